import { describe, expect, it } from 'vitest';
import { INTENTS, type Intent } from '../outcome.ts';
import { repliesTo as repliesToEmail } from '../testing/repliesTo.ts';
import { isJunior } from './offer/isJunior.ts';

const LISTS = ['Owner', 'Office Manager', 'Purchasing Manager', null];

const repliesTo = (body: string, intents: readonly Intent[], titles: readonly (string | null)[] = LISTS): string[] =>
  repliesToEmail({ subject: 'window cleaning', body }, { intents, titles, corrections: { emailKind: 'sales' } });

const OFFER = 'Hi Ana,\n\nWe clean office windows inside and out, with our own lift.';
const SIGNED = '\n\nBest,\nErin';

describe('a reply to a seller', () => {
  it('is never an evasion', () => {
    const replies = repliesTo(`${OFFER}\n\nShall I send you a few dates?${SIGNED}`, INTENTS);
    expect(replies.filter((text) => /\b(?:early enough|my answer|ask a few things|on the fence|more tomorrow)\b/i.test(text))).toEqual([]);
  });

  it('takes what is offered to be sent, if somebody is interested', () => {
    const replies = repliesTo(`${OFFER}\n\nShall I send you our price list?${SIGNED}`, ['interested']);
    const taken = replies.filter((text) => /\b(?:send|see|please do|go ahead|yes)\b/i.test(text));
    expect(taken.length).toBeGreaterThan(replies.length * 0.7);
  });

  it('asks for the price unless the email names it', () => {
    const asks = /\b(?:what does it cost|rough cost|what sort of price|what do you charge|how much)\b/i;
    const silent = repliesTo(`${OFFER}${SIGNED}`, ['question']);
    const priced = repliesTo(`${OFFER} A visit costs £140.${SIGNED}`, ['question']);
    expect(silent.some((text) => asks.test(text))).toBe(true);
    expect(priced.filter((text) => asks.test(text))).toEqual([]);
  });

  it('says neither yes nor no where a yes may mean that all is well', () => {
    const replies = repliesTo(`${OFFER}\n\nAre all of yours clean enough?${SIGNED}`, ['interested', 'question', 'timing']);
    expect(replies.filter((text) => /\b(?:they are|they aren't|yes, they)\b/i.test(text))).toEqual([]);
  });

  it('does not choose between what it cannot repeat', () => {
    const choice = `${OFFER}\n\nWould you want it done for you once a month or would you rather see how one goes?${SIGNED}`;
    const replies = repliesTo(choice, INTENTS);
    expect(replies.filter((text) => /\bthe (?:first|second|former|latter)\b(?! one)/i.test(text))).toEqual([]);
  });

  it('refers a question to a call only where a call is asked for', () => {
    const replies = repliesTo(`${OFFER}\n\nHow do most of your visitors find the door?${SIGNED}`, INTENTS);
    expect(replies.filter((text) => /\b(?:I'll tell you|fill you in|that's not for an email|put it in an email)\b/i.test(text))).toEqual(
      [],
    );
  });

  it('says whether something is still wanted, and not how things are', () => {
    const still = `${OFFER}\n\nIs it still something you want doing before May, or should I take it off my list?${SIGNED}`;
    expect(repliesTo(still, ['interested']).filter((text) => /\bgo ahead\b/i.test(text))).toEqual([]);
    expect(repliesTo(still, ['interested']).some((text) => /\bstill\b/i.test(text))).toBe(true);
  });

  it('names people, or none, where that is asked', () => {
    const known = repliesTo(`${OFFER}\n\nDo you know anyone who rents offices near here?${SIGNED}`, ['interested', 'not_interested']);
    expect(known.some((text) => /\b(?:I may know|come to mind|think of (?:somebody|anyone)|might know)\b/i.test(text))).toBe(true);
  });

  it('names no times that contradict each other', () => {
    const ends = repliesTo(`${OFFER}\n\nWhen does your contract end?${SIGNED}`, ['timing']);
    expect(ends.filter((text) => /\b(?:years?|year and a half)\b.*\b(?:in a few months|next month|weeks)\b/i.test(text))).toEqual([]);
  });

  it('takes one of the days that are proposed', () => {
    const replies = repliesTo(`${OFFER}\n\nCould we talk for ten minutes on Tuesday or Thursday?${SIGNED}`, ['interested']);
    const days = replies.flatMap((text) => text.toLowerCase().match(/\b\w+day\b(?<!\btoday)/g) ?? []);
    expect(days.length).toBeGreaterThan(replies.length / 2);
    expect(days.filter((day) => day !== 'tuesday' && day !== 'thursday')).toEqual([]);
  });

  it('says how things are if asked, with a number of what was asked for', () => {
    const replies = repliesTo(`${OFFER}\n\nHow many floors do you have?${SIGNED}`, ['interested', 'question']);
    expect(replies.some((text) => /\b(?:dozen|ten|fifteen|twenty|thirty) floors\b/.test(text))).toBe(true);
  });

  it('answers each question in turn, and then the request', () => {
    const asked = 'How many floors do you have, and who cleans them now?\n\nShall I send you our price list?';
    const replies = repliesTo(`${OFFER}\n\n${asked}${SIGNED}`, ['interested']);
    const all = replies.filter((text) =>
      /floors\b.*\b(?:firm|local|people|years|ourselves)\b.*\b(?:send|see|yes|go ahead|do)\b/i.test(text),
    );
    expect(all.length).toBeGreaterThan(replies.length / 2);
  });

  it('may leave the second half of a question whose first half has an answer', () => {
    const asked = 'How many floors do you have, and how far is the car park?';
    const replies = repliesTo(`${OFFER}\n\n${asked}${SIGNED}`, ['interested', 'question']);
    expect(replies.some((text) => /\bfloors\b/i.test(text))).toBe(true);
    expect(replies.filter((text) => /\bmiles?\b/i.test(text))).toEqual([]);
  });

  it('has to look up a measure that the email does not tell, and names one within the range it tells', () => {
    const asked = 'What micron do you use now, and how many kg a month?';
    const measures = (range: string) =>
      repliesTo(`We make stretch film for pallets${range}.\n\n${asked}${SIGNED}`, ['interested']).join('\n');
    expect(measures('')).not.toMatch(/\d+ micron|nothing special|fair amount|same as for years/i);
    expect(measures('')).toMatch(/look that up|have to check|to hand/i);
    expect(measures(', 12 to 24 micron')).toMatch(/\b(?:12|15|18|21) micron\b/);
  });

  it('names a day of two only where it agrees to a call, and no option that the email does not offer', () => {
    const call = repliesTo(`${OFFER}\n\nworth 15 min thurs or fri?${SIGNED}`, ['timing', 'soft_objection', 'not_interested']);
    expect(call.filter((text) => /\bthurs|\bfri/i.test(text) && !/\b(?:not|no|neither|nor|won't)\b/i.test(text))).toEqual([]);
    const audit = `We have 12+ years experience and 250+ happy clients.\n\nCan I send you a free audit report?${SIGNED}`;
    expect(repliesTo(audit, INTENTS).filter((text) => /^(?:\w+,\s+)?["']?(?:1|C)\b/i.test(text))).toEqual([]);
  });

  it('promises a list of places that are not the office', () => {
    const asked = `We fit new phone lines for lifts.\n\nIf you send me the postcodes I'll tell you which exchanges close first.${SIGNED}`;
    const replies = repliesTo(asked, ['interested']);
    expect(replies.filter((text) => /website/i.test(text))).toEqual([]);
    expect(replies.some((text) => /the postcodes\b/i.test(text))).toBe(true);
  });

  it('answers a question for a time with a time, whatever it lists', () => {
    const asked = `${OFFER}\n\nWhen is your next internal or external inspection?${SIGNED}`;
    const replies = repliesTo(asked, ['interested', 'question', 'timing']);
    expect(replies.filter((text) => /\b(?:internal|external)\b/i.test(text))).toEqual([]);
  });

  it('picks one of two letters', () => {
    const asked = `${OFFER}\n\nWould you rather (a) see our prices first, or (b) have us come by?${SIGNED}`;
    const replies = repliesTo(asked, ['interested']);
    expect(replies.filter((text) => /\b[ab]\b[,.]/i.test(text)).length).toBeGreaterThan(replies.length / 2);
  });

  it('offers no demo, contract or setup where none is mentioned or likely', () => {
    const replies = repliesTo(`${OFFER}${SIGNED}`, INTENTS);
    expect(replies.filter((text) => /\bdemo|recording|system we use|minimum order\b/i.test(text))).toEqual([]);
  });

  it('leaves the decision to a manager if the reader is no manager', () => {
    const replies = repliesTo(`${OFFER}\n\nWorth a look?${SIGNED}`, ['interested', 'question'], ['Office Assistant']);
    expect(replies.some((text) => /\bmanager|boss|not my|passed|forward|hand it on|up the line\b/i.test(text))).toBe(true);
  });
});

describe('a reply to what is paid or begun with', () => {
  it('finds no price too high that the sender would pay', () => {
    const straw = 'Hi Ana,\n\nWe fetch used coffee sacks and pay $3 a bundle.\n\nShall we come by next week?\n\nErin';
    const replies = repliesToEmail({ subject: 'sacks', body: straw }, { titles: LISTS, corrections: { emailKind: 'sales' } });
    expect(replies.filter((text) => text.includes('$3'))).toEqual([]);
  });

  it('names a thing to start with as a thing', () => {
    const replies = repliesTo(`${OFFER}\n\nWould you rather start with windows or with signs?${SIGNED}`, ['interested']);
    expect(replies.filter((text) => /\bwith (?:windows|signs)\b/i.test(text))).toEqual([]);
    expect(replies.some((text) => /\b(?:windows|signs)\b/i.test(text))).toBe(true);
  });
});

describe('a reply from somebody of another rank', () => {
  const call = `${OFFER}\n\nCould we have a short call next week?${SIGNED}`;
  it('is no promise from somebody who works for another department', () => {
    const replies = repliesTo(call, ['interested', 'question'], ['Social Media Manager']);
    expect(replies.filter((text) => /\b(?:next week (?:works|is fine|could)|can do next week|I'm free)\b/i.test(text))).toEqual([]);
  });

  it('names no team or boss of somebody who works alone', () => {
    const replies = repliesTo(call, INTENTS, ['Sole Trader', 'Freelance Designer']);
    expect(replies.filter((text) => /\b(?:my (?:team|boss|manager)|one of my team|colleague)\b/i.test(text))).toEqual([]);
  });

  it('puts nothing off past the date on which it is due', () => {
    const due =
      'Hi Ana,\n\nThe boiler certificate has to be filed by October 12. We test boilers in offices and file it for you.\n\nShould I put you down for September?\n\nErin';
    const replies = repliesTo(due, ['timing']);
    expect(replies.filter((text) => /\b(?:months?|spring|summer|fall|later in the year)\b/i.test(text))).toEqual([]);
  });

  it('answers who and how at once, with a way that the email names', () => {
    const body =
      'Hi Ana,\n\nWho keeps the cleaning log at your place? In most offices it is a sheet in a paper binder.\n\nWe clean offices, and our tag keeps the log by itself.\n\nHow are you handling it at the moment?\n\nErin';
    const replies = repliesTo(body, ['interested', 'soft_objection'], ['Owner', 'Facilities Manager']);
    expect(replies.filter((text) => /\b(?:in house|our own people|we do it ourselves)\b/i.test(text))).toEqual([]);
    expect(replies.filter((text) => /\b(?:does|keeps? the cleaning log),.*\bin a paper binder\b/i.test(text)).length).toBeGreaterThan(
      replies.length / 3,
    );
  });

  it('says who looks after something if that is asked', () => {
    const who = `${OFFER}\n\nWho looks after the cleaning contract there?${SIGNED}`;
    const replies = repliesTo(who, ['interested', 'referral'], ['Receptionist', 'Sales Manager', 'Office Assistant']);
    expect(replies.filter((text) => /send it to me/i.test(text))).toEqual([]);
    expect(replies.filter((text) => /\bmy (?:manager|boss)\b/i.test(text)).length).toBeGreaterThan(replies.length / 2);
  });
});

describe('isJunior', () => {
  it('is nobody who manages, owns or buys, nor a professional with a place of their own', () => {
    expect(isJunior(new Set(['staff']), 'Quantity Surveyor')).toBe(true);
    expect(isJunior(new Set(['staff']), 'Farmer')).toBe(false);
    expect(isJunior(new Set(['leads']), 'Contracts Manager')).toBe(false);
    expect(isJunior(new Set(['buys']), 'Purchasing Officer')).toBe(false);
    expect(isJunior(new Set(['exec', 'near']), 'VP Facilities')).toBe(false);
    expect(isJunior(new Set(['exec', 'near']), 'Chief Security Officer')).toBe(false);
    expect(isJunior(new Set(['staff', 'near']), 'Parish Council Board Member')).toBe(false);
    expect(isJunior(new Set(), null)).toBe(false);
  });

  it('is whoever helps out, and whoever works for another department', () => {
    expect(isJunior(new Set(['owner']), 'Warehouse Intern')).toBe(true);
    expect(isJunior(new Set(['owner']), 'Estimator')).toBe(false);
    expect(isJunior(new Set(['leads', 'aside']), 'Brand Manager')).toBe(true);
  });
});
