import { expect, it } from 'vitest';
import { mayScare } from './scareWords.ts';

it.each([
  'sooner or later somebody will die in your lobby',
  'you\u2019ll be sued',
  'imagine your daughter behind bars',
  'one spark and your barn burns to the ground',
  'your silence is on your conscience',
  'don\u2019t become the next headline',
  'do you really want to risk it all',
])('looks closer at what may frighten: %s', (sentence) => {
  expect(mayScare(sentence)).toBe(true);
});

it.each(['we plan tours for carriers with five to fifty trucks', 'would thursday at ten suit you?', 'hi dana,'])(
  'passes over what cannot: %s',
  (sentence) => {
    expect(mayScare(sentence)).toBe(false);
  },
);
