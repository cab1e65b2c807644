import { describe, expect, it } from 'vitest';
import { readRough } from './readRough.ts';

const last = (phrases: readonly string[]): string => phrases.at(-1) ?? '';

describe('readRough', () => {
  it.each([
    ['How many sets of linen do you send out in a normal week?', 'about forty sets a week'],
    ['How many hours a month do you spend on invoices?', 'five hours a month'],
    ['How many cold rooms do you run?', 'five cold rooms'],
    ['How many vans are on the road?', 'ten vans'],
    ['How many calls do your people take per day?', 'ten calls a day'],
    ['How many minutes does it take?', 'a good fifteen minutes'],
    ['How many pallets pile up at yours in a month?', 'about forty pallets a month'],
    ['How many people do you employ?', 'ten people'],
    ['How many first aiders do you have?', 'ten first aiders'],
    ['How many of your team run out this year?', 'five'],
    ['How many are you milking?', 'about forty'],
    ['What share of your orders is late?', 'nearly half'],
  ])('guesses a number with what is counted for "%s"', (question, rough) => {
    expect(readRough(question, last)).toBe(rough);
  });

  it.each(['How old are your lamps?', 'How much stock do you hold?'])('guesses no number for "%s"', (question) => {
    expect(readRough(question, last)).toBeNull();
  });
});
