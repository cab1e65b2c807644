import { expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';

const optionsOf = (prose: string) => readOptions(prose, ([first = '']) => first);

it('reads the word that says yes, and none that the reader is not to write', () => {
  expect(optionsOf('Just reply with "go" and I start.')).toEqual([['optionYes', 'go']]);
  expect(optionsOf('Reply YES or STOP.')).toEqual([
    ['optionYes', 'yes'],
    ['optionNo', 'stop'],
  ]);
  expect(optionsOf('Don\'t reply with "later". Nobody is too busy.')).toEqual([]);
  expect(optionsOf('People reply with "it\'s fine" to this.')).toEqual([]);
});
