import { expect, it } from 'vitest';
import { questionAfterThing, questionOfThing } from './thingAtHand.ts';

it.each([
  ["Sample report is available if you'd like to see how we test.", 'Would you like to see a sample report?'],
  ['A case study is available on request.', 'Would you like to see a case study?'],
  ['Our full layout is available for you to look at.', 'Would you like to see our full layout?'],
  ['Example drawings are available if you want to check the detail.', 'Would you like to see example drawings?'],
  ['An audit checklist is available.', 'Would you like to see an audit checklist?'],
  ['We have a sample log we can share.', 'Would you like to see a sample log?'],
  ["There's a short recording of the ward round I could send you.", 'Would you like to see a short recording of the ward round?'],
  ['I have got a photo of the old roof that I can send over.', 'Would you like to see a photo of the old roof?'],
])('a thing the sender has is asked about: %s', (sentence, question) => {
  expect(questionOfThing(sentence)).toBe(question);
});

it.each([
  'The report is available from £90.',
  'The report is available in May.',
  'Samples are available in six colours.',
  'Reports are available online.',
  'A plan is available to everybody on the estate.',
  'We have a report that you can share.',
  'We have a team we can send.',
  'There is a list of jobs we could do.',
  'Would a sample report help?',
  'A report is sent every month.',
  'The video is not available.',
  'Our drivers are available.',
  'A sample is available at our shop in Derby.',
  'Our quote is available to download below.',
  'We have a plan for £90 we can offer.',
])('what is sold or elsewhere is no thing to see: %s', (sentence) => {
  expect(questionOfThing(sentence)).toBeUndefined();
});

it.each([
  ["I've written up the four pages and what I'd change.", 'Shall I send it over?'],
  ['I have already marked your last bill up in red.', 'Shall I send it over?'],
  ['We mocked up a new label for your jam.', 'Shall I send it over?'],
  ["I've recorded a three minute video for you.", 'Shall I send it over?'],
  ['I put together a short list of what we found on Marlow Foods.', 'Shall I send it over?'],
  ['We made two sketches of your front window.', 'Shall I send them over?'],
  ["I've drafted a plan for Marlow Foods.", 'Shall I send it over?'],
  ["There's a short film of the last camp.", 'Would you like to see it?'],
  ['There is a recording that shows a whole lesson.', 'Would you like to see it?'],
])('what was made for the reader is offered: %s', (sentence, question) => {
  expect(questionAfterThing(sentence, 'Marlow Foods')).toBe(question);
});

it.each([
  "I've written up wills for 20 years.",
  'We have prepared a plan for every school in Kent.',
  'I made a list of five shops.',
  'We recorded a video last year for your neighbour.',
  "I've recorded a video for you, it's below.",
  'I have attached a plan for your yard.',
  'We put together teams for you.',
  'We marked up our prices in May.',
  'There is a video on your website.',
  'There is a film on the glass.',
  'There is a clip on each hose.',
  'There is a plan for your street.',
  'You have written up three pages.',
  'They made a list of your orders.',
  "I've made a list for you and put it at www.example.com.",
  'We have designed the machine around you.',
  'I prepared your accounts in 2019.',
  'Have I made a list for you?',
  'We made it up to you.',
  "We've prepared a list for our customers, and you are on it.",
])('nothing was made for the reader: %s', (sentence) => {
  expect(questionAfterThing(sentence, 'Marlow Foods')).toBeUndefined();
});
