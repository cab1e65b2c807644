import { describe, expect, it } from 'vitest';
import { findBrokenEnglish, isBrokenEnglish } from './foreignEnglish.ts';

const mail = (text: string) => ({ subject: 'Valves', body: `Hello Dana,\n\n${text}\n\nBest regards,\nErin` });

it.each([
  'We have produce valves for 40 company in Spain. Our quality are good.',
  'We are manufacturer of valves. We can offered you drawing of the new type.',
])('is broken: %s', (text) => {
  expect(isBrokenEnglish(mail(text))).toBe(true);
});

it.each([
  'We have produced valves for 40 companies in Spain. Let me know the quantity, and I can send you a drawing.',
  'We have make-to-order valves, and a 35-day lead time. Could you send us a drawing of yours?',
  'We can sent you a sample next week.',
])('can be sent: %s', (text) => {
  expect(isBrokenEnglish(mail(text))).toBe(false);
});

describe('an email of which most sentences are broken', () => {
  it('shows its worst sentence', () => {
    const body = [
      'Dear Ana,',
      'We are professional manufacturer of zippers since 12 years. Our worker are careful and we selling to Spain.',
      'We give price within one day.',
      'Mei',
    ].join('\n\n');
    expect(findBrokenEnglish(body)).toBe('We are professional manufacturer of zippers since 12 years.');
  });

  it('is none for a slip or two, or for plain short English', () => {
    expect(findBrokenEnglish('Hi Ana,\n\nWe have 12 worker in Leeds. Shall I send a price?\n\nMei')).toBeUndefined();
    expect(
      findBrokenEnglish(
        'Hi Ana,\n\nWe help your company make fewer returns. Since the 12 years of drought ended, growers need feed. Send me one photo and I price it. Our customer in Leeds says hello.\n\nTom',
      ),
    ).toBeUndefined();
  });
});
