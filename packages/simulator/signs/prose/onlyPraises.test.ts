import { describe, expect, it } from 'vitest';
import { isHollow, isOnlyPraise } from './onlyPraises.ts';

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

describe('a hollow sentence', () => {
  it.each([
    'Our innovative, all-in-one platform empowers organizations to unlock the full potential of their people through seamless, data-driven insights.',
    'With our robust, scalable platform you can focus on what matters most.',
  ])('praises in so many words that it says nothing else: %s', (sentence) => {
    expect(isHollow(sentence)).toBe(true);
  });

  it('may name what another sentence names', () => {
    const sentence = 'Our robust, seamless payslip check empowers your team.';
    expect(isHollow(sentence)).toBe(false);
    expect(isHollow(sentence, 'We check payslips the night before.')).toBe(true);
  });

  it.each([
    'Our game-changing solution leverages AI to automate bookkeeping end-to-end.',
    'Our robust, seamless platform costs $40.',
    'Our innovative, scalable platform works without a contract.',
    'Our seamless, innovative platform was built with Harlow Yards.',
  ])('is none if it says what is done, a price, a term or a name: %s', (sentence) => {
    expect(isHollow(sentence)).toBe(false);
  });
});
