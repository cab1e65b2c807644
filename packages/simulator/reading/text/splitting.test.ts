import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownCharacters } from './characterClasses.ts';
import { segmentSentences } from './segmentSentences.ts';
import { splitWords } from './splitWords.ts';

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });
const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const segmentedWords = (text: string) => [...wordSegmenter.segment(text)].filter((part) => part.isWordLike).map((part) => part.segment);
const intlSentences = (text: string) => [...sentenceSegmenter.segment(text)].map((part) => part.segment);
const fastWords = (text: string) => splitWords(text).map((word) => text.slice(word.start, word.end));
const fastSentences = (text: string) => segmentSentences(text).map((sentence) => text.slice(sentence.start, sentence.end));

const meetings = [...'aZ7é.\'’:;,_-!?()"“” \n\r\t«–…$·Яñß'];
const strangers = ['👋', '👨‍👩‍👧', 'e\u0301', '日本', 'ไทย', '\u200b', '\u202f', 'ʼ', '１', 'א', '❤️', 'ǅ', '؟'];
const textOf = (characters: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...characters), { maxLength }).map((parts) => parts.join(''));
const texts = fc.oneof(
  textOf(meetings, 14),
  textOf(knownCharacters(), 12),
  textOf([...meetings, ...strangers], 14),
  textOf(['Hi', 'U.S.', 'e.g.', ' ', ' ', '. ', '? ', '3.5', "don't", 'ROI', '\n', '!', '"', ')', 'what'], 20),
);

describe('splitWords', () => {
  it('finds the same words as Intl.Segmenter', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fastWords(text)).toEqual(segmentedWords(text));
      }),
      { numRuns: 4000 },
    );
  });

  it('agrees with Intl.Segmenter on every pair of known characters around a letter and a digit', () => {
    for (const character of knownCharacters()) {
      for (const text of [
        `a${character}b`,
        `1${character}2`,
        `a${character}1`,
        `a${character}`,
        `${character}a`,
        `${character}${character}`,
      ]) {
        expect(fastWords(text), JSON.stringify(text)).toEqual(segmentedWords(text));
      }
    }
  });

  it('keeps contractions, decimals and domains whole and gives lower-case keys with straight apostrophes', () => {
    expect(splitWords('Don’t pay $3,000.50 at Acme.com').map((word) => word.key)).toEqual(["don't", 'pay', '3,000.50', 'at', 'acme.com']);
  });
});

describe('segmentSentences', () => {
  it('finds the same sentences as Intl.Segmenter', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fastSentences(text)).toEqual(intlSentences(text));
      }),
      { numRuns: 4000 },
    );
  });

  it('agrees with Intl.Segmenter on every known character around a sentence end', () => {
    for (const character of knownCharacters()) {
      for (const text of [`a. ${character} b`, `a.${character}B`, `A?${character} B`, `a${character} B. C`, `A. ${character}`]) {
        expect(fastSentences(text), JSON.stringify(text)).toEqual(intlSentences(text));
      }
    }
  });
});
