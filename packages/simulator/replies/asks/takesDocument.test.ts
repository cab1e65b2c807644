import { describe, expect, it } from 'vitest';
import { takesDocument } from './takesDocument.ts';

describe('takesDocument', () => {
  it.each([
    ['Would you like a copy', 'We wrote a short guide to slip ratings for tiles.'],
    ['Want it', 'The study is free and has 20 pages.'],
    ['Would that be useful', "I've put together a list of the grants that are open."],
  ])('is true of "%s?" after "%s"', (question, prose) => {
    expect(takesDocument(question, prose)).toBe(true);
  });

  it.each([
    ['Would you like a quote', 'We wrote a guide to slip ratings.'],
    ['Would you like it', 'We print reports for accountants.'],
  ])('is false of "%s?" after "%s"', (question, prose) => {
    expect(takesDocument(question, prose)).toBe(false);
  });
});
