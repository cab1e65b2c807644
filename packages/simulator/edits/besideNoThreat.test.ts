import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../reading/draft.ts';
import { buildLead } from '../testing/buildLead.ts';
import { besideNoThreat } from './besideNoThreat.ts';

const draftOf = (body: string) =>
  toEmailDraft(buildLead({ company: null, title: null, email: { subject: 'chimney sweeping', body } }), {
    contactsAtCompany: 1,
    ownWords: [],
  });
const written = (last: string) => `Hi Ana,\n\nWe sweep the chimneys of inns. Each visit takes an hour.\n\n${last}\n\nTom`;
const asked = (before: string, after: string) => {
  const draft = draftOf(written(before));
  return besideNoThreat(draft, { ...draft.lead.email, body: written(after) })?.body;
};

describe('besideNoThreat', () => {
  it.each([
    "I'll keep calling until you pick up.",
    'I will continue to write until I have an answer.',
    "We won't give up.",
    'It is rude of you to ignore my emails.',
  ])('drops “%s” beside a new question', (threat) => {
    expect(asked(`Call me. ${threat}`, `Would you like to know more? ${threat}`)).toBe(written('Would you like to know more?'));
  });

  it.each(["I'll call on Monday to hear your answer.", 'We keep calling ahead before each visit.', 'I can send the price list.'])(
    'keeps “%s”',
    (harmless) => {
      expect(asked(`Call me. ${harmless}`, `Would you like to know more? ${harmless}`)).toContain(harmless);
    },
  );

  it('leaves an old question as it is', () => {
    const body = "Would you like to know more? I'll keep calling until you pick up.";
    expect(asked(`Act now. ${body}`, body)).toBe(written(body));
  });
});
