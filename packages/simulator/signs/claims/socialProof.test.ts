import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { findSureProof, isOtherThanProof } from './socialProof.ts';

it.each([
  'On average 25% of the addresses in a mailing list die within a year.',
  'Around 40 percent of all pallets come back broken.',
  'One in five of the invoices has a wrong price.',
  'We have 5,000 sheets in the yard.',
  'At the moment we have three night nurses who live within ten miles of Luton.',
  'I have two senior welders with pipe tickets, both free from Monday.',
  '80 forklift drivers on our books, most of them in Corby.',
])('how common a problem is proves nothing: %s', (sentence) => {
  expect(isOtherThanProof(sentence)).toBe(true);
});

it.each([
  '40% of our customers reorder within a year.',
  'About 60% of the farms around Kent use it.',
  'Half of the hotels we serve switched last year.',
  'On average 30% of the hours at Norrland Dairy went away.',
  'We have two engineers who use it every day at Corby Steel.',
  '900 drivers from 14 hauliers passed our course last year.',
  'Two nurses we placed at Luton in spring stayed.',
  '60 pickers on our books, and a 97% fill rate at Corby last peak.',
])('what others did or got may be proof: %s', (sentence) => {
  expect(isOtherThanProof(sentence)).toBe(false);
});

/** The sentences quoted as proof of an email with this paragraph. */
function quotesOf(paragraph: string): string[] {
  const body = `Hi Dana,\n\nWe service deck ovens at night, so nobody loses a bake.\n\n${paragraph}\n\nWorth a look?\n\nBest,\nTom`;
  const draft = toEmailDraft(
    { ...buildLead({ company: 'Marlow Bakeries' }), email: { subject: 'ovens', body } },
    { contactsAtCompany: 1, ownWords: [] },
  );
  return findSureProof(draft).map(({ start, end }) => body.slice(start, end));
}

it.each([
  ['38 farms between Louth and Horncastle are on it.', '38 farms between Louth and Horncastle are on it.'],
  ['We hold a spare set for £14 a month. 167 properties with us so far.', '167 properties with us so far.'],
  ['Three in four ovens fail their test. Elmhurst Care had 412 done in eleven days.', 'Elmhurst Care had 412 done in eleven days.'],
  [
    'Our customers grew sales by a third, and Elmhurst Bakery doubled its own.',
    'Our customers grew sales by a third, and Elmhurst Bakery doubled its own.',
  ],
  [
    'One of our clients lost £9,000 of flour a year and now loses none.',
    'One of our clients lost £9,000 of flour a year and now loses none.',
  ],
  ['The Harlan County Kitchen avoided a $140,000 repair that way.', 'The Harlan County Kitchen avoided a $140,000 repair that way.'],
  ['We service deck ovens for 140 craft bakeries across Kent.', 'We service deck ovens for 140 craft bakeries across Kent.'],
  [
    'At Bellweather Bakery we took the average repair from 17 days to 12, with the same staff.',
    'At Bellweather Bakery we took the average repair from 17 days to 12, with the same staff.',
  ],
  [
    'We rent deck ovens to bakeries across Kent for £210 a month with servicing, and 37 of our first 40 customers kept theirs.',
    '37 of our first 40 customers kept theirs.',
  ],
  [
    'At a bakery with 30 ovens near Lutterworth, days lost to burns went from 61 to 23 a month.',
    'At a bakery with 30 ovens near Lutterworth, days lost to burns went from 61 to 23 a month.',
  ],
])('only what somebody else got is quoted: %s', (paragraph, quote) => {
  expect(quotesOf(paragraph)).toEqual([quote]);
});

it.each([
  'Can I ask who chooses the oven service in Marlow Bakeries?',
  'How it works:\n\n1. Measurements taken at Elmhurst Bakery and two more sites (week 1)\n2. Report to Hale & Partners (week 3)',
  'Flour prices from Ghent dropped to £310 a ton this week (they were £420 in May).',
  'Clients such as Elmhurst Bakery have cut their oven costs by 70%, although one oven never came back.',
  '- Log of every bake, which the insurer will accept as evidence',
  'Three in four ovens that our inspectors looked at last year failed.',
  'Two out of three bakers in this country miss their test, according to the national audit.',
  'You run four ovens and cut the bill by half last year.',
  'Marlow Bakeries cut its bill by half last year.',
  'Dr. Astruc will show what lives in 60 starters from around the world.',
  'Last year one of our clients paid £84,000 to an account in Riga because an email said their flour mill had changed banks.',
  'One of our clients lost £9,000 of flour when the freezer failed last August.',
  'We have 10x’d revenue for dozens of brands with our own growth engine.',
  'Our clients see a 340% ROI on average.',
  'We generated $14M in pipeline last year and our clients average 9.2x ROI!',
  'Some of the biggest names in the trade trust us.',
  'Thousands of bakeries already trust us.',
  'At Dentalo we supply over 14,000 parts at up to 30% less than the others.',
  'Guaranteed to cut your losses by 95%, Ovenly is trusted by thousands of bakeries across the globe.',
  'Our customers save an average of 12 hours a week and see a 37% reduction in waste.',
  'A lot of bakeries in the area have switched to us already and they are all really happy.',
  'Our team of experts has saved our clients over £90m to date with a 100% success rate!',
])('a question, a feature, a statistic and what the reader did are not proof: %s', (paragraph) => {
  expect(quotesOf(paragraph)).toEqual([]);
});

it.each([
  'Our oven log is kept online and our clients tell us they love our friendly crew.',
  'Our customers are very happy with our service.',
  'All of our customers say they appreciate how tidy we are.',
  'Our clients trust us to deliver.',
  'Businesses like us for our tidy work.',
])('what customers are said to feel proves nothing: %s', (sentence) => {
  expect(quotesOf(sentence)).toEqual([]);
});

it('quotes no gain that every user is said to have, only one of somebody named or counted', () => {
  expect(quotesOf('Teams using AdLedger grow their return on ad spend by 1,266% in the first year!')).toEqual([]);
  expect(quotesOf('Elmhurst Bakery grew its sales by 12% with us last year.')).toEqual([
    'Elmhurst Bakery grew its sales by 12% with us last year.',
  ]);
});

it.each(['£640 for a month with two repairs.', '$9,800 per site with up to three ovens.', 'A flat £75 an oven, parts included.'])(
  'what it costs proves nothing: %s',
  (sentence) => expect(quotesOf(sentence)).toEqual([]),
);
