import { describe, expect, it } from 'vitest';
import { readEcho } from './readEcho.ts';

describe('readEcho', () => {
  it.each([
    ['Do you own the vans', 'we do', "we don't"],
    ['Do calls go to voicemail', 'they do', "they don't"],
    ['Are the vans leased', 'they are', "they aren't"],
    ['Does your clinic close at noon', 'we do', "we don't"],
    ['Is your office open on Saturdays', 'we are', "we're not"],
    ['Does the lease run out this year', 'it does', "it doesn't"],
    ['Has the roof been checked', 'it has', "it hasn't"],
    ['Is anybody on call', 'somebody is', 'nobody is'],
  ])('repeats the subject of %s', (question, yes, no) => {
    expect(readEcho(question, false)).toEqual({ yes, no });
  });

  it('speaks for one person if one is asked', () => {
    expect(readEcho('Are you in charge of it', true)).toEqual({ yes: 'I am', no: "I'm not" });
  });

  it.each(['Does your landlord pay for it', 'Would the vans fit', 'Who does it'])(
    'says nothing of what it does not know: %s',
    (question) => {
      expect(readEcho(question, false)).toBeNull();
    },
  );
});
