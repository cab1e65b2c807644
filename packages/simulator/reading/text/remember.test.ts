import { describe, expect, it } from 'vitest';
import { rememberTest } from './remember.ts';

describe('questions about a sentence', () => {
  it('keeps the answers of different questions apart', () => {
    const [asks, isLoud] = [rememberTest((sentence) => sentence.endsWith('?')), rememberTest((sentence) => sentence.endsWith('!'))];
    const sentences = ['Is the kiln free on Friday?', 'The kiln is free!', 'The kiln is free.'];
    for (const _ of ['first', 'again']) {
      expect(sentences.map(asks)).toEqual([true, false, false]);
      expect(sentences.map(isLoud)).toEqual([false, true, false]);
    }
  });

  it('answers each question once', () => {
    let asked = 0;
    const test = rememberTest(() => {
      asked += 1;
      return false;
    });
    for (const _ of ['first', 'again']) expect(test('The ferry leaves at noon.')).toBe(false);
    expect(asked).toBe(1);
  });
});
