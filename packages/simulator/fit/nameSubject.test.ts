import { describe, expect, it } from 'vitest';
import { nameSubject } from './nameSubject.ts';
import { maskOffers } from './testing/maskText.ts';

const body = maskOffers('We send interpreters to meetings, recycle the mattresses of hotels and sell trackers.');

describe('nameSubject', () => {
  it.each([
    ['interpreters for your annual meeting', 'interpreters'],
    ['Re: Mattress recycling', 'mattress recycling'],
    ['Trackers for the vans', 'trackers'],
  ])('takes the name of the thing from "%s"', (subject, name) => {
    expect(nameSubject(subject, body)).toBe(name);
  });

  it.each(['Lost trackers', 'Quick question for {{company}}', 'interpreters', 'payroll for clinics', 'your mattresses', ''])(
    'takes nothing from "%s"',
    (subject) => {
      expect(nameSubject(subject, body)).toBeNull();
    },
  );
});
