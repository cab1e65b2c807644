import { expect, it } from 'vitest';
import { isOfName } from './isOfName.ts';

const isName = (text: string, phrase: string, signed = text.length): boolean => {
  const start = text.indexOf(phrase);
  return isOfName(text, { start, end: start + phrase.length }, signed);
};

it.each([
  ['I run sales at Magical Mornings Tea in Hull.', 'Magical'],
  ['The blends from Perfect Strategy Tea are sold in tins.', 'Perfect Strategy'],
  ['We are Ultimate Guide, a press in Leeds.', 'Ultimate Guide'],
])('a phrase of praise is part of a name: %s', (text, phrase) => {
  expect(isName(text, phrase)).toBe(true);
});

it('is part of a name in the signature, and at the start of a sentence if the signature has the same name', () => {
  const body = 'Magical Mornings roasts on Mondays.\n\nRita\nMagical Mornings';
  const signed = body.indexOf('Rita');
  expect(isName(body, 'Magical', signed)).toBe(true);
  expect(isName('Sold in tins.\n\nRita\nMagical Mornings', 'Magical', 15)).toBe(true);
});

it.each([
  ['We bring magical mornings to Hull.', 'magical'],
  ['MAGICAL MORNINGS ARE HERE', 'MAGICAL'],
  ['Our Magical Mornings Begin With Amazing Tea', 'Magical'],
  ['Magical mornings start here.', 'Magical'],
  ['Amazing Results for every shop.', 'Amazing'],
])('is not: %s', (text, phrase) => {
  expect(isName(text, phrase)).toBe(false);
});
