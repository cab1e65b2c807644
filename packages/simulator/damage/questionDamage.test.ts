import { describe, expect, it } from 'vitest';
import { findDamage } from './findDamage.ts';
import { findQuestionDamage } from './questionDamage.ts';
import { toPartText } from './partText.ts';

const kindsOf = (before: string, after: string) => findQuestionDamage(toPartText(before), toPartText(after)).map(({ kind }) => kind);

describe('a new question', () => {
  it.each([
    ['Can we meet so that I can show you the tanks and you can try one?', 'Would you like to see the tanks and you can try one?'],
    ['Can we meet to show you how it cools and hear your ideas?', 'Would you like to see how it cools and hear your ideas?'],
    ['Can we meet to see if it is cold enough, or if you have one?', 'Would you like to see if it is cold enough, or if you have one?'],
  ])('is damaged if a second clause is left from “%s”', (before, after) => {
    expect(kindsOf(before, after)).toEqual(['changed_sense']);
  });

  it.each([
    ['Can we meet to see it?', 'Would you like to see how it cools and what it costs?'],
    ['Can we meet to see it?', 'Is this of use to your drivers and your dairy?'],
    ['Would you like to see our amazing tanks and you can try one?', 'Would you like to see our tanks and you can try one?'],
    ['Do you cool it, or do you sell it warm? We do.', 'Do you cool it, or do you sell it warm?'],
  ])('is not damaged where “%s” became “%s”', (before, after) => {
    expect(kindsOf(before, after)).toEqual([]);
  });

  it('is damaged by “or not” without its “whether”', () => {
    const written = (question: string) => ({ subject: 'milk tanks', body: `Hi Dana,\n\nWe rent out tanks.\n\n${question}\n\nErin` });
    const found = findDamage(written('Can we meet to see whether or not one fits?'), written('Would you like to see if or not one fits?'));
    expect(found.map(({ kind }) => kind)).toContain('dangling_word');
  });
});
