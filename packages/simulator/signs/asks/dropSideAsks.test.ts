import { expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { dropSideAsks } from './dropSideAsks.ts';

const OFFER = 'Hi Dana,\n\nVans wait at your gate. We wash them at night for £14 each.\n\n';
const SIGNED = '\n\nBest,\nErin Moss';
const edit = (asks: string, signed = SIGNED): string =>
  dropSideAsks(
    toEmailDraft({ ...buildLead(), email: { subject: 'vans', body: `${OFFER}${asks}${signed}` } }, { contactsAtCompany: 1, ownWords: [] }),
  ).body;

it.each([
  ['Shall I send a price? If now isn’t the right time, when should I try again?', 'Shall I send a price?'],
  ['Shall I send a price? Feel free to connect with me on LinkedIn.', 'Shall I send a price?'],
  ['How many vans do you run? Who washes them today? Would a price for one night help?', 'Would a price for one night help?'],
  [
    'If you send me a photo of one van I’ll price it. Or we can do a quick call, whichever you prefer.',
    'If you send me a photo of one van I’ll price it.',
  ],
  ['Would a price list help? We also do ambulances if you ever need it.', 'Would a price list help?'],
  ['Would that help, or is a call easier?', 'Would that help?'],
  ['Could I show you on Thursday? If you are not the right person, please point me to whoever is.', 'Could I show you on Thursday?'],
  ['Would a price list help? We’d also love to drop by with a pressure washer, is Friday good?', 'Would a price list help?'],
  [
    'Is there somebody else I should speak to about the vans, and when would be good to come round with biscuits?',
    'Is there somebody else I should speak to about the vans?',
  ],
  ['Shall I send you a quote for ten vans, or let me know who the right person would be?', 'Shall I send you a quote for ten vans?'],
  ['Shall I send over the prices, or is a call easier?', 'Shall I send over the prices?'],
  ['Shall I send the price list? And let me know if a call would be better, I am free most mornings.', 'Shall I send the price list?'],
  ['Shall I send the price list? Or we can jump on a quick call, whichever you prefer.', 'Shall I send the price list?'],
  ['Shall I send a price, or if somebody else runs the vans please let me know who I should ask?', 'Shall I send a price?'],
  ['Shall I send a price for ten vans, or would you rather have a call first?', 'Shall I send a price for ten vans?'],
  ['Can I post you the two reports, or would it be better to speak first?', 'Can I post you the two reports?'],
  ['Would a price per van be useful, or shall we have a quick chat?', 'Would a price per van be useful?'],
  ['Are you the person who runs the vans, and if so would Tuesday at 3 work for a call?', 'Are you the person who runs the vans?'],
  ['Do you wash your own vans, and if so, could we have a quick chat next week?', 'Do you wash your own vans?'],
  ['How many vans do you run? I’d be happy to give you a ring any time.', 'How many vans do you run?'],
])('one request stays: %s', (asks, one) => {
  expect(edit(asks)).toBe(`${OFFER}${one}${SIGNED}`);
});

it('the only address moves to the signature', () => {
  const asks = 'Are you free for a call on Thursday? You can also see our full list at www.vanwash.example or follow us on LinkedIn.';
  expect(edit(asks)).toBe(`${OFFER}Are you free for a call on Thursday?${SIGNED}\nwww.vanwash.example`);
});

it('several pages go with the sentence that offers them', () => {
  const asked = 'How many vans do you have?';
  const asks = `${asked} You can also see our film at https://vanwash.example/film, or download the list at https://vanwash.example/list.`;
  expect(edit(asks)).toBe(`${OFFER}${asked}${SIGNED}`);
});

it.each([
  'Shall I send you a quote?',
  'If vans are not your job, this is no use to you. Shall I send you a quote?',
  'Call me on 0115 496 0221.',
  'Are you free for a call on Thursday? Or just reply YES and I will send you the brochure.',
  'Would a price list help? We also do ambulances if you ever need it. They are £20 each.',
  'If you would like to find out more, please visit my website, reply to this email or call me on 0115 496 0221.',
  'Shall I send a price for ten vans, or would it be better to send one for all?',
  'Would you like us to collect them, or shall we meet your driver at the gate?',
  'Do you wash your own vans, and if so would a price list be of use?',
  'Do you have a yard, and if so could we come and measure it on Tuesday?',
  'Is it you who runs the vans, and if not, who does?',
  'Happy to call you any time.',
])('a single request stays as it is: %s', (asks) => {
  expect(edit(asks)).toBe(`${OFFER}${asks}${SIGNED}`);
});

it('the number of another way to answer moves to the signature', () => {
  const asks = 'Would you be willing to share your last wash bill? Or, if you’d rather talk first, catch me on 0115 496 0221.';
  expect(edit(asks)).toBe(`${OFFER}Would you be willing to share your last wash bill?${SIGNED}\n0115 496 0221`);
});
