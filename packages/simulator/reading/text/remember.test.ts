import { describe, expect, it } from 'vitest';
import { rememberLines } from './remember.ts';

describe('questions about a sentence', () => {
  it('keeps the answers of different questions apart', () => {
    const [asks, isLoud] = [rememberLines((sentence) => sentence.endsWith('?')), rememberLines((sentence) => sentence.endsWith('!'))];
    const sentences = ['Is the kiln free on Friday?', 'The kiln is free!', 'The kiln is free.'];
    for (const _ of ['first', 'again']) {
      expect(sentences.map(asks)).toEqual([true, false, false]);
      expect(sentences.map(isLoud)).toEqual([false, true, false]);
    }
  });

  it('answers each question once', () => {
    let asked = 0;
    const test = rememberLines(() => {
      asked += 1;
      return false;
    });
    for (const _ of ['first', 'again']) expect(test('The ferry leaves at noon.')).toBe(false);
    expect(asked).toBe(1);
  });
});

describe('answers about lines', () => {
  it('are kept for the last few long lines too, without pushing out the usual ones', () => {
    const computed: string[] = [];
    const lengthOf = rememberLines((line) => {
      computed.push(line.slice(0, 4));
      return line.length;
    });
    const longLine = (index: number) => `${index} of ${'a '.repeat(4500)}`;
    lengthOf('a usual line');
    for (const index of [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]) expect(lengthOf(longLine(index))).toBe(longLine(index).length);
    expect(computed).toEqual(['a us', '0 of', '1 of', '2 of', '3 of', '4 of']);
    for (let index = 10; index < 60; index += 1) lengthOf(longLine(index));
    lengthOf('a usual line');
    expect(computed.filter((start) => start === 'a us')).toHaveLength(1);
  });

  it('are dropped when nobody asks for them, and kept while somebody does, whatever line they follow', () => {
    const computed: string[] = [];
    const lengthOf = rememberLines((line) => {
      computed.push(line.slice(0, 7));
      return line.length;
    });
    for (let index = 0; index < 5000; index += 1) {
      lengthOf('Opening line of every letter.');
      lengthOf('Second line of every letter.');
      if (index === 0) lengthOf('Said once and never again.');
      lengthOf(`${index} of ${'b '.repeat(400)}`);
    }
    lengthOf('Said once and never again.');
    expect(computed.filter((start) => start === 'Opening' || start === 'Second ')).toEqual(['Opening', 'Second ']);
    expect(computed.filter((start) => start === 'Said on')).toHaveLength(2);
  });
});
