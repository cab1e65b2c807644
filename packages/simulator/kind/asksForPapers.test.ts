import { describe, expect, it } from 'vitest';
import { asksForPapers } from './asksForPapers.ts';

describe('asking for papers', () => {
  it.each([
    'Please send me your gas bills of the last two years.',
    'I need the freight invoices and a list of your carriers.',
    'Let me see the lease before Friday.',
    'Then I hold a workshop with your plant manager and your finance director.',
  ])('is what somebody does who wants to work for a firm: %s', (text) => {
    expect(asksForPapers(text)).toBe(true);
  });

  it.each([
    'Please find my CV and my certificates attached.',
    'I can send you my contracts and references.',
    'Do you need somebody in the kitchen?',
    'Send me your password and the code on the card.',
  ])('is not what somebody does who looks for a job or cheats: %s', (text) => {
    expect(asksForPapers(text)).toBe(false);
  });
});
