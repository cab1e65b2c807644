import { describe, expect, it } from 'vitest';
import { mayBePersonal } from './mayBePersonal.ts';
import { tellsOfEvent, tellsOfReader } from './tellsOfEvent.ts';

describe('a reason to write now', () => {
  it.each([
    'You advertised for a second fitter last week.',
    'Congratulations on the move to plant director.',
    'From 1 January the new rules on cold stores apply.',
    'The Elm Street garage opened its second floor in March.',
    'You are hiring two planners in Porto.',
  ])('is %s', (sentence) => {
    expect(tellsOfReader(sentence)).toBe(true);
  });

  it.each([
    'The ducts that nobody has opened since last year are what an insurer asks about.',
    'You run forty trucks out of Tulsa.',
    'Congratulations on everything you have built!',
    'Congrats, Dana!',
    'If you just opened a second site, this may help.',
    'Every mill has a bearing that squeaks.',
    'Your gym faces south.',
    'Mills built before 2010 usually still run on steam.',
  ])('is not %s', (sentence) => {
    expect(tellsOfEvent(sentence)).toBe(false);
  });
});

it('is no earlier email, and no hours at which somebody is open', () => {
  expect(tellsOfReader('I wrote last week about testing your hoists before the October inspection.')).toBe(false);
  expect(tellsOfReader('You had a page with your address and your opening hours and that was it.')).toBe(false);
  expect(tellsOfReader('You are opening a second hall in Leeds.')).toBe(true);
});

it('is nothing that the sender finished for somebody else', () => {
  expect(tellsOfReader('We’ve just finished a big job for Arbour Mills on Tuesday.')).toBe(false);
});

describe('a text that may hold a personal detail', () => {
  it.each([
    'From the road I can see that Harlow has the same gate.',
    'I counted nine vans in your yard.',
    'I came across Harlow in Drinks Weekly and loved the piece about your Riesling.',
    'Your tanker Northern Pride was at anchor for six days.',
    'Your firm filed three applications in June.',
  ])('is %s', (text) => {
    expect(mayBePersonal(text)).toBe(true);
  });

  it.each(['Trucks wait for a dock.', 'We clean ducts in restaurants at night.', 'Your team gets the report on Monday.'])(
    'is not %s',
    (text) => {
      expect(mayBePersonal(text)).toBe(false);
    },
  );
});
