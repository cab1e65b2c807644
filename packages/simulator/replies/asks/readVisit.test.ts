import { describe, expect, it } from 'vitest';
import { asksIfThatIsFine, asksToCome, saysTheyCome } from './readVisit.ts';

describe('asksToCome', () => {
  it.each([
    'Can I walk you with the dogs on Tuesday at 6',
    'Could I take a look at your roof on Wednesday morning',
    'Mind if I swing past on Friday and measure yours',
    'OK if I come out Monday with a couple of traps',
    'May our foreman stop in next week',
    'Would it be all right if my partner had a look at the dock on Friday',
    'Can I run out to your place and check the pump',
    'When could I come by',
    'Shall I put my head round the door at ten',
    'OK if I climb up on Friday and check the flashing',
    'Could I walk along your rows around seven',
    'Shall I measure the stairs and send you a drawing',
    'Would it help if I came and listened to the bearings',
    'Would you like me to have a fitter inspect the boiler and give you a report',
  ])('is leave to come: %s', (question) => expect(asksToCome(question)).toBe(true));

  it.each([
    'Can I walk you through the numbers on Thursday',
    'Could I take a look at your website on Thursday',
    'Can I call you in the morning',
    'May I drop one in the post to you',
    'Can I drop you a line in March',
    'Could we run it by your chef',
    'Should I come up with a plan',
    'Would you like to come by our plant',
    'Could I survey your customers',
    'Could we hop on a call at three',
    'Shall we walk through the plan on Thursday',
    'Could we step in on Monday',
  ])('is no leave to come: %s', (question) => expect(asksToCome(question)).toBe(false));
});

describe('a visit that is offered before it is asked about', () => {
  it('is found in a statement', () => {
    expect(saysTheyCome('We fix gates. I can stop by on Monday morning.')).toBe('I can stop by on Monday morning.');
    expect(saysTheyCome('I can post you one. Our gates last.')).toBe('');
    expect(saysTheyCome('The course is in Leeds. For eight or more I can come to you instead.')).toBe('');
  });

  it('is what a question points back to', () => {
    expect(asksIfThatIsFine('Would that be all right')).toBe(true);
    expect(asksIfThatIsFine('Does Thursday suit')).toBe(true);
    expect(asksIfThatIsFine('Would that be of interest')).toBe(false);
    expect(asksIfThatIsFine('When does your contract end')).toBe(false);
  });
});
