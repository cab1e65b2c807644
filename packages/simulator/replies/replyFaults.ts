import type { Intent } from '../outcome.ts';
import { isOutsideKind, type EmailKind } from '../reader/kinds.ts';
import { MONTH, WORKDAY } from '../reading/text/timeWords.ts';
import { readLeftOut, saysWhenFree, withoutOtherDays } from './asks/readMeeting.ts';
import { hasTwoLengths, putsNothingOff, putsOffPastDay } from './readPutOff.ts';
import { asksWhatWasTold } from './toldFacts.ts';

/** What a reply is checked against. */
export type CheckedReply = {
  text: string;
  intent: Intent;
  email: { subject: string; body: string };
  facts: { kind: EmailKind | null; language: string; tags: ReadonlySet<string> };
};

const REFUSES = /\b(?:not interested|no thanks|no thank you|unsubscribe|remove me|take me off|stop (?:emailing|writing|contacting))\b/i;
const AGREES =
  /\b(?:sounds great|let'?s talk|happy to (?:chat|talk)|interested in (?:hearing|learning|seeing)|i'?m interested|tell me more|count me in)\b/i;
const LEAVES =
  /\b(?:remove|unsubscribe|take (?:me|us|this address) o(?:ff|ut)|of+ (?:your|the|this|my)? ?(?:list|invitations)|off|stop|opt(?:ed)?[- ]?(?:me )?out|out of|(?:don'?t|do not|not|never) (?:\w+ )?(?:write|email|e-?mail|contact|send|copy)|delete|erase|no (?:more|further|need to copy)|enough|turn|lose|leave me|drop me)\b|streich|nehmen|nimm|löschen|abmelden|keine|schreib|retir|désin|désab|supprim|plus d|ne plus|escrib|elimin|borr|baja|correos/i;

const INSIDERS_OF_TRADE = /\b(?:vendors?|suppliers?|pricing|one-pager|cold emails?|unsolicited)\b/i;
const THANKS_FIRST =
  /\b(?:thanks|thank you|thx|appreciate)\b[^.?!,]*\b(?:note|email|writing|reaching out|in touch|reach)\b|\bappreciate\b/i;
const ASKS_TO_SEND =
  /\b(?:(?:send|show|share|tell|give) (?:me|us|over|it)|send (?:something|the (?:details|deck|draft))|tell me more|can you send|could you send)\b/gi;
const OFFICE_TALK =
  /\b(?:quarter|budgets?|my team|reorgani[sz]ation|vendors?|spend|next year's planning|spreadsheets?|month end|year end|rolled? out|company policy|decision on)\b/i;
const BELOW_OTHERS =
  /\b(?:my (?:manager|boss)|above my pay grade|not my (?:call|decision)|head office|don't get to decide|whoever handles suppliers)\b/i;
const HAS_RULES = /\b(?:not allowed to|our rules|take on suppliers)\b/i;
/** What nobody says who works alone. */
const HAS_COLLEAGUES =
  /\b(?:colleagues?|somebody['\u2019]s (?:time|away)|my (?:manager|boss|deputy)|our (?:own )?(?:office|people|staff|team)|business partner|the office|(?:some|any)body (?:else )?here|the others|round the office|another team|isn't me who decides|I don't decide|(?:short|two) (?:of people|people down)|short-staffed|half the team|staff changes|nobody (?:will|has|here|else)|people who(?:'d| would) use|show (?:it|this|them) to|pass(?:ed)? (?:it|this|them) (?:on|round|around) here|for a colleague|(?:whole|my|the) team)\b/i;
/** What nobody says who employs themselves. */
const HAS_EMPLOYER = /\b(?:been here long|started here|changed jobs|settled here|(?:like it|looked after|happy) here)\b/i;
const ABOVE_OTHERS = /\b(?:my people|one of my people|my team|somebody on my team)\b/i;
/** If it occurs twice in a short reply, one was pasted. */
const SAID_TWICE =
  /\b(thanks|thank you|please|sorry|merci|gracias|danke|volontiers|gusto|gern|interested|forwarded|happy|pass|change|again|ok|offer|fine|tonight|tomorrow|afraid|leider|dommage|missing|first|gladly|before|then|yet|rather|further|yes)\b.*\b\1\b/is;
/** Asks twice for more. */
const MORE_TWICE = /\b(?:hear|know|tell me|send me|say)(?: a bit)? more\b.*\b(?:hear|know|tell me|send me|say)(?: a bit)? more\b/is;
/** The same thing in another form. */
const AGAIN_TWICE =
  /\bchang(?:e|ed|ing)\b.*\bchang(?:e|ed|ing)\b|\b(?:my|our [\w ]+) (?:manager|boss)\b.*\bmy (?:manager|boss)\b|\bdecides?\b.*\bdecides?\b/is;
/** Thanks for a refusal, twice. */
const THANKS_TWICE = /\bthank(?:s| you)\b[^.?!]*\bbut (?:no, but )?thanks\b|\bthanks, thanks\b/i;
/** Questions about the next step, which show that the writer missed the one in the email. */
const ASKS_FOR_STEP =
  /\bwhat (?:do|would|will) you need (?:from|to know)\b|\b(?:next|first) step\b|\bhow (?:would|do) we start\b|\blet me know (?:if you need anything|what comes next)\b|\bwhat (?:happens|comes) (?:next|now|first)\b|\bhow (?:do|would) (?:we|I) (?:start|go on|go about|order)\b|\banything I(?:'d| should| have to)\b|\bwhere do we start\b/i;
const WRONG_ARTICLE = /\ba (?=[aeio]\w)(?!one\b|one-|once\b|european\b|eu)|\ban (?=[bcdfgjklmnpqrstvwxz])/i;

/** What nobody asks of somebody who offers something to read. */
const BEYOND_GUIDE =
  /\b(?:references?|your customers|(?:a|rough) cost|does it cost|you charge|how much|sort of price|come out|could you start|minimum order|lead time|who else)\b/i;

/** The same word twice in a row, except where that is correct. */
const STUTTERS = /\b(?!that\b|had\b)(\p{L}{2,}) \1\b/iu;
/** Three consecutive words that are repeated later. */
const REPEATS = /\b([\p{L}']+ [\p{L}']+ [\p{L}']+)\b[^]*\b\1\b/iu;
/** Words that occur only in answers to a seller. */
const SELLERS_ONLY = /\b(?:vendors?|suppliers?|budgets?|pitch|one-pager|cold emails?|unsolicited|our provider)\b/i;
const MONEY_TALK = /\b(?:budgets?|no money|what does it cost|too expensive|sounds expensive|worry is the price)\b/i;

/** Words in nearly every sentence of a language. */
const COMMON_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|this|that|you|your|it|is|me|my|not|no|we|i|to|of|for|and|yes|please|thanks)\b/gi,
  de: /(?<!\p{L})(?:ich|nicht|das|die|der|und|ist|wir|sie|mir|mich|kein\w*|bitte|danke|gern|für|ja|nein|es|uns|mal|später|abmelden|zu|was)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:je|pas|ne|le|la|les|de|pour|nous|vous|ce|c'est|merci|non|oui|et|en|me|une?|plus|désinscription)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:no|el|la|los|de|que|me|es|un|una|por|gracias|sí|en|lo|nos|para|se|y|más|baja|paso)(?!\p{L})/giu,
};
const REPLIED_LANGUAGES: ReadonlySet<string> = new Set(['de', 'fr', 'es']);
/** A shorter text may be a name or "Re: OK" in any language. */
const LEAST_WORDS_OF_A_LANGUAGE = 4;

function isInAnotherLanguage(text: string, language: string): boolean {
  const expected = REPLIED_LANGUAGES.has(language) ? language : 'en';
  if ((text.match(/\p{L}+/gu) ?? []).length < LEAST_WORDS_OF_A_LANGUAGE) return false;
  const count = (one: string): number => text.match(COMMON_WORDS[one] ?? /$^/g)?.length ?? 0;
  return Object.keys(COMMON_WORDS).some((one) => one !== expected && count(one) > count(expected) + 1);
}

/** A text whose plain words contradict the drawn intent. */
function contradictsIntent({ text, intent, facts }: CheckedReply): boolean {
  if (intent === 'interested' || intent === 'question') return REFUSES.test(text);
  if (intent === 'opt_out') return !LEAVES.test(text) && (facts.kind === null || !isOutsideKind(facts.kind));
  return (intent === 'not_interested' || intent === 'hard_objection') && AGREES.test(text);
}

const isPasted = (text: string, subject: string): boolean => {
  const pasted = subject.trim().toLowerCase();
  return pasted.split(/\s+/).length >= 3 && text.toLowerCase().includes(pasted);
};

/** "Next week" in the reply languages. */
const NEXT_WEEK = /\bnext week\b|nächste[rn]? Woche|\b(?:la )?(?:próxima semana|semana que viene)|\bla semaine prochaine/i;
const THIS_OR_NEXT_WEEK = new RegExp(`${NEXT_WEEK.source}|\\bthis week\\b|diese Woche|\\besta semana|\\bcette semaine`, 'i');

/** "How long would that take? I'd like that." */
const LIKES_A_QUESTION = /\? I'd like (?:that|it)\b/;
const ASKS_BACK_THEN = /(?:^|[.!?] )(?:try|ask|remind|get back to|come back to|write to|call) (?:me|us)(?: again)? then\b/i;
const TIME_BEFORE_THEN =
  /\b(?:until|till|next|when|once|after|before|in (?:a|the|two|three|four|six)|this|year|month|week|spring|summer|fall|day|January|February|March|April|May|June|July|August|September|October|November|December)\b.*\bthen\b/is;
const PHONE_NUMBER = /\d[\d ().-]{5,}\d/;
/** Whether a reply speaks of a thing that neither it nor the email has named: a time, a number, or what the sender would do. */
const pointsToNothing = (text: string, body: string): boolean =>
  LIKES_A_QUESTION.test(text) ||
  (ASKS_BACK_THEN.test(text) && !TIME_BEFORE_THEN.test(text)) ||
  (/\byour number\b/i.test(text) && !PHONE_NUMBER.test(body));

/** Kinds of strangers who are put off for some time, or not at all. */
const LATER_SAID: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up', 'partnership', 'recruiting', 'link_building']);

/** A day of some month, or next month: "the 9th of March". */
const NAMES_DATE = new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|\b${MONTH} \d{1,2}\b|\bnext month\b`);

const DAYS_NAMED = new RegExp(String.raw`\b${WORKDAY}(?=s?\b)`, 'gi');
const daysIn = (text: string): string[] => (text.match(DAYS_NAMED) ?? []).map((day) => day.toLowerCase());

const MORNING = /\bmornings?\b/i;
const AFTERNOON = /\bafternoons?\b/i;
/** "I'm free any afternoon": nobody proposes a morning. */
const namesAnotherHalf = (text: string, free: string): boolean =>
  MORNING.test(free) !== AFTERNOON.test(free) && (MORNING.test(free) ? AFTERNOON : MORNING).test(text);

/** Whoever is offered days takes one of them, or none. */
function namesAnotherDay({ text, intent, email: { body }, facts: { kind } }: CheckedReply): boolean {
  const offered = new Set(daysIn(withoutOtherDays(body)));
  const leftOut = new Set(daysIn(readLeftOut(body)));
  const takes = (kind === 'sales' || kind === 'follow_up') && (intent === 'interested' || intent === 'question');
  const isOther = (day: string): boolean => leftOut.has(day) || (offered.size > 0 && !offered.has(day));
  return takes && (daysIn(text).some(isOther) || namesAnotherHalf(text, saysWhenFree(body)));
}

/** Faults that no person would write, by name. Each is detected from the reply's words, given the email and who answers it. */
const FAULTS: Readonly<Record<string, (reply: CheckedReply) => boolean>> = {
  'says the opposite': contradictsIntent,
  'asks what was told': ({ text, email }) => asksWhatWasTold(text, email.body),
  'pastes the subject': ({ text, email }) => isPasted(text, email.subject),
  'speaks another language': ({ text, facts }) => isInAnotherLanguage(text, facts.language),
  'asks twice': ({ text }) => (text.match(ASKS_TO_SEND) ?? []).length > 1,
  'says it twice': ({ text }) => [SAID_TWICE, THANKS_TWICE, MORE_TWICE, AGAIN_TWICE].some((twice) => twice.test(text)),
  'asks for the step that was named': ({ text, facts: { tags } }) => tags.has('step') && ASKS_FOR_STEP.test(text),
  'yes and no': ({ text }) => REFUSES.test(text) && AGREES.test(text),
  stutters: ({ text }) => STUTTERS.test(text) || REPEATS.test(text),
  'says nothing': ({ text }) => text.trim() === '',
  'answers a seller where none is known': ({ text, facts: { kind } }) => kind === null && SELLERS_ONLY.test(text),
  'money for what costs nothing': ({ text, facts: { tags } }) => tags.has('nocost') && MONEY_TALK.test(text),
  'wrong article': ({ text, facts }) => !REPLIED_LANGUAGES.has(facts.language) && WRONG_ARTICLE.test(text),
  'thanks for an attack': ({ text, facts: { kind, tags } }) =>
    (kind === 'scam' || ['insult', 'threat', 'reproach', 'loud'].some((tag) => tags.has(tag))) && THANKS_FIRST.test(text),
  'names another day': namesAnotherDay,
  'puts off to the week asked for': ({ text, intent, email }) =>
    intent === 'timing' && NEXT_WEEK.test(email.body) && THIS_OR_NEXT_WEEK.test(text),
  'puts off to a time before the one in the email': ({ text, intent, email }) =>
    intent === 'timing' && /\bthis (?:month|week|quarter)\b/i.test(text) && NAMES_DATE.test(email.body),
  'names two lengths of time': ({ text, intent }) => intent === 'timing' && hasTwoLengths(text),
  'puts nothing off': ({ text, intent, facts: { kind, language, tags } }) =>
    intent === 'timing' &&
    language === 'en' &&
    LATER_SAID.has(kind) &&
    !tags.has('misfit') &&
    !tags.has('modest') &&
    !tags.has('beside') &&
    putsNothingOff(text),
  'puts off past a day in the email': ({ text, intent, email: { body }, facts: { kind } }) => putsOffPastDay({ text, intent, body, kind }),
  'points to nothing': ({ text, email: { body } }) => pointsToNothing(text, body),
  'answers a vendor': ({ text, facts: { kind } }) => kind !== null && isOutsideKind(kind) && INSIDERS_OF_TRADE.test(text),
  'office talk': ({ text, facts: { tags } }) => tags.has('deskless') && !tags.has('owner') && OFFICE_TALK.test(text),
  'calls where a visit is offered': ({ text, facts: { tags } }) =>
    tags.has('onsite') &&
    !tags.has('call') &&
    /\b(?:calls?|let's talk|rather not meet|a meeting|échange|appel|Gespräch|telefon\w*|llamada)\b/i.test(text),
  'speaks for a company': ({ text, facts: { kind } }) =>
    kind === 'recruiting' && /\b(?:us|we)\b/i.test(text) && !/\bbefore we\b/i.test(text),
  'speaks from below': ({ text, facts: { tags } }) => tags.has('exec') && BELOW_OTHERS.test(text),
  'speaks from above': ({ text, facts: { tags } }) => (tags.has('staff') || tags.has('teamless')) && ABOVE_OTHERS.test(text),
  'has a boss beside others': ({ text, facts: { tags } }) => tags.has('aside') && /\bmy (?:manager|boss)\b/i.test(text),
  'does not know their own firm': ({ text, facts: { tags } }) =>
    tags.has('whole') && /\bas far as I know\b|\bI'd have to ask\b/i.test(text),
  'has a boss': ({ text, facts: { tags } }) =>
    (tags.has('unpaidHelp') || tags.has('club')) && [BELOW_OTHERS, OFFICE_TALK, HAS_RULES].some((one) => one.test(text)),
  'has an employer': ({ text, facts: { tags } }) => (tags.has('alone') || tags.has('whole')) && HAS_EMPLOYER.test(text),
  'has colleagues': ({ text, facts: { tags } }) => tags.has('alone') && (HAS_COLLEAGUES.test(text) || BELOW_OTHERS.test(text)),
  'concludes from what is not known': ({ text }) =>
    /\b(?:look (?:that |it )?up|to hand|(?:check|count|measure)(?: \w+){0,3}|say offhand)(?:\. So|, so)\b/i.test(text),
  'promises and puts off': ({ text, intent, facts: { kind } }) =>
    intent === 'timing' &&
    (kind === 'sales' || kind === 'follow_up') &&
    /\bI'll (?:tell you|find that out|come back to you|let you know) (?:tomorrow|and|on that)/i.test(text),
  'makes little of many': ({ text }) => /\bonly (?:about |around |a good )?(?:twenty|thirty|forty|fifty|sixty|\d{2,})/i.test(text),
  'asks a guide for more than it is': ({ text, facts: { tags } }) => tags.has('guide') && BEYOND_GUIDE.test(text),
};

/**
 * Faults in a reply that no person would write, by name; empty if none are found. Replies from the stock and from a language model are
 * checked with the same list.
 */
export const findReplyFaults = (reply: CheckedReply): string[] =>
  Object.entries(FAULTS).flatMap(([name, isFault]) => (isFault(reply) ? [name] : []));
