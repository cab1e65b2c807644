import { describe, expect, it } from 'vitest';
import { asksInterestPlainly, isYesOrNo, mayAskInterest } from './interestQuestion.ts';

describe('a question about interest in plain words', () => {
  it.each([
    'Would a sample board be of interest?',
    'Shall I send the drawings?',
    'May I send the test report for a mill of your size?',
    'Is scoring every weld something you are looking at this year?',
    'Would it be silly to compare it with what you use now?',
    'Worth a look?',
    'Would you like the two-page summary?',
    'Shall I put a crate on the van for you next Tuesday?',
    'Would it be worth me sending a three minute film of it?',
    'Would you like me to leave two panes with your workshop on Friday, at no charge?',
    'Could we print ten for you?',
  ])('is %s', (question) => {
    expect(asksInterestPlainly(question)).toBe(true);
  });

  it.each([
    'Would a visit be of interest?',
    'Are you interested in a call on Friday?',
    'What would be of interest to you?',
    'Do you fight them today, or write them off?',
    'Tell me if that is of interest.',
    'How useful are the reports you get now?',
    'Shall I come by on Tuesday?',
    'Can I come and show you how it works?',
    'Would you like us to visit your yard?',
    'Shall I put you down for Monday, or is there someone else who looks after it?',
  ])('is not %s', (question) => {
    expect(asksInterestPlainly(question)).toBe(false);
  });

  it.each([
    'Shall I put you on the list for October?',
    'Can we go ahead and reserve a slot?',
    'Should I send you the contract?',
    'Do you know somebody who might be interested?',
    'Could you pass this on if it is of interest?',
  ])('is not called one, because yes is an order or a name: %s', (question) => {
    expect(mayAskInterest(question)).toBe(false);
  });

  it.each(['Could I send you our fee sheet?', 'Want me to check 500 of yours for free?', 'Shall I put together a plan for one room?'])(
    'may be called one: %s',
    (question) => {
      expect(mayAskInterest(question)).toBe(true);
    },
  );

  it('is answered yes or no if it starts with a verb', () => {
    expect(isYesOrNo('Is this worth a look?')).toBe(true);
    expect(isYesOrNo('What do you use now?')).toBe(false);
    expect(isYesOrNo('If that sounds useful, tell me.')).toBe(false);
  });

  it('is none if it asks the reader to be somewhere', () => {
    for (const question of ['Would you like to join us?', 'Would you like to come?', 'Would you be interested in speaking at our fair?'])
      expect(mayAskInterest(question), question).toBe(false);
    for (const question of ['Would a sample come in handy?', 'Shall I send the program?'])
      expect(mayAskInterest(question), question).toBe(true);
  });
});
