import { describe, expect, it } from 'vitest';
import { findSeller } from './offeredPlace.ts';
import { maskOffers } from '../testing/maskText.ts';

/** Whether the words of a sentence are the sender's. */
function isSold(text: string, thing: string): boolean {
  const [sentence] = maskOffers(text);
  const words = thing.split(' ');
  const at = sentence?.words.findIndex((_, start) => words.every((word, offset) => sentence.words[start + offset] === word)) ?? -1;
  return sentence !== undefined && findSeller(sentence, { at, end: at + words.length }) !== null;
}

describe('findSeller', () => {
  it('takes a list of goods without a verb for the sender’s', () => {
    expect(isSold('Refurbished dock levellers, tested, with a two-year warranty.', 'dock levellers')).toBe(true);
    expect(isSold('Tower lights from 2 to 9 metres with fuel and cabling.', 'tower lights')).toBe(true);
  });

  it('leaves the reader’s things, questions and sentences about a thing alone', () => {
    expect(isSold('Your dock levellers, all twelve of them.', 'dock levellers')).toBe(false);
    expect(isSold('Old dock levellers with bent lips?', 'dock levellers')).toBe(false);
    expect(isSold('Broken dock levellers cost you a bay.', 'dock levellers')).toBe(false);
  });
});
