import { expect, it } from 'vitest';
import { isSideAsk, offersForAnswer, sellsBeside, wouldTalk } from './sideAsks.ts';

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

it.each([
  'Happy to call you any time.',
  'I’m happy to have a quick chat whenever suits.',
  'Glad to talk it through over the phone if that’s easier.',
  'Always happy to chat.',
  'We’d be happy to jump on a call if you’d prefer.',
  'Happy to give you a bell when it suits.',
  'I’d be glad to discuss this further.',
  'We’re also happy to set up a call.',
  'More than happy to grab a coffee too.',
  'Happy to talk about it at a time that works for you.',
  'Or happy to meet if it is easier.',
  'Happy to ring you instead.',
  'I would be happy to have a short call any time next week.',
  'We’re always glad to talk things through.',
  'Happy to come by whenever it’s quiet.',
])('only says that the sender would talk, too: %s', (text) => {
  expect(wouldTalk(text)).toBe(true);
});

it.each([
  'Happy to talk to your insurer for you.',
  'Happy to call you with the result on Friday.',
  'Happy to give you a reference.',
  'Happy to have a look at the roof.',
  'Happy to do a free trial.',
  'Happy to chat to your drivers about it.',
  'Happy to send one.',
  'Happy to come and measure it.',
  'Happy to come by and fix the gate.',
  'Happy to call your current supplier for the figures.',
  'Happy to meet your price.',
  'Happy to meet the deadline.',
  'Happy to discuss the price for over fifty.',
  'Happy to talk it through for £40 an hour.',
  'Happy to have a go at one crate first.',
  'Happy to arrange a free tasting.',
  'Happy to call you when a load comes up.',
  'Happy to give you a ring once the drawings are in.',
  'Happy to talk if your contract is up.',
  'Would you be happy to talk?',
  'Happy to get on with it.',
  'Happy to do a call-out for nothing.',
  'I’m happy with the price.',
  'We’re happy to talk German, too.',
  'Happy to set up a demo account.',
  'Our drivers are happy to call you.',
  'Happy to meet in the middle on price.',
  'Happy to do a chat widget as well.',
  'They were happy to talk.',
  'Happy to call it quits after a month.',
  'We’d be happy to come back for the rest.',
  'Happy to have a chat with your team about safety at lunch, free.',
  'Glad to talk shop.',
  'Happy to grab a coffee machine from the van.',
  'Happy to come on a Sunday so nobody has to stop work.',
])('says more than that: %s', (text) => {
  expect(wouldTalk(text)).toBe(false);
});
