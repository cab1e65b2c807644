import { describe, expect, it } from 'vitest';
import { nameDiscounted } from './nameDiscounted.ts';

describe('nameDiscounted', () => {
  it.each([
    ['🔥 HUGE SALE!!! 30% OFF ALL PRINTED WORKWEAR 🔥', 'printed workwear'],
    ['Half price garden furniture until Sunday', 'garden furniture'],
    ['20% off office chairs', 'office chairs'],
    ['50% OFF LED SIGNS!!! THIS WEEK ONLY', 'LED signs'],
  ])('names what "%s" makes cheaper', (subject, name) => {
    expect(nameDiscounted(subject)).toBe(name);
  });

  it.each([
    '20% off your first order',
    '50% OFF EVERYTHING',
    '60% OFF SwapLoop',
    '80% of every haircut',
    '30% off chairs, desks and lamps',
  ])('names nothing in "%s"', (subject) => {
    expect(nameDiscounted(subject)).toBeNull();
  });
});
