import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { youAndWe } from './youAndWe.ts';

const draftOf = (text: string) =>
  toEmailDraft(buildLead({ email: { subject: 'water bills', body: `Hi Dana,\n\n${text}\n\nBest,\nErin` } }), {
    contactsAtCompany: 1,
    ownWords: [],
  });
const shareIn = (text: string) => youAndWe.features.youShare.reader.read?.(draftOf(text));

describe('“you” versus “we”', () => {
  it('does not count as much of “you” what the reader is to send', () => {
    const offer = 'We audit water bills for hotels.';
    expect(shareIn(`${offer} Your pool may cost you more than your rooms.`)).toBe(0.75);
    expect(
      shareIn(
        `${offer} We will need the following:\n\n1. Your invoices of the last 12 months\n2. Your contracts with your suppliers\n3. A signed letter on your letterhead`,
      ),
    ).toBe(0.5);
  });

  it('reads what stands on the line of the greeting as the opening', () => {
    const body = 'Dear Dana, we are Anchor Water from Hull and we audit water bills. We have been in business since 1987.\n\nErin';
    const draft = toEmailDraft(buildLead({ email: { subject: 'water bills', body } }), { contactsAtCompany: 1, ownWords: [] });
    const evidence = youAndWe.evidence?.against?.(draft, () => []) ?? [];
    expect(evidence.map(({ start, end }) => draft.body.raw.slice(start, end))).toEqual([
      'we are Anchor Water from Hull and we audit water bills.',
    ]);
  });

  it('says of no second sentence that the email opens with it', () => {
    const draft = draftOf('I hope you are doing well. I wanted to introduce myself and my company, Anchor Water. We audit bills.');
    const evidence = youAndWe.evidence?.against?.(draft, () => []) ?? [];
    expect(evidence.map(({ start, end }) => draft.body.raw.slice(start, end))).toEqual([
      'I wanted to introduce myself and my company, Anchor Water.',
    ]);
    for (const sentence of youAndWe.sentences.lower.what) expect(sentence).not.toContain('opens with');
  });
});
