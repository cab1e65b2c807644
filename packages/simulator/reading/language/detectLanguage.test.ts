import { describe, expect, it } from 'vitest';
import { marksOf } from '../text/marks.ts';
import { splitWords } from '../text/splitWords.ts';
import { detectLanguage } from './detectLanguage.ts';

const languageOf = (text: string): string => detectLanguage({ visible: text, words: splitWords(text), marks: marksOf(text) });

describe('the language of a text', () => {
  it.each(['cheap pills online pharmacy fast delivery', 'Generic pills 0.89 per pill, worldwide shipping, bulk discounts'])(
    'is English if the text has only English keywords: %s',
    (text) => {
      expect(languageOf(text)).toBe('en');
    },
  );

  it('is not English for keywords in another language', () => {
    expect(languageOf('comprare pillole economiche senza ricetta')).not.toBe('en');
    expect(languageOf('pastillas baratas sin receta comprar ahora')).not.toBe('en');
  });

  it.each(['Loading door seals. Van on the road daily.', 'Over 60 door mats, washed. Met code in May.'])(
    'is English where words that other languages have too are all that is frequent: %s',
    (text) => {
      expect(languageOf(text)).toBe('en');
    },
  );

  it.each(['Wij komen graag langs met een busje door de buurt.', 'Over twee weken is de van weer klaar, met vriendelijke groet'])(
    'is Dutch: %s',
    (text) => {
      expect(languageOf(text)).toBe('nl');
    },
  );

  it('is unknown for code and for keyboard noise', () => {
    expect(languageOf('const total = items.reduce(add, 0);')).toBe('und');
    expect(languageOf('asdf asdf qwer qwer zxcv')).toBe('und');
  });
});
