import { describe, expect, it } from 'vitest';
import type { Intent } from '../outcome.ts';
import { repliesTo as repliesToEmail } from '../testing/repliesTo.ts';

const TITLES = ['Owner', 'Nurse', 'Office Manager', null, 'CFO'];
const ALL: readonly Intent[] = ['interested', 'question', 'timing', 'referral', 'soft_objection', 'hard_objection', 'not_interested'];

const repliesTo = (subject: string, body: string, intents = ALL): string[] =>
  repliesToEmail({ subject, body }, { intents, titles: TITLES, perIntent: 25 });
const ASKS_OTHERS = /\bone of the others\b|\bsomebody else here\b|\bthe others\b|\bask around\b/i;

describe('a reply to a question', () => {
  it('does not refer to others if the question is about the reader', () => {
    const rota =
      'Hi Ana,\n\nthe audit of our stock room is on Monday at 8. Please clear your shelf before.\n\nWill you be in that morning?\n\nOmar';
    expect(repliesTo('Stock room audit for our team on Monday', rota).filter((text) => ASKS_OTHERS.test(text))).toEqual([]);
  });

  it('does not answer two numbers with two guesses', () => {
    const crates =
      'Hi Ana,\n\nWe wash crates for bakeries, $0.40 a crate.\n\nHow many crates do you wash a week, and how many trays?\n\nOmar';
    const guesses = /\b(?:quite a few|a fair few|a good few)\b.*\b(?:quite a few|a fair few|a good few)\b/i;
    expect(repliesTo('crate washing', crates).filter((text) => guesses.test(text))).toEqual([]);
  });

  it('may refer to others if the question asks for a fact', () => {
    const keys =
      'Hi Ana,\n\nthe audit of our stock room is on Monday at 8. Do you know where the spare key is? Piet is on leave.\n\nSee you Monday,\nOmar';
    const replies = repliesTo('Stock room audit for our team on Monday', keys, ['not_interested', 'hard_objection']);
    expect(replies.some((text) => ASKS_OTHERS.test(text))).toBe(true);
  });

  it('accepts or declines what a supplier offers, and does not evade it', () => {
    const late =
      'Dear Ana,\n\nYour order 7712 of 30 lamps will arrive on Thursday, not on Tuesday as we promised. We can lend you five lamps from our showroom until then. Would that help?\n\nSorry again,\nRuth Bell\nCustomer Service';
    const replies = repliesTo('Your order 7712 is late', late);
    expect(replies.filter((text) => /can'?t (?:tell|say)(?! for sure)|don'?t know\b(?! yet)/i.test(text))).toEqual([]);
    expect(replies.some((text) => /yes please|gladly|happy to/i.test(text))).toBe(true);
  });

  it('says a yes once, and promises once what it is to send', () => {
    const vans = 'Hi Ana,\n\nWe hire out vans with drivers.\n\nDo you rent vans in December, and are your drivers busy then?\n\nRob';
    const replies = repliesTo('vans', vans, ['interested', 'question', 'timing']);
    expect(replies.filter((text) => /\byes\b[^.]*\.\s+(?:yes\b|we \w+, yes)/i.test(text))).toEqual([]);
    const bill = 'Hi Ana,\n\nWe check water bills for laundries.\n\nCan you send me last quarter\u2019s bill?\n\nRob';
    const promised = repliesTo('water', bill, ['interested', 'question']);
    expect(promised.filter((text) => (text.match(/\bbill\b/gi) ?? []).length > 1)).toEqual([]);
  });

  it('answers how things are with a yes or no, not with a maybe', () => {
    const fraud =
      'Hi Ana,\n\nWe check lifting slings for warehouses and tag each one.\n\nIs sling wear something you check for today?\n\nRob';
    const replies = repliesTo('slings', fraud, ['interested', 'question', 'soft_objection', 'timing']);
    expect(replies.filter((text) => /\b(?:depends|perhaps|in principle|sort of|in a way)\b[.,]/i.test(text))).toEqual([]);
  });

  it('answers a question for a number with a rough one', () => {
    const rooms = 'Hi Ana,\n\nWe put sensors in cold rooms for 39 euros each.\n\nHow many cold rooms do you run?\n\nMirjam';
    const owner = repliesTo('cold rooms', rooms, ['interested', 'question']).filter((text) => !/colleague|not my area/i.test(text));
    expect(owner.some((text) => /\b(?:four|five|half a dozen)\b/i.test(text))).toBe(true);
  });

  it('says whether somebody got to look at what was sent', () => {
    const maps = 'Hi Ana,\n\nI wrote last week about our soil maps. Did you get a chance to look at the sample?\n\nRuth';
    const replies = repliesTo('Re: soil maps', maps, ['interested', 'question', 'timing']);
    expect(replies.filter((text) => /^(?:\W*(?:probably|most likely|maybe)|\W*yes,? please)/i.test(text))).toEqual([]);
    expect(replies.some((text) => /not yet|i did|briefly/i.test(text))).toBe(true);
  });

  it('offers no call to a seller who asks how many calls are missed', () => {
    const missed = 'Hi Ana,\n\nOur receptionists answer in your name from 7 to 10.\n\nDo you know how many calls you miss a week?\n\nRhys';
    const replies = repliesTo('missed calls', missed, ['interested', 'question']);
    expect(replies.filter((text) => /send me an invite|half an hour|can do\b/i.test(text))).toEqual([]);
  });

  it('names days in the week that a meeting is asked for', () => {
    const call = 'Hi Ana,\n\nWe do window cleaning for offices.\n\nCould we have a short call next week?\n\nMirjam';
    const replies = repliesTo('windows', call, ['interested']);
    expect(replies.filter((text) => /next week/i.test(text)).length).toBeGreaterThan(replies.length / 3);
  });

  it('does not ask a seller of goods how much work it takes', () => {
    const paper = 'Hi Ana,\n\nWe sell gift paper printed on old looms, from 20 rolls.\n\nWould you like to see the new patterns?\n\nHattie';
    expect(repliesTo('gift paper', paper).filter((text) => /how much work|effort|look like for us/i.test(text))).toEqual([]);
  });

  it('answers a job offer as one, even if a client pays for the job', () => {
    const baker =
      'Hello Ana,\n\nOur client, a bakery in Whitby, is looking for a head baker from May. 36k, five nights, a flat above the shop.\n\nWould you be interested? Then please send me your CV.\n\nIwona';
    const replies = repliesTo('Head baker', baker);
    expect(replies.filter((text) => /\bwe need it\b|another team|a colleague can say/i.test(text))).toEqual([]);
    expect(replies.some((text) => /\b(?:role|job|move|change)\b/i.test(text))).toBe(true);
  });

  it('names what is offered in more than a quarter of the replies', () => {
    const ladders = 'Hi Ana,\n\nWe do extinguisher servicing for offices and shops.\n\nDo you have somebody for it?\n\nSam';
    const replies = repliesTo('extinguisher servicing', ladders);
    expect(replies.filter((text) => text.includes('extinguisher servicing')).length / replies.length).toBeGreaterThan(0.25);
  });

  it('takes one of the times that are offered, or neither', () => {
    const audit =
      'Good morning Ana,\n\nWe audit benefit plans for a fixed fee. I can show you what it would look like. I have Wednesday 12th at 2pm or Friday 14th at 9am. Does one of those suit you?\n\nJanelle';
    const replies = repliesTo('Your audit', audit, ['interested', 'timing']);
    expect(replies.filter((text) => /\b(?:yes, in fact|as it happens|not that I know)\b/i.test(text))).toEqual([]);
    expect(replies.some((text) => /Wednesday at 2pm|Friday at 9am/i.test(text))).toBe(true);
  });

  it('does not refuse a refund if a supplier asks which of two ways to pay it', () => {
    const refund =
      'Dear Ana,\n\nOn your October invoice 20871 we charged the rental twice. I am sorry about that. A credit note is attached. Shall we deduct it from your November invoice, or would you rather have it paid back?\n\nBram\nAccounts';
    const replies = repliesTo('Invoice 20871', refund, ['interested', 'not_interested']);
    expect(replies.filter((text) => /\b(?:no need|not this time|fine as it is|go ahead, fine)\b/i.test(text))).toEqual([]);
  });

  it('tells someone who asks for a number where to call', () => {
    const ropes =
      "Dear Ana,\n\nWe clean windows on ropes and are in Bristol in May. Shall I give you a ring to talk it over? If so, what's the best number?\n\nRory";
    const replies = repliesTo('Windows above the 4th floor', ropes, ['interested']);
    expect(replies.filter((text) => /invite|calendar/i.test(text))).toEqual([]);
    expect(replies.some((text) => /\b(?:office|number)\b/i.test(text))).toBe(true);
  });

  it('does not refuse to say how many there are', () => {
    const rooms = 'Hi Ana,\n\nWe put sensors in cold rooms for 39 euros each.\n\nHow many cold rooms do you run?\n\nMirjam';
    expect(repliesTo('cold rooms', rooms).filter((text) => /rather not (?:say|go into)|won't go into/i.test(text))).toEqual([]);
  });

  it('gives or refuses things, not money, if the email asks for things', () => {
    const school =
      'Dear Ana,\n\nI teach at a village school. When companies renew their laptops the old ones end up in a cupboard. Could you spare three? We collect them.\n\nLiis';
    const replies = repliesTo('old laptops for our school', school);
    expect(replies.filter((text) => /one-pager|vendors?\b|money|tax deductible|where do I send/i.test(text))).toEqual([]);
    const minutes = 'Hi Ana,\n\nWe run payroll for teams of 50. Could you spare fifteen minutes on Tuesday?\n\nErin';
    expect(repliesTo('payroll', minutes).filter((text) => /donat|good cause/i.test(text))).toEqual([]);
  });

  it('does not answer a request for a donation like a sales email', () => {
    const boat =
      'Dear Ana,\n\nThe lifeboat takes in water faster than our volunteers can bail it. A new hull costs £180,000. Would you consider giving £1,000? Every giver is named on a plate.\n\nCaptain Tregenza';
    expect(repliesTo('The boat leaks', boat).filter((text) => /vendor|not our thing|busy season/i.test(text))).toEqual([]);
  });

  it('does not answer a reminder of an unpaid bill like a sales email', () => {
    const bill =
      'Hi Ana,\n\nInvoice 2291 of 3 March over 1,120 euros is still open. Did it get lost? I can send it again.\n\nPetra Lang\nAccounts, Druckhaus Lang';
    expect(repliesTo('Invoice 2291', bill).filter((text) => /tell me more|interested|not convinced/i.test(text))).toEqual([]);
  });

  it('recognizes the link to a survey without its protocol', () => {
    const survey =
      "Hello Ana,\n\nI'm writing my thesis on how small firms plan holidays. Eight questions, five minutes: survey.example/h\n\nWould you fill it in by the 20th?\n\nNoor, student at Tilburg";
    const replies = repliesTo('Your thesis survey', survey);
    expect(replies.filter((text) => /send them|by email|write you my answer|answer tomorrow/i.test(text))).toEqual([]);
  });

  it('answers the questions that stand in a survey, each under its number', () => {
    const survey =
      'Hello Ana,\n\nI am a PhD student at Hull, looking into where drivers sleep. Could you answer these in a line each?\n\n1. Do you pay for their parking, or do they get an allowance?\n2. How many drivers do you have?\n\nMany thanks,\nCallum';
    const replies = repliesTo('Two questions for my thesis', survey, ['interested']);
    expect(replies.filter((text) => /1\. (?:We pay|They get).*2\. .*drivers/.test(text)).length).toBeGreaterThan(replies.length / 2);
    expect(replies.filter((text) => /send it over|fill/i.test(text))).toEqual([]);
  });

  it('does nothing today about something planned for a later day', () => {
    const paint =
      'Dear Ana,\n\nthank you for your quote for painting the stairwell. The owners have agreed. Could you start in the week of 6 May?\n\nRenate';
    expect(
      repliesTo('quote for the stairwell', paint, ['interested']).filter((text) =>
        /\b(?:see to it|sorted|do it|have it) today\b|\bon it now\b/i.test(text),
      ),
    ).toEqual([]);
  });

  it('affirms what the email takes for granted before it accepts', () => {
    const boards = 'Hi Ana,\n\nWe put menu boards on screens for cafes.\n\nDo you still write yours in chalk?\n\nMarlene';
    const replies = repliesTo('menu boards', boards, ['interested', 'question']);
    expect(replies.filter((text) => /\b(?:not any more|stopped that|not for some time|we don't)\b/i.test(text))).toEqual([]);
    expect(replies.some((text) => /\bwe do\b/i.test(text))).toBe(true);
  });

  it('names one of the ways that a question lists', () => {
    const bikes =
      'Hi Ana,\n\nOur lockers keep rental bikes safe.\n\nHow do you store them at night? Is it a shed, a cellar, or do they stay outside?\n\nPiet';
    const replies = repliesTo('bike lockers', bikes, ['interested', 'question']);
    expect(replies.some((text) => /\ba (?:shed|cellar)\b/i.test(text))).toBe(true);
    expect(replies.filter((text) => /(?<!whose )\b(?:it is|yes)\b[.,]/i.test(text))).toEqual([]);
  });

  it('counts the people a survey asks for, and not those who would come along', () => {
    const choir =
      'Dear Ana,\n\nI study choirs at Lund University. How many people sing with you on a typical evening?\n\nA line is enough.\n\nSolveig';
    const replies = repliesTo('my thesis on choirs', choir, ['interested']);
    expect(replies.filter((text) => /just me|one of us|two of us/i.test(text))).toEqual([]);
  });

  it('says "then" only of a time', () => {
    const desks = 'Hi Ana,\n\nWe rent out standing desks by the month.\n\nShall I send our price list?\n\nMirjam';
    const replies = repliesTo('standing desks', desks, ['timing']);
    expect(replies.filter((text) => /this (?:week|quarter|year)\b[^.]*\. [^.]*\bthen\b/i.test(text))).toEqual([]);
  });

  it('asks for no references from somebody who offers a guide', () => {
    const guide = 'Hi Ana,\n\nWe insure pottery kilns and wrote a three-page guide to firing safely.\n\nMay I send it to you?\n\nTobias';
    const replies = repliesTo('firing safely', guide, ['question']);
    expect(replies.filter((text) => /reference|your customers|lead time|what do you charge/i.test(text))).toEqual([]);
  });

  it('takes one of the dates that a podcast offers, and asks nothing that the email says', () => {
    const show =
      'Hi Ana,\n\nI host a podcast for people who run bakeries, with 900 listeners. Would you come on? It takes half an hour. We record on the 2nd, 5th and 9th, let me know which suits.\n\nLou';
    const replies = repliesToEmail(
      { subject: 'our podcast', body: show },
      { intents: ['interested', 'question'], titles: ['Bakery Owner'], perIntent: 40 },
    );
    expect(replies.filter((text) => /when do you record|who listens|how long|mornings are best/i.test(text))).toEqual([]);
    expect(replies.filter((text) => /\bthe (?:2nd|5th|9th)\b/i.test(text)).length).toBeGreaterThan(replies.length / 2);
  });

  it('names one of the dates that a seller offers without a month', () => {
    const gutters = 'Hi Ana,\n\nWe clean gutters. We are near you on the 3rd, the 5th and the 9th. Let me know which suits.\n\nDale';
    const replies = repliesTo('gutters', gutters, ['interested']);
    expect(replies.filter((text) => /\bthe (?:3rd|5th|9th)\b/i.test(text)).length).toBeGreaterThan(replies.length / 3);
  });

  it('prefers one of two benefits, and does not mind which only of two times', () => {
    const till = 'Hi Ana,\n\nWe make tills. Which would help you more: shorter queues, or cheaper card payments?\n\nDana';
    const either = /don't mind which|\beither (?:is fine|would work)/i;
    const preferring = [till, till.replace('would help you more: ', 'matters more to you, ')].flatMap((body) =>
      repliesTo('tills', body, ['interested', 'question']),
    );
    expect(preferring.filter((text) => either.test(text) || /(?:queues|payments), please|happy to compare/i.test(text))).toEqual([]);
    const times = 'Hi Ana,\n\nWe make tills. Would you prefer a call in the morning or in the afternoon?\n\nDana';
    expect(repliesTo('tills', times, ['interested', 'question']).some((text) => either.test(text))).toBe(true);
  });

  it('gives one reason of a stranger, and never both that they are busy and that it is not their work', () => {
    const lifts = 'Hi Ana,\n\nWe service forklifts for warehouses at $85 a truck.\n\nDo you have a contract for yours?\n\nMartin';
    const replies = repliesToEmail({ subject: 'forklift servicing', body: lifts }, { titles: ['Florist', 'Nurse'], perIntent: 40 });
    // A friend who is away is no reason of the stranger.
    const busy = /\b(?:busy|(?<!They're )away until|no time|swamped|out until)\b/i;
    expect(replies.filter((text) => busy.test(text) && /my area|deal with this|for me\b|not what I do/i.test(text))).toEqual([]);
    expect(replies.filter((text) => /don't know anybody/i.test(text) && /pass it on|could ask/i.test(text))).toEqual([]);
  });

  it('lets a stranger at another kind of firm promise no goods to a buyer', () => {
    const chairs =
      'Hi Ana,\n\nWe need 200 folding chairs by June. What is your price per chair, and could you send me a quote?\n\nNeil\nHarper Venues';
    const replies = repliesToEmail(
      { subject: '200 folding chairs', body: chairs },
      { titles: ['Veterinary Surgeon'], company: 'Hilltop Vets' },
    );
    expect(
      replies.filter((text) => /we can do (?:that|it)|glad to (?:help|quote)|send you a (?:price|quote)|sold out/i.test(text)),
    ).toEqual([]);
  });
});
