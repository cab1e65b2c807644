import { describe, expect, it } from 'vitest';
import type { Email } from '../lead.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { asksReader } from '../signs/asks/askReaders.ts';
import { buildLead, withContexts } from '../testing/buildLead.ts';
import { EDITS, type EditId } from './edits.ts';
import { keepsRequest } from './keepsRequest.ts';

const draftOf = (body: string) => {
  const [own] = withContexts([{ ...buildLead({ company: 'Harlow Freight' }), email: { subject: 'dock slots', body } }]);
  if (own === undefined) throw new Error('no lead');
  return toEmailDraft(own, own.context);
};
const mail = (...lines: readonly string[]): string => ['Hi Dana,', ...lines, 'Best,\nErin'].join('\n\n');
const edited = (id: EditId, body: string): Email | undefined => EDITS.find((one) => one.id === id)?.apply(draftOf(body));
const OFFER = 'We plan dock slots for carriers, from $90 a month.';

describe('the last request', () => {
  it.each([
    [
      mail(OFFER, 'Could I send you a plan for one gate?', 'I look forward to hearing from you.'),
      mail(OFFER, 'I look forward to hearing from you.'),
    ],
    [mail(OFFER, 'Could I send you a plan for one gate?'), mail(OFFER)],
  ])('is not removed: %j', (before, after) => {
    expect(keepsRequest(draftOf(before), { subject: 'dock slots', body: after })).toBe(false);
  });

  it.each([
    [mail(OFFER, 'Could I send you a plan? Are you free on Monday?'), mail(OFFER, 'Could I send you a plan?')],
    [mail(OFFER, 'Are you free on Monday for a call?'), mail(OFFER, 'Would a plan for one gate help?')],
    [mail(OFFER, 'Please let me know when would be a good time to talk.'), mail(OFFER, 'Please let me know when would be a good time.')],
    [mail(OFFER), mail('We plan dock slots.')],
  ])('stays or is replaced: %j', (before, after) => {
    expect(keepsRequest(draftOf(before), { subject: 'dock slots', body: after })).toBe(true);
  });

  it('is kept by every edit of an email with several requests', () => {
    const body = mail(
      'We offer air freight, warehousing and pallet distribution throughout the UK. Many businesses look for a partner they can rely on.',
      'I would be grateful if you could let me know who the right person is to speak to regarding your shipping requirements. I would also welcome the chance to come and visit you at your offices to discuss how we might be able to assist you going forward.',
      'I look forward to hearing from you at your earliest convenience.',
    );
    for (const { id } of EDITS) {
      const after = edited(id, body)?.body ?? body;
      expect(/right person|visit you|\?/.test(after), id).toBe(true);
    }
  });
});

describe('a closing line', () => {
  it('is no request beside another', () => {
    const both = draftOf(mail(OFFER, 'Could I send you a plan for one gate?', 'I look forward to hearing from you.'));
    expect(asksReader.find(both).map(({ start, end }) => both.body.raw.slice(start, end))).not.toContainEqual(
      expect.stringMatching(/forward/),
    );
  });

  it('is the request of an email without any other', () => {
    expect(asksReader.find(draftOf(mail(OFFER, 'I look forward to hearing from you.')))).toHaveLength(1);
  });
});
