import { expect, it } from 'vitest';
import { withoutOpening } from './openings.ts';

const around = { isSigned: (name: string) => name === 'Ravi', asksElse: false };

it.each([
  ['As you may know, trucks wait at the gate.', 'Trucks wait at the gate.'],
  ["I'm reaching out because your yard is growing.", 'Your yard is growing.'],
  ['We are Acme, a leading manufacturer of pumps.', 'Acme makes pumps.'],
  ['We are ClauseWorks, a legal services company which provides contract reviews.', 'ClauseWorks provides contract reviews.'],
  ['My name is Ravi and I work with subscription brands.', 'I work with subscription brands.'],
  ['I wanted to see if you would be open to a dock audit.', 'Would you be open to a dock audit?'],
])('an empty opening goes and a whole sentence stays: %s', (sentence, plain) => {
  expect(withoutOpening(sentence, around)).toBe(plain);
});

it('a name that nobody signs stays', () => {
  expect(withoutOpening('My name is Omar and I work with subscription brands.', around)).toBeUndefined();
});

it('a statement is not turned into a second question', () => {
  expect(withoutOpening('I wanted to see if you would be open to a dock audit.', { ...around, asksElse: true })).toBeUndefined();
});

it('praise keeps its opening', () => {
  expect(withoutOpening('I came across your yard because you are hiring.', around)).toBeUndefined();
});
