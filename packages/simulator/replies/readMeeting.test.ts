import { describe, expect, it } from 'vitest';
import { asksForCall, isPermission, movesMeeting } from './readMeeting.ts';

describe('readMeeting', () => {
  it.each([
    ['Worth 15 minutes on the phone?', true],
    ['May I call you on Tuesday?', true],
    ['Is Tuesday afternoon OK for a visit?', false],
    ['Would you come and talk to them in March?', false],
  ])('hears of "%s" whether a call is meant', (text, isCall) => {
    expect(asksForCall(text)).toBe(isCall);
  });

  it.each([
    ['The tree drops apples here. May we pick them up?', true],
    ['Do you still use fax?', false],
    ['No question here.', false],
  ])('hears of "%s" whether a yes is wanted', (body, isOne) => {
    expect(isPermission(body)).toBe(isOne);
  });

  it('tells a moved meeting from a moved desk', () => {
    expect(movesMeeting('The review moves to Monday.')).toBe(true);
    expect(movesMeeting('Your desk moves to room 204.')).toBe(false);
  });
});
