import { describe, expect, it } from 'vitest';
import { isAskedAboutOthers, isAskedOfOthers } from './isAskedOfOthers.ts';

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

describe('isAskedAboutOthers', () => {
  const judge = (text: string, phrase: string) => {
    const start = text.indexOf(phrase);
    return isAskedAboutOthers(text, { start, end: start + phrase.length }, { start: 0, end: text.length });
  };

  it.each([
    ['Did you know that trucks wait for 50 minutes on average?', '50 minutes on'],
    ['Do your drivers wait more than 30 minutes at the gate?', '30 minutes at'],
    ['Is 45 minutes a normal wait on Monday?', 'on Monday'],
    ['How do you plan a session on Tuesday?', 'on Tuesday'],
    ['Who is available on night shifts?', 'available on'],
    ['Are docks free on Monday mornings?', 'free on'],
    ['Do your reps have time to prospect?', 'have time to'],
    ['Do you find time to plan?', 'find time to'],
    ['Does it take 10 minutes to book a dock?', 'take 10 minutes'],
    ['What happens on Friday at the gates?', 'on Friday'],
    ['Is Friday your busiest day?', 'Is Friday'],
    ['Are you losing 20 minutes at each dock?', '20 minutes at'],
  ])('takes "%s" as a question about the reader’s situation', (text, phrase) => expect(judge(text, phrase)).toBe(true));

  it.each([
    ['Do you have 15 minutes on Tuesday?', '15 minutes on'],
    ['Do you have 15 minutes on Tuesday to talk about how long your trucks wait?', '15 minutes on'],
    ['Since trucks wait, could you do Friday at 2?', 'Friday at'],
    ['What time would suit you on Tuesday?', 'on Tuesday'],
    ['Would lunch on Tuesday work?', 'Tuesday work'],
    ['Is your calendar open on Friday?', 'on Friday'],
    ['Would your team be free on Tuesday?', 'free on'],
    ['Can someone from your team spare 15 minutes on Friday?', '15 minutes on'],
    ['Does 3pm on Tuesday work?', 'on Tuesday'],
    ['Have you got 15 minutes on Friday?', '15 minutes on'],
    ['15 minutes on Tuesday?', '15 minutes on'],
    ['How do you feel about a call on Friday?', 'on Friday'],
    ['Let us talk on Friday.', 'on Friday'],
  ])('keeps "%s" as an ask', (text, phrase) => expect(judge(text, phrase)).toBe(false));
});
