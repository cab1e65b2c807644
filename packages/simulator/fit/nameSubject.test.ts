import { describe, expect, it } from 'vitest';
import { nameRepeated, nameSubject } from './nameSubject.ts';
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

  it('takes a service whose verb the body uses, with initials', () => {
    const text = 'You may have IT equipment that you would like to dispose of.';
    expect(nameSubject('Secure IT disposal for Company', maskOffers(text))).toBe('secure IT disposal');
  });

  it('keeps the initials of a known thing that a subject begins with', () => {
    expect(nameSubject('R&D tax credits you never claimed last year', maskOffers('We claim R&D tax credits.'))).toBe('R&D tax credits');
  });

  it('passes over an opening that says nothing', () => {
    expect(nameSubject('Following up - R&D tax credits', maskOffers('We claim R&D tax relief.'))).toBe('R&D tax credits');
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

describe('nameRepeated', () => {
  it('takes the words of a subject that an offering sentence has, too', () => {
    expect(nameRepeated('School Meals', maskOffers('We cook fresh school meals for 38 schools.'))).toBe('school meals');
  });

  it.each([
    ['School Meals', 'We advise on your school meals.'],
    ['School Meals', 'We cook meals at the school.'],
    ['Meals', 'We cook meals.'],
    ['Your next meeting', 'We plan your next meeting.'],
  ])('takes nothing from "%s" above "%s"', (subject, text) => {
    expect(nameRepeated(subject, maskOffers(text))).toBeNull();
  });
});
