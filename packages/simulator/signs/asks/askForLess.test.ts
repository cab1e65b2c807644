import { describe, expect, it } from 'vitest';
import { EDITS } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { listDemands } from './listDemands.ts';

const OFFER = 'We run penetration tests for accounting firms and hand over a plain report. A test starts at $6,500.';
const draftOf = (text: string, { subject = 'Your network', isSale = false } = {}) =>
  toEmailDraft(
    { ...buildLead(), email: { subject, body: `Hi Dana,\n\n${text}\n\nRegards,\nPaul` } },
    { contactsAtCompany: 1, ownWords: [], ...(isSale && { corrections: { emailKind: 'sales' } }) },
  );
const rewrite = (text: string, told: Parameters<typeof draftOf>[1] = {}): string => {
  const draft = draftOf(text, told);
  return EDITS.find(({ id }) => id === 'ask_for_less')?.apply(draft).body ?? '';
};

describe('a small question in place of demands', () => {
  it.each([
    'Can you set up a 60 minute call with your leadership team next week? Please send over your server list so I can prepare.',
    'Please complete the attached questionnaire and return it by Friday. Then we can schedule a two-hour call with your partners.',
    'Please send me your last 12 months of IT invoices. I will also need access to your network diagram. Can we meet for an hour with your CFO and IT manager on Thursday?',
    "I'd like to schedule a 90-minute session with you and your IT director this week. What time works?",
  ])('takes out every demand and what serves only them, and keeps the offer and its price: %s', (demands) => {
    const after = rewrite(`${OFFER}\n\n${demands}`, { isSale: true });
    expect(after).toContain(OFFER);
    expect(after.match(/\?/g)).toHaveLength(1);
    expect(after).toMatch(/\?\n\nRegards,\nPaul$/);
    expect(listDemands(draftOf(after))).toEqual([]);
    expect(after).not.toMatch(/Friday|Thursday|kickoff|session|access|prepare|questionnaire/);
  });

  it('names the offer as the subject does, in a form that a sentence can hold', () => {
    const after = rewrite(`${OFFER}\n\nPlease bring your CFO and IT manager to a two-hour session.`, { subject: 'Penetration test' });
    expect(after).toMatch(/Are penetration tests something you are looking at\?/);
  });

  it('stands at the end if the offer comes after the demands', () => {
    const after = rewrite(`Could you send me your IT invoices for the last 12 months? ${OFFER}`);
    expect(after).toMatch(/\$6,500\.\n\n[^\n]+\?\n\nRegards/);
  });

  it("leaves the email's own small question as the only one", () => {
    const question = 'Are you happy with your current tester?';
    const after = rewrite(`${OFFER} ${question} Please schedule a 60-minute meeting with all your partners next week.`);
    expect(after).toContain(`${OFFER} ${question}\n\nRegards`);
  });

  it.each([
    [`${OFFER}\n\nPlease send us your IT invoices for the last 12 months and we will offer you the report for $900.`, /\$900/],
    [`${OFFER}\n\nDo you have 15 minutes next week?`, /15 minutes/],
    ['I study how firms test their networks. Could you complete the attached questionnaire? It takes an hour.', /questionnaire/],
  ])('changes nothing where a price would go, nothing is demanded, or the reader answers a study: %s', (text, kept) => {
    expect(rewrite(text)).toMatch(kept);
    expect(rewrite(text)).toContain(text);
  });

  it('names the reader’s company where only the request did, and signs with the number to call', () => {
    const text = `${OFFER}\n\nI would welcome the opportunity to visit Harlow Mills for a two-hour review. Alternatively, call me on 0115 496 0221.`;
    const lead = {
      ...buildLead({ company: 'Harlow Mills' }),
      email: { subject: 'Your network', body: `Hi Dana,\n\n${text}\n\nRegards,\nPaul` },
    };
    const draft = toEmailDraft(lead, { contactsAtCompany: 1, ownWords: [], corrections: { emailKind: 'sales' } });
    const after = EDITS.find(({ id }) => id === 'ask_for_less')?.apply(draft).body ?? '';
    expect(after).toMatch(/Harlow Mills[^\n]*\?\n\nRegards,\nPaul\n0115 496 0221$/);
    expect(after).not.toContain('two-hour');
  });
});
