import { describe, expect, it } from 'vitest';
import { INTENTS, type Intent } from '../outcome.ts';
import { repliesTo as repliesToEmail } from '../testing/repliesTo.ts';

const TITLES = ['Owner', 'Office Manager', 'Facilities Manager', null];
const repliesTo = (body: string, intents: readonly Intent[] = INTENTS): string[] =>
  repliesToEmail({ subject: 'ladders', body: `Hi Ana,\n\n${body}` }, { intents, titles: TITLES, corrections: { emailKind: 'sales' } });

const INSPECTS = 'Ladders have to be inspected once a year. We inspect them on site for $6 each.';

describe('a reply to what a seller asks', () => {
  it('puts off nothing for years that comes round each year', () => {
    const replies = repliesTo(`${INSPECTS}\n\nWhich month are yours due?\n\nBest,\nErin`);
    expect(replies.filter((text) => /\b(?:for (?:years|ages)|year and a half|year after next|two years)\b/i.test(text))).toEqual([]);
    const named = repliesTo(`${INSPECTS}\n\nWhich month are yours due?\n\nBest,\nErin`, ['interested']);
    expect(named.some((text) => /\b(?:March|May|June|September|October|November)\b/.test(text))).toBe(true);
  });

  it('says how often, and how, where that is asked', () => {
    const often = repliesTo(`${INSPECTS}\n\nHow often do you have yours checked?\n\nErin`, ['interested', 'question']);
    expect(often.some((text) => /\b(?:once a year|often|as often as you say)\b/i.test(text))).toBe(true);
    const how = repliesTo('How do you keep track of your ladders today? We tag them for $6 each.\n\nErin', [
      'interested',
      'soft_objection',
    ]);
    expect(how.filter((text) => /spreadsheet/i.test(text)).length).toBeGreaterThan(how.length / 4);
  });

  it('gives what it is to reply with, or calls, and not both', () => {
    const replies = repliesTo(
      'We sharpen saws.\n\nIf that is of use, call me on 555-0142 or reply with the number of saws you have.\n\nErin',
      ['interested'],
    );
    const counts = replies.filter((text) => /\bcount(?:ed)?\b/i.test(text));
    const calls = replies.filter((text) => /\b(?:give you a call|call you|phone you|call from me)\b/i.test(text));
    expect(counts.length).toBeGreaterThan(0);
    expect(calls.length).toBeGreaterThan(0);
    expect(counts.filter((text) => calls.includes(text))).toEqual([]);
  });

  it('says where to send what comes in the post, and tries out nothing that is only looked at', () => {
    const replies = repliesTo('I draw shop fronts in ink.\n\nCan I mail you a free print of yours?\n\nErin', ['interested', 'question']);
    expect(replies.some((text) => /\baddress\b/i.test(text))).toBe(true);
    expect(replies.filter((text) => /\btry\b|how long would that take/i.test(text))).toEqual([]);
  });

  it('names no time of its own for what is a video, or where times are given', () => {
    const TIME = /\b(?:monday|tuesday|wednesday|thursday|friday|mornings?|afternoons?|lunch)\b/i;
    const shown = repliesTo('We time ovens by radio.\n\nWould you like a demo? It is a two-minute video.\n\nErin', [
      'interested',
      'question',
    ]);
    expect(shown.filter((text) => TIME.test(text) || /\b(?:recording|short video|video I can)\b/i.test(text))).toEqual([]);
    const given = repliesTo('We time ovens by radio.\n\nCould I show you a demo? I am free any afternoon.\n\nErin', ['interested']);
    expect(given.filter((text) => /\bmornings?\b|after lunch/i.test(text))).toEqual([]);
  });

  it('takes no drop for a visit where a sample is mailed, and measures what is asked for', () => {
    const replies = repliesTo(
      'We pour soft rubber under swings.\n\nMay I mail you a sample tile, so you can drop an egg on it? And how many square feet do you have?\n\nErin',
    );
    expect(replies.filter((text) => /\b(?:drop|stop|come) (?:in|by)\b|be here|more than I'd like/i.test(text))).toEqual([]);
  });

  it('says of no plain thing that it cannot be understood', () => {
    const replies = repliesTo('We sew warm wool blankets for guest rooms.\n\nShall I send you one?\n\nErin');
    expect(replies.filter((text) => /read (?:it|that|this) twice|don't (?:quite )?follow(?! up)|what is it you do/i.test(text))).toEqual(
      [],
    );
  });

  it('answers a British email in British English', () => {
    const replies = repliesTo('We test ladders, \u00a36 each.\n\nWhen were yours last tested?\n\nCheers,\nErin\nLadderworks Ltd');
    expect(replies.filter((text) => /\bfall\b/i.test(text))).toEqual([]);
    expect(replies.some((text) => /\bautumn\b/i.test(text))).toBe(true);
  });

  it('says no yes for somebody who does not decide', () => {
    const replies = repliesToEmail(
      {
        subject: 'missed lessons',
        body: 'Hi Ana,\n\nI made a little app for music schools, $9 a month.\n\nHow do you book lessons? Shall I set it up? Would you try it for two weeks?\n\nInes',
      },
      { titles: ['Front Desk Coordinator', 'Teaching Assistant'], company: 'Harmony Music School', corrections: { emailKind: 'sales' } },
    );
    const yes = /\b(?:yes(?: please)?, go ahead|yes please\.|please do\.|we'd (?:try it|give it a go))/i;
    expect(replies.filter((text) => yes.test(text) && /not my call|don't decide|my manager|don't buy/i.test(text))).toEqual([]);
  });
});
