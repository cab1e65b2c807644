import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';
import type { LeadInList } from './lead.ts';

/** One email in different words: the same offer four times, the same proof and question three times. */
const OFFERS = [
  'We print dock schedules that carriers fill in themselves, so your yard team answers fewer calls.',
  'Carriers book their own dock slots with our schedule, which spares your yard team most phone calls.',
  'Our dock schedule lets carriers pick a slot themselves. Your yard team gets fewer calls.',
  'With our schedule carriers choose their dock slot on their own, and your yard team picks up the phone less.',
];
const PROOFS = [
  'Harbour Foods has used it since March.',
  'Since March it is in use at Harbour Foods.',
  'Harbour Foods started with it in March and kept it.',
];
const ASKS = ['Worth a look?', 'Would this be of interest?', 'Is it something for you?'];

const leadsWith = (body: string): LeadInList[] =>
  Array.from({ length: 10 }, (_, index) => ({
    leadKey: `lead-${index}`,
    slug: `lead-${index}`,
    name: 'Ann Lee',
    firstName: 'Ann',
    company: null,
    title: null,
    companySize: null,
    industry: null,
    email: { subject: 'dock slots', body },
    context: { contactsAtCompany: 1, ownWords: [] },
  }));

const replyOf = (body: string): number =>
  forecast({ seed: 'words', leadCount: 200 }, leadsWith(body), { buckets: [4], draws: { first: 0, count: 2 } })[0]?.expected.reply ?? 0;

const WORDINGS = OFFERS.flatMap((offer) =>
  PROOFS.flatMap((proof) => ASKS.map((ask) => `Hi Ann,\n\n${offer}\n\n${proof}\n\n${ask}\n\nIngrid`)),
);

describe('one email in 36 wordings', () => {
  it('is expected to bring nearly as many replies in each', () => {
    const rates = WORDINGS.map(replyOf).toSorted((one, other) => one - other);
    expect(rates).toHaveLength(36);
    const middle = rates[18] ?? 0;
    const apart = rates.map((rate) => Math.abs(rate / middle - 1));
    expect(Math.max(...apart)).toBeLessThan(0.08);
  });
});
