import { describe, expect, it } from 'vitest';
import { repliesTo } from '../../testing/repliesTo.ts';
import { readFriendly } from './readFriendly.ts';

const PICNIC = {
  subject: 'Saturday',
  body: 'Hi Ana,\n\nit was lovely to have you all here at Easter. The kids still talk about the kite.\n\nWhen do you usually leave for the beach, and should I bring the cool box?\n\nLots of love,\nAunt Vera',
};

describe("a reply to a friend's questions", () => {
  it('reads the time and the offer', () => {
    expect(readFriendly(PICNIC.body)).toEqual(['whatTime', 'shallI']);
    expect(readFriendly('When is your birthday?')).toEqual([]);
  });

  it('answers them, or puts them off as friends do', () => {
    const replies = repliesTo(PICNIC, { titles: ['Nurse', null], perIntent: 12, corrections: { emailKind: 'personal' } });
    expect(replies.filter((text) => /colleague|meetings|can'?t (?:say|tell)/i.test(text))).toEqual([]);
    const willing = repliesTo(PICNIC, { intents: ['interested'], perIntent: 12, corrections: { emailKind: 'personal' } });
    expect(willing.filter((text) => !(/\b(?:ten|eleven|nine|late morning)\b/i.test(text) && /\byes\b/i.test(text)))).toEqual([]);
  });
});
