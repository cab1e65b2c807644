import { describe, expect, it } from 'vitest';
import { isInquiry } from './readInquiry.ts';

describe('isInquiry', () => {
  it.each([
    'We make jam in Vermont and need 5,000 jars by May. Could you send us a quote?',
    'I am the buyer for a chain of garden centers. What would be your price for 300 pallets?',
    'We are looking for a supplier of almond flour. Do you stock it in 25 kg bags?',
  ])('is a buyer’s: %s', (text) => {
    expect(isInquiry(text)).toBe(true);
  });

  it.each([
    'We supply jars to jam makers. What do you pay for yours, and could you send me a photo of them?',
    'Most bakeries need more flour in December. Could I send you a quote?',
    'We need your help with a study. Could you tell me how many people you employ?',
  ])('is none: %s', (text) => {
    expect(isInquiry(text)).toBe(false);
  });
});
