import { describe, expect, it } from 'vitest';
import { nameConfirmed } from './nameConfirmed.ts';
import { maskOffers } from './testing/maskText.ts';

const offers = maskOffers('We restripe parking lots for churches and shops.');

describe('nameConfirmed', () => {
  it('takes work that no list has from the sender’s verb if the subject or the firm’s name calls it so', () => {
    expect(nameConfirmed('Restriping your lot', offers, [])).toBe('parking lot restriping');
    expect(nameConfirmed('Your lot', offers, ['Prairie Restriping'])).toBe('parking lot restriping');
  });

  it('takes nothing from the verb alone, or from one without an object', () => {
    expect(nameConfirmed('Your lot', offers, ['Prairie Lines'])).toBeNull();
    expect(nameConfirmed('Thinking of you', maskOffers('We think that you are busy.'), [])).toBeNull();
  });
});
