import { describe, expect, it } from 'vitest';
import { isOnlyPressure } from './onlyPresses.ts';

describe('a sentence that only presses', () => {
  it.each([
    "Don't miss out - spots are limited!",
    'Dates are filling up fast so book now to avoid disappointment.',
    'This exclusive offer ends soon, so please get in touch today to avoid disappointment.',
    'We only have 2 spots left this month.',
    "If I don't hear from you I'll assume you're not interested in growing your business.",
    'Reply today or risk everything.',
    'Hurry, limited stock available!',
  ])('%s', (sentence) => {
    expect(isOnlyPressure(sentence)).toBe(true);
  });
});

describe('a sentence that says something besides', () => {
  it.each([
    'Order before Friday and get 20% off your first box.',
    'Act now, the new gate opens in May.',
    'Sign up today and get your first 3 leads free!',
    'There is no rush, the offer ends in June.',
    'This is the last one from me.',
    'I am not here to hurry you.',
    "I can't wait to see it.",
    'Only two of our vans are left on the road.',
  ])('%s', (sentence) => {
    expect(isOnlyPressure(sentence)).toBe(false);
  });
});
