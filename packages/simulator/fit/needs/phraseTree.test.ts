import { describe, expect, it } from 'vitest';
import { findPhrasesAt, growPhrases } from './phraseTree.ts';

const tree = growPhrases([
  ['pump', 1],
  ['pump station', 2],
  ['pump station repair kit', 3],
  ['station clock', 4],
]);
const words = 'we keep pump station repair kit near station clock'.split(' ');

describe('findPhrasesAt', () => {
  it('finds all phrases that begin at a word, shortest first', () => {
    expect(findPhrasesAt(words, 2, { tree, most: 5 })).toEqual([
      { length: 1, found: 1 },
      { length: 2, found: 2 },
      { length: 4, found: 3 },
    ]);
    expect(findPhrasesAt(words, 7, { tree, most: 5 })).toEqual([{ length: 2, found: 4 }]);
  });

  it('finds nothing where no phrase begins, or the text ends before one does', () => {
    expect(findPhrasesAt(words, 3, { tree, most: 5 })).toEqual([]);
    expect(findPhrasesAt(words.slice(0, 3), 2, { tree, most: 5 })).toEqual([{ length: 1, found: 1 }]);
  });

  it('reads no more words than asked', () => {
    expect(findPhrasesAt(words, 2, { tree, most: 3 })).toHaveLength(2);
  });
});
