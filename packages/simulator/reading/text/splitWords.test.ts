import { describe, expect, it } from 'vitest';
import { splitWords } from './splitWords.ts';

const placed = (text: string): string[] => splitWords(text).map(({ start, end }) => `${start} ${text.slice(start, end)}`);

describe('splitWords', () => {
  it('places the words of a line in each text it stands in', () => {
    const [first, second] = ['Kind regards,\nIlse Brandt', 'Thanks for the lorry.\nIlse Brandt\nIlse Brandt'];
    const words = splitWords(first);
    expect(placed(second)).toEqual(['0 Thanks', '7 for', '11 the', '15 lorry', '22 Ilse', '27 Brandt', '34 Ilse', '39 Brandt']);
    expect(placed(first)).toEqual(['0 Kind', '5 regards', '14 Ilse', '19 Brandt']);
    expect(words.map(({ start }) => start)).toEqual([0, 5, 14, 19]);
  });
});
