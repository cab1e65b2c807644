import { expect, it } from 'vitest';
import { isSideAsk, offersForAnswer, sellsBeside } from './sideAsks.ts';

it.each([
  'We also do carpets if you ever need them.',
  'We also do kerbs if you need it.',
  'I also teach evening groups, in case that is useful.',
  'We also supply ladders should you need one.',
  'We also fit gates if you ever want one.',
  'I can also do weddings, just in case you have one.',
  'Also, we repair awnings if you ever have a torn one.',
  'We also handle customs if that helps.',
  'We also hire out marquees if you ever need one.',
  'I also run a course for parents, in case it is of interest.',
  'Also happy to quote for the car park.',
  "I'm also happy to look at the boiler.",
  'Also happy to price up the fencing.',
  'We are also glad to help with the planning forms.',
  'We also offer storage if you would ever like it.',
])('names something else that is for sale: %s', (text) => {
  expect(sellsBeside(text)).toBe(true);
});

it.each([
  'We also do carpets.',
  'We also do carpets at £4 a metre if you need it.',
  'We also clean the kitchen every Friday.',
  'We do kerbs if you need it.',
  'If you ever need kerbs, we do those.',
  'We also guarantee the work for ten years.',
  'We also pay for the skip if you need one.',
  'We also give you a spare if one breaks.',
  'I also teach your staff how to use it.',
  'We also send a report after each visit.',
  'We also collect the old ones for free if you like.',
  'We also replace the filter at no charge should it fail.',
  'You can also stop any time if it does not help.',
  'Also happy to leave one with you for a week.',
  'Also happy to send you a sample.',
  'Also happy to give you the names of two customers.',
  'I am also happy to wait until May.',
  'We are also happy to sign your terms.',
  'Also happy to quote £40 for the first one.',
  'Happy to quote for the car park.',
  'I would be happy to price up the fencing.',
  'We also offer a refund: just ask.',
  'Can we also quote for the roof?',
  'Would you also need one for the yard?',
  'He also does the night shift.',
  'They also buy two pallets a week.',
  'Your site also says that you hire.',
  'We also do this for two schools near you.',
  'We also make them in oak.',
  'We also cover the cost of a lost tool.',
])('what belongs to the offer is nothing else for sale: %s', (text) => {
  expect(sellsBeside(text)).toBe(false);
});

it.each([
  'Or we can jump on a call and talk about your plans, whichever you prefer.',
  'Alternatively, we could talk it through.',
  'Or I can do a demo, ten minutes on Zoom.',
  "Also happy to hop on a call if that's easier.",
])('a call is the other way to answer: %s', (text) => {
  expect(isSideAsk(text)).toBe(true);
});

it.each([
  ['If you send me a bill I’ll mark it up.', true],
  ['Please send us the sizes and we will price them today.', true],
  ['You can send a photo and I can tell you the age.', true],
  ['If you need a price, call me.', false],
  ['We send a bill once a month.', false],
  ['If you send it back within a month, nothing is due.', false],
])('a promise for an answer: %s', (text, expected) => {
  expect(offersForAnswer(text)).toBe(expected);
});

it.each([
  'I’d also love to know whether you do many weddings.',
  'We’d also be curious to hear who prints your menus.',
  'And I would also like to see how you store the seed.',
  'But I’d also be glad to know what you pay now.',
  'If you already have a sweep, no problem at all, though I’d be interested to know when he comes.',
  'If you already work with somebody, that’s fine, but I’d like to hear how it goes.',
  'If you’ve already got one, no worries, although we’d love to know which.',
])('asks for something more beside the request: %s', (text) => {
  expect(isSideAsk(text)).toBe(true);
});

it.each([
  'I’d also love to show you the kiln.',
  'I’d love to know whether you do many weddings.',
  'I’d also like to give you one to try.',
  'Could I also ask whether you do many weddings?',
  'We also learn who prints the menus.',
  'I’d also be happy to leave you one.',
  'If you already have a sweep, no problem at all.',
  'If you already have a sweep, ours costs less, though I’d need to see the flue.',
  'If you already have the form, I’d like to have it back.',
  'I also know whom to ask.',
])('does not: %s', (text) => {
  expect(isSideAsk(text)).toBe(false);
});

it.each(['I could also quote your ten most used sizes if you’d like to send them.', 'We can also price the frames if you want one.'])(
  'also names what else would be quoted: %s',
  (text) => {
    expect(sellsBeside(text)).toBe(true);
  },
);
