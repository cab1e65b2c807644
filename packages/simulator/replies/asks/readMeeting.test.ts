import { describe, expect, it } from 'vitest';
import { askForTime, asksForCall, comesBy, isPermission, movesMeeting, offeredTimes, readSlots } from './readMeeting.ts';

describe('readMeeting', () => {
  it.each([
    ['Worth 15 minutes on the phone?', true],
    ['May I call you on Tuesday?', true],
    ['Is Tuesday afternoon OK for a visit?', false],
    ['Would you come and talk to them in March?', false],
  ])('tells whether "%s" means a call', (text, isCall) => {
    expect(asksForCall(text)).toBe(isCall);
  });

  it.each([
    ["I'll be in your area on Tuesday. Would 15 minutes suit?", true],
    ["We're up your way in May.", true],
    ["I'm in your area on Tuesday, or would you rather have a call?", false],
    ['Would Tuesday suit for 15 minutes?', false],
    ['Could we meet on Monday at 9 at your quarry?', true],
    ['We charge no call-out fee. Can I see you on Friday at your depot?', true],
    ['Could we meet next week so that I can measure the doors?', true],
    ['Could we meet on Zoom at your convenience?', false],
    ['Could we meet the people at your depot who buy tires?', false],
    ['Could we have a call about the work at your quarry?', false],
  ])('tells whether "%s" offers a visit', (text, isVisit) => {
    expect(comesBy(text)).toBe(isVisit);
  });

  it.each([
    ['The tree drops apples here. May we pick them up?', true],
    ['Do you still use fax?', false],
    ['No question here.', false],
  ])('tells whether "%s" wants a yes', (body, isOne) => {
    expect(isPermission(body)).toBe(isOne);
  });

  it.each([
    ['Could we book a call this Friday at 11?', 'Friday at 11'],
    ['Do you have 15 minutes on Tuesday at 10 or Wednesday after 2?', 'Tuesday at 10'],
    ['Can we talk Thursday at 3pm for ten minutes?', 'Thursday at 3pm'],
    ['Could we do a demo, say Monday 11am?', 'Monday at 11am'],
    ['Is there room for 12 on Monday 11 May?', null],
    ['Is Tuesday good?', null],
  ])('reads the day and time in "%s"', (text, slot) => {
    expect(readSlots(text)[0] ?? null).toBe(slot);
  });

  it('recognizes a request for time without a call', () => {
    const asked = 'Would you have half an hour in the first week of next month to go through it?';
    expect(askForTime(`We trace heirs. ${asked}`)).toBe(asked);
    expect(askForTime('It takes half an hour. Do you have a dock?')).toBe('');
  });

  it('distinguishes a moved meeting from a moved desk', () => {
    expect(movesMeeting('The review moves to Monday.')).toBe(true);
    expect(movesMeeting('Your desk moves to room 204.')).toBe(false);
    expect(movesMeeting('The cut-off for collections moves from 5pm to 4.15pm.')).toBe(false);
  });

  it('takes the times that a sentence offers and a later question asks about', () => {
    const slots = 'I have Wednesday 12th at 2pm or Friday the 14th at 9am.';
    expect(offeredTimes(`We audit plans. ${slots} Does one of those suit you?`)).toBe(slots);
    expect(offeredTimes(`${slots} Would you rather do it by phone?`)).toBe(slots);
    expect(offeredTimes('We open on Monday at 9. How many lifts do you run?')).toBe('');
    expect(readSlots(slots)).toEqual(['Wednesday at 2pm', 'Friday at 9am']);
  });
});
