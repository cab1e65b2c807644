import { describe, expect, it } from 'vitest';
import { hasTwoLengths, putsNothingOff, putsOffPastDay } from './readPutOff.ts';

describe('hasTwoLengths', () => {
  it.each([
    "Not today, it's a full month. Get back to me next week.",
    'Not in the next few weeks. Drop me a line in four or five months.',
    'No time this week. Ask me again in six months.',
  ])('finds them in "%s"', (text) => {
    expect(hasTwoLengths(text)).toBe(true);
  });

  it.each([
    "Can't do a call this month. Ask me in a month or two.",
    'Not today. Try me next week.',
    'Not this quarter, too much on. Try me in a few months.',
    'My manager is away for a couple of weeks. Remind me after that.',
  ])('finds none in "%s"', (text) => {
    expect(hasTwoLengths(text)).toBe(false);
  });
});

describe('a reply that puts off', () => {
  it('speaks of a later time', () => {
    expect(putsNothingOff("That's not my trade, and nobody comes to mind.")).toBe(true);
    expect(putsNothingOff('Not my trade. If somebody asks me, I will pass it on.')).toBe(false);
  });

  it('does not put off by months what begins on a day', () => {
    const job = { intent: 'timing', body: 'We need a pastry chef from May 10 on.', kind: 'recruiting' } as const;
    expect(putsOffPastDay({ ...job, text: 'Nobody just now. Ask me again in a few months.' })).toBe(true);
    expect(putsOffPastDay({ ...job, text: "Nobody just now. I'll write if I think of somebody." })).toBe(false);
    expect(putsOffPastDay({ ...job, kind: 'sales', text: 'Ask me again in a few months.' })).toBe(false);
  });
});
