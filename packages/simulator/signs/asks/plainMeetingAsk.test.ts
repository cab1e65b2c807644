import { describe, expect, it } from 'vitest';
import { asksTimeOutright } from './plainMeetingAsk.ts';

describe('asksTimeOutright', () => {
  it.each([
    'Do you have 15 minutes on Tuesday for a call?',
    'Could I come by on the 12th and introduce myself?',
    'May I visit you next week to talk about your docks?',
    'Can I pop in and show you our range on Monday?',
    'Could I stop by next week for a quick chat over coffee to introduce ourselves?',
    "When's best for a short chat?",
    'Have you got half an hour on Friday to see if it would suit Marlow Bakeries?',
    'Are you free for a chat, or would Friday be better?',
    'Could we talk for ten minutes next week to find out if this is of use to you?',
  ])('finds a request for time: %s', (sentence) => {
    expect(asksTimeOutright(sentence)).toBe(true);
  });

  it.each([
    'May I come and photograph it for you before the frosts?',
    "Could I walk yours with you one evening and show you where I'd come in?",
    'Shall I come by and measure the bay?',
    'Could I call in one morning for about ten minutes to weigh a bale?',
    'May I drop by on Friday after four with our surveyor to test the lift?',
    'Could I bring the camera over one morning?',
    'Could we have a call if this is of use to you?',
    'Do you have 15 minutes this week, if so?',
    'Shall I send you both plans, or is a call easier?',
    'Would a price list be useful, or shall we have a call?',
  ])('finds none where the visit is the offer: %s', (sentence) => {
    expect(asksTimeOutright(sentence)).toBe(false);
  });
});
