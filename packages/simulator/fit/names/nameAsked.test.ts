import { describe, expect, it } from 'vitest';
import { maskOffers } from '../testing/maskText.ts';
import { nameAsked } from './nameAsked.ts';

const named = (text: string): string | null => nameAsked(maskOffers(text));

describe('nameAsked', () => {
  it.each([
    ['I just wanted to check if linen hire would be something of interest to you.', 'linen hire'],
    ['I sent you a note last month about minibus leasing and heard nothing.', 'minibus leasing'],
    ['Would you be interested in pest control for the kitchen?', 'pest control'],
  ])('names what "%s" is about', (text, name) => {
    expect(named(text)).toBe(name);
  });

  it.each([
    'I wanted to see if this would be of interest to you.',
    'I wrote to you last week about your open role.',
    'Would you be interested in a short call?',
    'I wanted to check if you had a chance to read it.',
  ])('names nothing in "%s"', (text) => {
    expect(named(text)).toBeNull();
  });
});
