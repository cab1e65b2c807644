import { describe, expect, it } from 'vitest';
import { isAskedOfOthers } from './isAskedOfOthers.ts';

const judge = (text: string, phrase: string) => isAskedOfOthers(text, text.indexOf(phrase));

describe('isAskedOfOthers', () => {
  it.each([
    ['Northwind lets carriers book a slot themselves.', 'book a slot'],
    ['What if customers could book a slot online?', 'book a slot'],
    ['People can simply book a time at the desk.', 'book a time'],
  ])('takes "%s" as a description', (text, phrase) => expect(judge(text, phrase)).toBe(true));

  it.each([
    ['Could we book a slot next week?', 'book a slot'],
    ['Book a slot here.', 'Book a slot'],
    ['You can simply book a time with me.', 'book a time'],
    ['Feel free to book a demo.', 'book a demo'],
    ['Perhaps book a call?', 'book a call'],
    ['Do you have 15 minutes?', 'have 15 minutes'],
  ])('takes "%s" as an ask', (text, phrase) => expect(judge(text, phrase)).toBe(false));
});
