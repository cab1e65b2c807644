import { describe, expect, it } from 'vitest';
import { nameSubject } from './nameSubject.ts';
import { maskOffers } from './testing/maskText.ts';

const body = maskOffers('We do the recycling of mattresses, the translation of each menu and sell trackers.');

describe('nameSubject', () => {
  it.each([
    ['Menu translation for your tables', 'menu translation'],
    ['Re: Mattress recycling', 'mattress recycling'],
  ])('takes the name of the thing from "%s"', (subject, name) => {
    expect(nameSubject(subject, body)).toBe(name);
  });

  it('takes the reader’s contract if the sender’s firm is named after it', () => {
    expect(nameSubject('Re: Your window cleaning contract', body, ['ClearPane Window Cleaning'])).toBe('window cleaning');
    expect(nameSubject('Re: Your window cleaning contract', body)).toBeNull();
  });

  it('takes a known thing before a dash if the body speaks of it', () => {
    expect(nameSubject('R&D Tax Credits - are you missing out?', maskOffers('We claim R&D tax relief.'))).toBe('R&D tax credits');
  });

  it.each([
    'Lost trackers',
    'Trackers for the vans',
    'recycling',
    'payroll for clinics',
    'your mattress recycling',
    'Broken recycling',
    '',
  ])('takes nothing from "%s"', (subject) => {
    expect(nameSubject(subject, body)).toBeNull();
  });
});
