import { describe, expect, it } from 'vitest';
import { asksForRecords, findDemands } from './demands.ts';

const kindsIn = (sentence: string, asksForTime = false) =>
  findDemands(sentence, { asksForTime, isQuestion: sentence.endsWith('?') }).map(({ demand }) => demand);

describe('what a sentence demands', () => {
  it('is a form to sign or to fill in, if it is a contract or comes with the email', () => {
    expect(kindsIn('Please sign the framework agreement this week.')).toEqual(['forms']);
    expect(kindsIn('Please fill in the attached supplier form.')).toEqual(['forms']);
    expect(kindsIn('Fill in the form on our page.')).toEqual([]);
  });

  it('is time only in a request for time', () => {
    expect(kindsIn('A visit takes an hour.')).toEqual([]);
    expect(kindsIn('Do you have an hour on Tuesday?', true)).toEqual(['time']);
  });

  it('is what the reader pays only in a question', () => {
    expect(kindsIn('What are you paying per load?')).toEqual(['terms']);
    expect(kindsIn('You know best what you are paying per load.')).toEqual([]);
  });

  it('is no question about interest if records are to be sent', () => {
    expect(asksForRecords('Could you send us your invoices for the last 12 months?')).toBe(true);
    expect(asksForRecords('Could I send you our price list?')).toBe(false);
  });
});
