import { describe, expect, it } from 'vitest';
import { asksForTime, asksToAnswer, bringsThing, MAY_WANT_TIME, wantsDay } from './timeAsk.ts';

describe('a request for time', () => {
  it.each([
    'Would half an hour in the first week of May work?',
    'Would Monday after 2 be all right?',
    'Could I come by on the 3rd for ten minutes?',
    'Can we stop in at the mill and show you the blade?',
    'Keen to have a natter on the phone Wednesday?',
    'Would next Thursday morning suit you?',
    'Is Friday at 9:30 okay for you?',
    'How about Tuesday at the depot?',
    'Might I visit the dairy and look at the stalls?',
    'Do you have half an hour for a walk round the yard?',
  ])('is found: %s', (question) => {
    expect(asksForTime(question)).toBe(true);
  });

  it.each([
    'Does your Friday shift work overtime?',
    'Do your drivers work Sundays?',
    'How long does a changeover take on Mondays?',
    'Can we come up with a better label?',
    'Who signs off the rota next week?',
    'Is the roof older than thirty years?',
    'Would a sample of the March batch be useful?',
    'Do they call in sick on Mondays?',
    'How do you track minutes per pallet?',
    'Should I send the May price list?',
  ])('is not found in another question: %s', (question) => {
    expect(asksForTime(question)).toBe(false);
  });

  it('may be meant if a visit, a day or a call is mentioned', () => {
    expect(MAY_WANT_TIME.test('Happy to bring a sample and visit you at the yard.')).toBe(true);
    expect(MAY_WANT_TIME.test('Two dates:\n- Tue 14:00\n- Wed 9:30')).toBe(true);
    expect(MAY_WANT_TIME.test('We wash buses at night, in the depot.')).toBe(false);
  });

  it('is checked in linear time', () => {
    const long = `Would ${'a an the '.repeat(3000)}Tuesday ${'and '.repeat(3000)}work?`;
    expect(asksForTime(long)).toBe(false);
  });
});

it('tells time to fill something in from time to talk', () => {
  expect(asksToAnswer('Could you find eight minutes to complete our questionnaire?')).toBe(true);
  expect(asksToAnswer('Would you answer six questions for our study on night shifts?')).toBe(true);
  expect(asksToAnswer('Could you find eight minutes to talk about night shifts?')).toBe(false);
});

it.each([
  'Want me to swing by with the carpet samples?',
  'Shall I drop in with a lamp?',
  'Would you like me to pop over with the price list?',
  'Mind if I stop by with some tiles?',
])('a thing that is brought is what is asked about: %s', (question) => expect(bringsThing(question)).toBe(true));

it.each([
  'Can I stop by with my colleague?',
  'Shall I come over with our sales manager?',
  'Can I swing by with a proposal?',
  'Could we drop in with a short presentation?',
  'Want me to swing by on Tuesday?',
  'Shall I pop in with the samples on Tuesday at two?',
  'Did he come by with the samples?',
])('any other visit asks for time: %s', (question) => expect(bringsThing(question)).toBe(false));

it.each(['Could I have a Tuesday in July?', 'May we have one evening before the season?', 'Can I book a training night next month?'])(
  'a day to work on is no time to talk: %s',
  (question) => expect(wantsDay(question)).toBe(true),
);

it.each([
  'Could I have a moment on Tuesday?',
  'Can we have a Tuesday call?',
  'Could I have a morning coffee with you?',
  'Could we have a day to discuss it?',
  'Can I have your Tuesday numbers?',
  'Did you have a Tuesday in mind?',
])('some of a day is: %s', (question) => expect(wantsDay(question)).toBe(false));
