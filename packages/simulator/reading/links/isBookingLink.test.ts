import { expect, it } from 'vitest';
import { isBookingLink } from './isBookingLink.ts';

const link = 'https://tillwood.example/meet';
const isBooking = (before: string): boolean =>
  isBookingLink(`${before} ${link}`, { target: 'tillwood.example/meet', start: before.length + 1 });

it.each([
  'Here is my calendar:',
  'Pick a time that suits you at',
  'Do you have 20 minutes for a demo? Click here to book:',
  'A short call? You can schedule it here:',
])('finds a booking page by the words before it: %s', (before) => {
  expect(isBooking(before)).toBe(true);
});

it.each([
  'Our price list is here:',
  'To book a table for your guests, see the menu on',
  'We wrote a book:',
  'The minutes of the council are at',
])('finds none where nothing is asked of the reader: %s', (before) => {
  expect(isBooking(before)).toBe(false);
});
