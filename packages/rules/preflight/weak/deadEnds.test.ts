import { describe, expect, it } from 'vitest';
import { pointsToAttachment } from './attachment.ts';
import { isCompanyTalk } from './companyTalk.ts';
import { listWeakNotes } from './findWeakEmail.ts';
import { findMissingLink } from './missingLink.ts';
import { findMissingNumber } from './missingNumber.ts';
import { isPlatitude } from './platitude.ts';
import { hasUnnamedSource } from './unnamedSource.ts';

describe('a call without a number', () => {
  it.each([
    'Give us a bell whenever suits.',
    'PHONE TODAY TO BOOK!',
    'Call now, call now!',
    'Drop me a ring if the gate sticks again.',
    'Please call to arrange a visit.',
    'To order, email us or call the yard.',
  ])('is asked for: %s', (sentence) => expect(findMissingNumber([sentence], sentence)).toBe(sentence));

  it.each([
    'Do you have time for a call today?',
    'I will give you a call on Friday.',
    'There is no need to give us a ring.',
    'The board tells each nurse whom to phone today.',
    'Our customers call to order at night, and nobody answers.',
    'Give us a bell on 01722 555 019.',
    'Are you free for a 20-minute call this week?',
    'Could we have a Teams call tomorrow?',
    'Do you have time for a ten minute phone call today?',
  ])('is not asked for: %s', (sentence) => expect(findMissingNumber([sentence], sentence)).toBeUndefined());
});

describe('a link that is not there', () => {
  it.each([
    'Check out our showreel!',
    'Please do take a look at our portfolio.',
    'You can fill out the short form to start.',
    'Pick a slot on my calendar.',
  ])('is pointed to: %s', (sentence) => expect(findMissingLink([sentence], sentence)).toBe(sentence));

  it.each(['We hung your gallery last year.', 'Come and see our yard on Friday.', 'Check out our portfolio: weld-north.co.uk/work'])(
    'is not pointed to: %s',
    (sentence) => expect(findMissingLink([sentence], sentence)).toBeUndefined(),
  );
});

describe('an attachment', () => {
  it.each(["I've attached our spring price list.", 'Please find enclosed two samples of the print.', 'Menu attached.'])(
    'is pointed to: %s',
    (sentence) => expect(pointsToAttachment(sentence)).toBe(true),
  );

  it.each(['No strings attached.', 'The bracket is attached to the wall.', 'I have attached nothing on purpose.'])(
    'is none: %s',
    (sentence) => expect(pointsToAttachment(sentence)).toBe(false),
  );
});

describe('what every reader knows', () => {
  it.each([
    'In today’s digital age, every firm needs a strong brand.',
    'Data security has never been more important.',
    'The retail landscape is constantly changing.',
  ])('is said by: %s', (sentence) => expect(isPlatitude(sentence)).toBe(true));

  it.each(['In today’s market we sold 41 houses.', 'Your new rule is part of a world that Ofsted checks.', 'We clean gutters.'])(
    'is not said by: %s',
    (sentence) => expect(isPlatitude(sentence)).toBe(false),
  );
});

describe('a share of all', () => {
  it.each([
    'Did you know that 70% of customers never come back after one bad visit?',
    '3 out of 5 homeowners overpay for cover.',
    'People keep 90% of what they see versus 20% of what they read.',
  ])('has no source: %s', (sentence) => expect(hasUnnamedSource(sentence)).toBe(true));

  it.each([
    'Of the 40 boilers we opened, 60% of owners had no record.',
    '30% off for new customers until May.',
    'Do 80% of your leads come from fairs?',
    'According to Ofcom, 62% of people block unknown numbers.',
  ])('is none or has one: %s', (sentence) => expect(hasUnnamedSource(sentence)).toBe(false));
});

it('says nothing general of a request or of a sentence with a figure', () => {
  expect(isCompanyTalk('We offer a wide range of services for your unique needs.')).toBe(true);
  expect(isCompanyTalk('We’d love to arrange a call to see where we can add value.')).toBe(false);
  expect(isCompanyTalk('We send a quote within 12 hours at competitive prices.')).toBe(false);
  expect(isCompanyTalk('We are a full-service firm with over 30 years of experience, operating since 1991.')).toBe(true);
});

it('notes a title before the variable of a first name', () => {
  const textsOf = (body: string) => listWeakNotes({ subject: 'crowns', body, company: null }, {}).map(({ text }) => text);
  expect(textsOf('Dr. {{first_name}},\n\nWe mill crowns.')).toContain('Dr. {{first_name}}');
  expect(textsOf('Dear Mr {{ first_name }} {{last_name}},\n\nWe mill crowns.')).not.toContain('Mr {{ first_name }}');
});
