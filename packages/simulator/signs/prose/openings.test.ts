import { expect, it } from 'vitest';
import { withoutOpening } from './openings.ts';

const around = { asksElse: false };

it.each([
  ['As you may know, trucks wait at the gate.', 'Trucks wait at the gate.'],
  ["I'm reaching out because your yard is growing.", 'Your yard is growing.'],
  ['We are Acme, a leading manufacturer of pumps.', 'Acme makes pumps.'],
  ['I am reaching out on behalf of Acme, the world-class provider of cutting-edge, best-in-class pumps.', 'Acme provides pumps.'],
  ['We are ClauseWorks, a legal services company which provides contract reviews.', 'ClauseWorks provides contract reviews.'],
  ["I'm getting in touch because the new depot opens in May with a night shift.", 'The new depot opens in May with a night shift.'],
  ['Just a thought: most yards stop at two lanes.', 'Most yards stop at two lanes.'],
  ['Did you know that most yards pay twice for the same pallet?', 'Most yards pay twice for the same pallet.'],
  ['I wanted to introduce myself as the new agent for Hollin Doors.', 'I am the new agent for Hollin Doors.'],
  ['I wanted to see if you would be open to a dock audit.', 'Would you be open to a dock audit?'],
  ["I wanted to introduce myself, as I've bought the yard on Dock Road.", "I've bought the yard on Dock Road."],
  ["Thought I'd drop you a note because we load two streets away.", 'We load two streets away.'],
  ['Please note that the gate closes at six.', 'The gate closes at six.'],
  ["Here's one thing I'm proud of: we have not lost a pallet since 2019.", 'We have not lost a pallet since 2019.'],
  ['To be honest, most yards our size stop at two lanes.', 'Most yards our size stop at two lanes.'],
])('an empty opening is removed and a whole sentence stays: %s', (sentence, plain) => {
  expect(withoutOpening(sentence, around)).toBe(plain);
});

it('who writes stays', () => {
  expect(withoutOpening('My name is Omar and I work with subscription brands.', around)).toBeUndefined();
});

it('a statement is not turned into a second question', () => {
  expect(withoutOpening('I wanted to see if you would be open to a dock audit.', { ...around, asksElse: true })).toBeUndefined();
});

it('a question that the reader may ask stays', () => {
  expect(withoutOpening('Did you know how your rates are set?', around)).toBeUndefined();
});

it('praise keeps its opening', () => {
  expect(withoutOpening('I came across your yard because you are hiring.', around)).toBeUndefined();
});

it.each([
  'I am writing because of your new yard in Essen.',
  "I'm getting in touch as part of a study of 40 yards.",
  'Note: prices exclude tax.',
  "Here's one thing we're proud of: our yard in Essen.",
  'I wanted to introduce myself to your team in Essen.',
  "I'll be honest, every yard says so.",
  'To be honest with ourselves is the hard part.',
  'Please note the new gate code.',
])('an opening that the rest of the sentence needs stays: %s', (sentence) => {
  expect(withoutOpening(sentence, around)).toBeUndefined();
});
