import { describe, expect, it } from 'vitest';
import { isOnlyPraise } from './onlyPraises.ts';

describe('a sentence that only praises', () => {
  it.each([
    'Incredible results!',
    "It's a game-changer.",
    "That's a huge, massive saving!",
    'This is a MASSIVE opportunity.',
    'World-class service.',
    'Insane crispness.',
    "You won't believe this!!",
    'Amazing taste, unbelievable value!',
    "Seriously, it's amazing.",
  ])('is found: %s', (sentence) => {
    expect(isOnlyPraise(sentence)).toBe(true);
  });

  it.each([
    'Our amazing prices start low.',
    'Our innovative platform.',
    'Incredible results: 40% fewer returns.',
    'Would you like an amazing price?',
    'Our award-winning bakery delivers bread.',
    'It saves an incredible amount of paper.',
    'Free trial!',
    'It is scalable.',
    'It is not revolutionary.',
    'Amazing Grace sings on Friday.',
    'The gate opens at six.',
  ])('is none if it says something else: %s', (sentence) => {
    expect(isOnlyPraise(sentence)).toBe(false);
  });
});
