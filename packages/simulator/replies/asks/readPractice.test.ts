import { describe, expect, it } from 'vitest';
import { asksWhatHappens, readDeed, readPractice } from './readPractice.ts';

describe('readPractice', () => {
  it.each([
    ['How do you let parents know today', [['done', 'let parents know']]],
    ['How do you keep the ducts clear between inspections', [['done', 'keep the ducts clear']]],
    ['How does your team track your keys', [['done', 'track our keys']]],
    ['How do you handle it when a driver is sick', [['happens', 'a driver is sick']]],
    ['How are you managing returns these days', []],
    ['What happens when a bus runs late', [['happens', 'a bus runs late']]],
    ['What do you do if the lift stops', [['happens', 'the lift stops']]],
    ['What happens when you run out', []],
    ['How do you do about snow', []],
  ])('%s', (question, words) => expect(readPractice(question)).toEqual(words));

  it('knows a question for what is done in some case', () => {
    expect(asksWhatHappens('What happens at your place when it rains')).toBe(true);
    expect(asksWhatHappens('What happens to the old ones')).toBe(false);
  });
});

describe('readDeed', () => {
  it('says what somebody does as they and others say it', () => {
    expect(readDeed('who tests the water on weekends')).toEqual([
      ['iDo', 'test the water'],
      ['theyDo', 'tests the water'],
    ]);
    expect(readDeed('Who does your lamination')).toEqual([
      ['iDo', 'do our lamination'],
      ['theyDo', 'does our lamination'],
    ]);
    expect(readDeed('Who is in charge')).toEqual([]);
  });
});
