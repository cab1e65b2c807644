import { describe, expect, it } from 'vitest';
import { readEcho } from './readEcho.ts';

const last = (phrases: readonly string[]): string => phrases.at(-1) ?? '';
const echoOf = (question: string) => Object.fromEntries(readEcho(`We mend lamps.\n\n${question}\n\nBest,`, last));

describe('readEcho', () => {
  it('repeats the verb of a question for the company', () => {
    expect(echoOf('Do you still send lamps to Ireland?')).toMatchObject({ weDo: 'we do', weDont: "we don't", weNow: 'we do' });
    expect(echoOf('Just curious: are you using old lamps?')).toMatchObject({ weDo: 'we are', weDont: "we aren't", weNow: 'we are' });
    expect(echoOf('Have you ever rented lamps?')).toEqual({ weDo: 'we have', weDont: "we haven't" });
  });

  it.each(['Do you think it is dark?', 'Are you the owner?', 'Do you handle the lamps yourself?', 'Is your roof flat?'])(
    'repeats nothing of "%s"',
    (question) => {
      expect(echoOf(question)).toEqual({});
    },
  );

  it.each([
    ['How many sets of linen do you send out in a normal week?', 'about forty sets a week'],
    ['How many hours a month do you spend on invoices?', 'five hours a month'],
    ['How many cold rooms do you run?', 'five rooms'],
    ['How many vans are on the road?', 'ten vans'],
    ['How many calls do your people take per day?', 'ten calls a day'],
    ['How many minutes does it take?', 'a good fifteen minutes'],
    ['How many pallets pile up at yours in a month?', 'about forty pallets a month'],
    ['What share of your orders is late?', 'nearly half'],
  ])('guesses a number for "%s"', (question, rough) => {
    expect(echoOf(question)).toEqual({ rough });
  });

  it.each(['How many people do you employ?', 'How many users do you have?', 'How old are your lamps?', 'How many lamps? And how often?'])(
    'guesses no number for "%s"',
    (question) => {
      expect(echoOf(question)).toEqual({});
    },
  );
});
