import { describe, expect, it } from 'vitest';
import { maskOffer } from './maskOffer.ts';
import { nameSold } from './nameSold.ts';
import { maskOffers } from './testing/maskText.ts';

const nameOf = (text: string): string | null => nameSold(maskOffers(text));

describe('nameSold', () => {
  it.each([
    ['I run a small company in Leeds that makes rota software for care homes.', 'rota software'],
    ['We are a broker for group health insurance for companies of 20 to 300 people.', 'group health insurance'],
    ['We arrange cyber insurance for manufacturers and handle the claim.', 'cyber insurance'],
    ['We prepare R&D tax credit claims for engineering firms.', 'R&D tax credit claims'],
    ['Rosterly makes scheduling software for gyms.', 'scheduling software'],
    ['We specialize in window cleaning for high-rise offices.', 'window cleaning'],
    ['We arrange licensed security guards for building sites.', 'security guards'],
  ])('names what is sold in "%s"', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    'We are a team that makes a difference.',
    'We arrange everything for you.',
    'We install confidence in your people.',
    'Acme makes it easy to reply.',
    'We are the provider of choice for 40 firms.',
    'We prepare you for the audit.',
    'We build the best for your customers.',
  ])('finds no name in "%s"', (text) => {
    expect(nameOf(text)).toBeNull();
  });

  it('writes in small letters what a sentence writes in capitals', () => {
    expect(nameOf('We Arrange Fleet Insurance For Small Hauliers.')).toBe('fleet insurance');
  });

  it('names nothing that varies over the list', () => {
    const mails = ['Dental', 'Bakery', 'Hotel', 'School'].map((word) => {
      const text = `We arrange ${word} insurance for owners like you and keep it short.`;
      const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
      return { sentences, title: null, company: null, industry: null, firstName: null };
    });
    expect(nameSold(maskOffer(mails)[0] ?? [])).toBeNull();
  });
});
