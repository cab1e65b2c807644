import { describe, expect, it } from 'vitest';
import { findGrammarDamage } from './grammarDamage.ts';
import { toPartText } from './partText.ts';

const kindsOf = (before: string, after: string) => findGrammarDamage(toPartText(before), toPartText(after)).map(({ kind }) => kind);

describe('damage to grammar', () => {
  it.each([
    ['wrong_verb', 'Your yard waits for trucks daily.', 'You waits for trucks daily.'],
    ['wrong_verb', 'Your yard loses an hour a day.', 'Your yards loses an hour a day.'],
    ['wrong_verb', 'We think your team loses time.', 'We think you team loses time.'],
    ['changed_sense', 'We do not charge a setup fee for yards.', 'We do charge a setup fee for yards.'],
    ['number_torn', 'It went from 34% to 29% after three months.', 'It went from 29% to 34% after three months.'],
    ['first_letter', 'We work with Harlow on slots.', 'We work with harlow on slots.'],
  ])('is %s where “%s” became “%s”', (kind, before, after) => {
    expect(kindsOf(before, after)).toContain(kind);
  });

  it.each([
    ['Your yard loses an hour a day.', 'Your yard loses one hour a day.'],
    ['Your teams lose an hour a day.', 'The teams lose an hour a day.'],
    ['We help your team ship.', 'We help you ship.'],
    ['Do you have time? Best, Ann Dock Lighting', 'Is lighting of interest? Best, Ann Dock Lighting'],
    ['One of your yards loses an hour.', 'One of the yards loses an hour.'],
  ])('is none where “%s” became “%s”', (before, after) => {
    expect(kindsOf(before, after)).toEqual([]);
  });
});
