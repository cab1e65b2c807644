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
