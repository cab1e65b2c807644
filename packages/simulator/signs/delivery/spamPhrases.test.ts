import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { readEmail } from '../../reading/readEmail.ts';
import { buildLead, buildList } from '../../testing/buildLead.ts';
import { spamPhrases } from './spamPhrases.ts';

function countIn(sentence: string): number {
  const body = `Hi Dana,\n\nWe run a booking page for loading docks.\n\n${sentence}\n\nShall I send you a plan?\n\nErin`;
  const [lead] = buildList(1, () => ({ email: { subject: 'dock slots', body } }));
  if (lead === undefined) throw new Error('no lead');
  return readEmail(lead, lead.context).values.spamPhrases ?? 0;
}

it.each([
  'There is no upfront fee, we only get paid if you do.',
  'You can cancel at any time.',
  'I can tell you in a minute if you qualify.',
  'No credit card needed.',
  'We do this for only three yards at a time.',
  "Our fee is 18% and comes with a 90-day replacement guarantee. There's no cost unless you hire. Looking forward to hearing from you!",
  "We guarantee every shift for the first 8 hours or you don't pay. Thanks!",
  'We guarantee a plumber on your site within 3 hours, day or night. Thanks!',
  'They were putting the money back into their best pages.',
])('plain terms are no ad wording: %s', (sentence) => {
  expect(countIn(sentence)).toBe(0);
});

it.each([
  'We guarantee success within 30 days, no risk!',
  'We guarantee first page ranking within 30 days.',
  'We guarantee better results within 24 hours.',
  'We guarantee 500 leads within 48 hours.',
  '100% satisfaction guaranteed or your money back.',
  'GUARANTEED leads or you do not pay.',
  'Act now and make money fast.',
  'You have been selected for a prize.',
  'Risk free, no strings attached.',
])('an ad’s words are: %s', (sentence) => {
  expect(countIn(sentence)).toBeGreaterThan(0);
});

it.each([
  ['We are a leading print company in Leeds.', ['leading print company']],
  ["We are the WORLD'S LEADING provider of kilns.", ["WORLD'S LEADING provider"]],
  ['I can price it from a photo, no obligation.', []],
])('a phrase is quoted with the words that belong to it: %s', (sentence, quotes) => {
  const draft = toEmailDraft(
    { ...buildLead({}), email: { subject: 'kilns', body: `Hi Dana,\n\n${sentence}\n\nErin` } },
    { contactsAtCompany: 1, ownWords: [] },
  );
  const found = spamPhrases.features.spamPhrases.reader.find(draft);
  expect(found.map(({ start, end }) => draft.body.raw.slice(start, end))).toEqual(quotes);
});
