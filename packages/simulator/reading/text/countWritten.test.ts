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

it('counts the words of a language without spaces', () => {
  expect(count('\u6211\u4eec\u4fee\u7406\u51b7\u5e93\uff0c\u665a\u4e0a\u4e5f\u53ef\u4ee5\u3002')).toBeGreaterThan(5);
});
