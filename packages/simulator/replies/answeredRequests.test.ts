import { describe, expect, it } from 'vitest';
import type { Intent } from '../outcome.ts';
import { repliesTo as repliesToEmail } from '../testing/repliesTo.ts';

const TITLES = ['Owner', 'Founder'];
const repliesTo = (body: string, intents: readonly Intent[]): string[] =>
  repliesToEmail({ subject: 'a question', body: `Hi Ana,\n\n${body}\n\nRosa Vance\nVance Supply` }, { intents, titles: TITLES });
const YES: readonly Intent[] = ['interested'];
const SAYS_WHERE = /\baddress\b/i;
const CALLS = /\b(?:call me|give me a call|let's talk|easiest if you call|invite|talk then)\b/i;

describe('a reply to somebody who would send a thing', () => {
  it('says where to send it, whatever else is asked', () => {
    const replies = repliesTo(
      "We make a waxed paper that keeps cut cheese dry.\n\nI'd like to mail you 25 free sheets. Which address should they go to, do you want the small or the large size, and who at Harborline picks the wrapping?",
      YES,
    );
    expect(replies.filter((text) => !SAYS_WHERE.test(text) || CALLS.test(text))).toEqual([]);
    expect(replies.filter((text) => /\bI do, mostly\b/.test(text))).toEqual([]);
    expect(replies.some((text) => /\b(?:small|large)\b/.test(text))).toBe(true);
  });

  it('says so where the address is asked for in a statement', () => {
    const replies = repliesTo('We grow a new hop near Yakima.\n\nHappy to post you a 200 g pack. Just tell me where it should go.', YES);
    expect(replies.filter((text) => !SAYS_WHERE.test(text) || CALLS.test(text))).toEqual([]);
  });
});

describe('a reply to somebody who wants to work together', () => {
  const OFFER =
    'We repair flood damage for landlords in Kent, day and night. For each client you refer to us we pay 10% of the job when it is done.';

  it('has what would be sent before it talks', () => {
    const replies = repliesTo(`${OFFER}\n\nShall I send you the two-page agreement?`, YES);
    expect(replies.filter((text) => !/\b(?:yes|please|sure|go ahead)\b/i.test(text) || CALLS.test(text))).toEqual([]);
  });

  it('says whether they are the one to talk to', () => {
    const replies = repliesTo(`${OFFER}\n\nAre you the right person to talk to about this?`, YES);
    expect(replies.filter((text) => !/\b(?:would be me|talk)\b/i.test(text))).toEqual([]);
  });
});

describe('a reply to somebody who asks how things are done', () => {
  it('answers after an opening question, in the words of the email', () => {
    const replies = repliesTo(
      'What happens at Harborline when a bus runs late? We text every parent on that route in under a minute.\n\nCurious how you let parents know today.',
      YES,
    );
    const ways = /\bwe let parents know by\b|\bby email\b|\bemails, and a call\b/i;
    expect(replies.filter((text) => !ways.test(text))).toEqual([]);
    expect(replies.some((text) => /\bwe let parents know\b/i.test(text))).toBe(true);
  });

  it('answers the opening question if it is the only one', () => {
    const replies = repliesTo('What happens at Harborline when the lift stops on a Saturday? Our engineers come out within the hour.', YES);
    expect(replies.filter((text) => !/\bon the spot\b|\bsteps in\b|\bwhoever is around\b/i.test(text))).toEqual([]);
  });
});

describe('a reply to somebody who counts what is missing', () => {
  const body =
    'We find licensed drivers. £350 per driver, payable after a month.\n\nRoughly how many drivers are you short of at the moment?';

  it('has few or none where nobody is wanted', () => {
    const many = /\b(?:twenty|thirty|forty|sixty|dozen|\d{2} drivers|quite a few|a good few)\b/i;
    expect(repliesTo(body, ['soft_objection', 'not_interested', 'timing']).filter((text) => many.test(text))).toEqual([]);
  });

  it('has some where somebody is wanted', () => {
    expect(repliesTo(body, YES).filter((text) => /\bnone\b/i.test(text))).toEqual([]);
  });
});

describe('a reply to somebody who would come', () => {
  it.each([
    'Can I walk Harborline with the dogs on Tuesday at 6 a.m., before you open?',
    'Could I take a look at your roof on Tuesday morning?',
    'I could swing past on Tuesday and measure your gates. Would that be all right?',
  ])('accepts a visit and no call: %s', (request) => {
    const replies = repliesTo(`We look after roofs and grounds for $900 a year.\n\n${request}`, YES);
    expect(replies.filter((text) => CALLS.test(text) || !/\bTuesday\b/i.test(text))).toEqual([]);
  });
});
