import { describe, expect, it } from 'vitest';
import { readRough } from './readRough.ts';

const last = (phrases: readonly string[]): string => phrases.at(-1) ?? '';

describe('readRough', () => {
  it.each([
    ['How many hours a month do you spend on invoices?', 'five hours a month'],
    ['How many cold rooms do you run?', 'five cold rooms'],
    ['How many vans are on the road?', 'ten vans'],
    ['How many minutes does it take?', 'a good fifteen minutes'],
    ['How many people do you employ?', 'ten people'],
    ['How many of your team run out this year?', 'five'],
    ['How many of the invoices come in twice?', 'nearly half'],
    ['How many cows are you milking?', '200 or so cows'],
    ['How many meals do you serve a day?', 'around 150 meals a day'],
    ['How many people do you pay each month?', 'ten people'],
    ['How many members of staff do you employ?', 'ten people'],
    ['How many seats do you have?', 'around 60 seats'],
    ['How many pallets pile up in a month?', 'thirty-odd pallets a month'],
    ['How many aprons do you wash a week?', 'a few hundred aprons a week'],
    ['How many sheets of steel do you cut in a week?', 'around twenty sheets a week'],
    ['How many audits do you go through a year?', 'fifteen or so audits a year'],
    ['How many lanes do you run?', '24 lanes'],
    ['How many booths do you have standing at any one time?', '60 or so booths'],
    ['How big is your team?', 'ten of us'],
    ['How large is the fleet?', 'ten vehicles'],
    ['What share of your orders is late?', 'nearly half'],
  ])('guesses a number with what is counted for "%s"', (question, rough) => {
    expect(readRough(question, { prose: question, pick: last })).toBe(rough);
  });

  it('takes few for those who do not come', () => {
    const question = 'How many patients do not turn up in a week?';
    expect(readRough(question, { prose: question, pick: last })).toBe('half a dozen patients a week');
  });

  it.each(['We clean ducts, 12 vents minimum. How many vans do you run?', "Under 25 it isn't worth the drive. How many vans do you run?"])(
    'is none where the email names the fewest it serves: %s',
    (prose) => expect(readRough('How many vans do you run', { prose, pick: last })).toBeNull(),
  );

  it('takes the size of a number from the email', () => {
    const prose = 'It rinses itself after every 200 cows. How many cows do you milk?';
    expect(readRough('How many cows do you milk', { prose, pick: last })).toBe('about 250');
  });

  it('takes a number for a period from the email only if it is for the same period', () => {
    const prose = 'From 400 aprons a week you get a rack.';
    expect(readRough('How many aprons do you wash a week', { prose, pick: last })).toBe('about 500 a week');
    expect(readRough('How many aprons do you wash a month', { prose, pick: last })).toBe('about 1,200 aprons a month');
  });

  it.each([
    'How many customers do not show up a season?',
    'How old are your lamps?',
    'How much stock do you hold?',
    'How many are you milking?',
    'How many calls do you miss a day?',
    'How many windows do you have?',
    'How many people walk in each week?',
    'How many rooms do you clean a day?',
    'How many pins do you lose a year?',
    'How many booths are broken right now?',
    'How many guests per waiter do you seat in a week?',
  ])('guesses no number for "%s"', (question) => {
    expect(readRough(question, { prose: question, pick: last })).toBeNull();
  });

  it('counts guests where the price is by the head', () => {
    const pick = (phrases: readonly string[]): string => phrases[0] ?? '';
    expect(readRough('for how many', { prose: 'A barbecue, $22 a head. Which day, and for how many?', pick })).not.toBe(null);
    expect(readRough('for how many', { prose: 'We print mugs. Which color, and for how many?', pick })).toBe(null);
  });
});
