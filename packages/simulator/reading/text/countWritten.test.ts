import { expect, it } from 'vitest';
import { countWritten } from './countWritten.ts';
import { splitWords } from './splitWords.ts';

const count = (text: string) => countWritten(text, splitWords(text));

it.each([
  ['We clean on-site 24/7.', 4],
  ['Recall cards: no dental-office software', 5],
  ['now \u2013 or never', 3],
  ['now\u2014or never', 3],
  ['It is 3.5 m, e.g. here', 6],
  ['', 0],
])('counts words as a person does: %s', (text, expected) => {
  expect(count(text)).toBe(expected);
});
