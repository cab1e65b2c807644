import { toSecondPerson, toThirdPerson } from './verbForms.ts';
import type { Pick } from './readRough.ts';
import type { SellerFacts } from './sellerFacts.ts';
import { splitQuestions } from './splitQuestions.ts';
import { splitProse } from '../splitProse.ts';

/** What is done only with a thing that nobody wants any more. */
const DISCARDS = String.raw`(?:burn|bury|dump|toss|throw|chuck|chip|shred|compost|haul|cart|recycle|bale|crush|scrap|grind|tip|mulch|melt|landfill|boil|render|incinerate|skip|bin|trash|ditch)`;
/** What may be done with one, too. */
const DISPOSES = String.raw`(?:${DISCARDS}|sell|give|spread|stack|store|send|take|feed|return|reuse|pay|bag|bring|donate|pour|ship|plow|hand|pile|leave|let|have|swap|trade|rent|put|dry|drop)`;
const DISCARDED = new RegExp(String.raw`\b${DISCARDS}\b`, 'i');
const OWN_VERB = new RegExp(`^${DISPOSES}$`, 'i');
/** What the question is about, as a subject and as an object. */
const SUBJECT = String.raw`(?<thing>yours|it|they|them|that|those|(?:all )?(?:the|your|those|these|old|used)\b[^,?]*?)`;
const OBJECT = SUBJECT.replace('*?', '*');
const ADVERBS = '(?:currently |now |usually |normally |mostly |generally |typically |actually |still )?';
const FATES: readonly RegExp[] = [
  new RegExp(
    String.raw`^where (?:do|does) ${SUBJECT} ${ADVERBS}(?:go|end up|wind up|finish up|land)\b(?! (?:if|for (?:lunch|help|advice)|wrong)\b)`,
    'iu',
  ),
  new RegExp(String.raw`^where (?:do|does) (?:you|your \p{L}+) ${ADVERBS}(?:take|send|put|dump|tip|dispose of) ${OBJECT}`, 'iu'),
  new RegExp(String.raw`^what (?:happens|becomes|gets done|is done) (?:to|of|with) ${OBJECT}`, 'iu'),
  new RegExp(String.raw`^what (?:do|does) (?:you|your \p{L}+) ${ADVERBS}do (?:with|about) ${OBJECT}`, 'iu'),
  new RegExp(String.raw`^how (?:do|does) (?:you|your \p{L}+) ${ADVERBS}(?:get rid|dispose) of ${OBJECT}`, 'iu'),
];
const thingIn = (question: string): string | undefined =>
  FATES.map((form) => form.exec(question)?.groups?.['thing']).find((found) => found !== undefined);
/** Nobody burns or sells these. */
const NOT_THROWN =
  /\b(?:calls?|leads?|data|emails?|messages?|requests?|tickets?|people|patients?|guests?|staff|children|kids|students|pupils|customers|clients|callers|members|visitors|money|profits?|files?|records?|questions|complaints|orders|applications|applicants|candidates|enquir\w+|inquir\w+|bookings|appointments|invoices|bills|reviews|time|hours|ideas|shifts|dogs?|cats?|horses|animals|residents|tenants|budget|traffic|numbers|knowledge|feedback|drivers|employees|team|jobs?|projects)\b/i;
/** What is of no use where it is. */
const IS_SPENT =
  /\b(?:waste|scraps?|old|used|worn|broken|left ?overs?|left over|spent|off-?cuts?|trimmings?|cuttings?|clippings?|ash(?:es)?|grounds|chaff|whey|bark|saw ?dust|shavings|cardboard|manure|rinds?|peels?|husks?|hulls?|bones|feathers|rubble|sludge|pulp|pomace|shells|straw|empt(?:y|ies)|retired|damaged|unsold|expired|surplus|excess|dead)\b/i;
/** The sender takes it away, or makes something of it. */
const TAKES =
  /\b(?:we|I|our \p{L}+)(?:['\u2019]ll| will| can| also)? (?:pick|collect|haul|take|buy|pay|grind|press|dry|compost|recycle|turn|render|shred|melt|fix|repair|mulch|chip|screen|refurbish|rebuild|crush|clear|cart|spread|feed|wash|bale)\b/iu;
/** "We grind them." */
const TAKES_THEM = /\b(?:we|I)(?:['\u2019]ll| will| can| also)? \p{Ll}+ them\b/iu;

const MOST_WORDS = 8;
const LEAD = new RegExp(`^(?:and |then |else |either )?${ADVERBS}`, 'i');
const DOES = new RegExp(
  String.raw`^(?:does|do|has|will) (?<who>some(?:one|body)(?: else)?|an? (?:[\p{L}-]+ ){0,2}?[\p{L}-]+|(?:the|your) (?:[\p{L}-]+ )?[\p{L}-]+) (?<verb>\p{Ll}+) (?<rest>(?:it|them|that|those|yours|your|the|all|for)\b.*)$`,
  'iu',
);
const GOES = /^(?:does it|do they) (?<verb>go|end up|get) (?<rest>[^?]+)$/iu;
const toOwn = (text: string): string =>
  text
    .replace(/\byourself\b|\byourselves\b/gi, 'ourselves')
    .replace(/\byour\b/gi, 'our')
    .replace(/,? (?:at the moment|at present|right now|today|these days|now)$/i, '')
    .trim();
const isShort = (text: string): boolean => text.split(' ').length <= MOST_WORDS && !/\b(?:you|we|I|us|me)\b|[\d$€£"“”:;()]/.test(text);

/** One side of "Do you burn yours, or does somebody haul it away?" as the reader would say it; null if it is none. */
function toFate(side: string): string | null {
  const { who, verb = '', rest = '' } = DOES.exec(side)?.groups ?? {};
  if (who !== undefined && isShort(rest)) return `${toOwn(who.toLowerCase())} ${toThirdPerson(verb)} ${toOwn(rest)}`;
  const goes = GOES.exec(side)?.groups;
  if (goes !== undefined)
    return isShort(goes['rest'] ?? '') ? `${/^does/i.test(side) ? 'it goes' : 'they go'} ${toOwn(goes['rest'] ?? '')}` : null;
  const act = side.replace(/^do you /i, '').replace(LEAD, '');
  const [first = ''] = act.split(' ');
  return OWN_VERB.test(first) && isShort(act.replace(/^have (?=some|an? )/i, '')) ? `we ${toOwn(act)}` : null;
}

/** The fates of a thing between which a question lets the reader choose; empty if one of its sides is none. */
function readSides(question: string): readonly string[] {
  if (!/^do you /i.test(question) || !/ or /i.test(question) || !DISCARDED.test(question)) return [];
  const it = /\b(?:them|they)\b/i.test(question) ? 'them' : 'it';
  const fates = question
    .replace(/\byours\b/i, it)
    .split(/,? or |, /i)
    .filter((side) => !/^(?:something|somewhere|what|anything) ?(?:else)?$/i.test(side))
    .map(toFate);
  return fates.length > 1 && fates.every((fate) => fate !== null) ? fates : [];
}

/** Who else does it, as the sender has seen: "Some bag it for the landfill, one spreads it on the fields." */
const OTHERS = String.raw`(?:(?:some|most|many|one|another|others?|a few|a lot|lots|plenty|several|everybody|everyone|nearly all|half|two|three)(?: (?!I\b|we\b|that\b|who\b)[\p{L}'\u2019-]+){0,5}?(?: (?:I|we) [\p{L}]+(?: (?:on|with|to|at|for))?)?|they|people)`;
const TOLD = new RegExp(
  String.raw`^(?:(?:and|or|but|while) )?${OTHERS} (?:(?:just|still|simply|even|only|used to|have to) )?(?<verb>${DISPOSES}(?:e?s)?) (?<rest>(?:it|them|theirs|the|their|a|an|somebody|to)\b.*)$`,
  'iu',
);
/** "Hollis used to pay to have its pile hauled away." */
const PAID =
  /\b(?:used to pay|pays?|paid|was paying|were paying) to have (?:it|them|its|their|the) (?:[\p{L}-]+ ){0,2}?(?<done>hauled|taken|carted|picked|trucked)(?<where> (?:away|off|up))?/iu;
const PRICE = / (?:[$€£]\s?[\d.,]+|\d[\d.,]* (?:cents|pence|dollars|euros|pounds))(?: (?:an?|per|each) \p{L}+)?/giu;
/** "Anything from “the boiler” to “a neighbor’s field”": places in the words of others. */
const QUOTED = /["\u201C](the [\p{L}-]+(?: [\p{L}-]+)?)["\u201D]/giu;

/** What the email says others do with the thing, each in the reader's words. */
function readTold(prose: string, isMany: boolean): readonly string[] {
  const it = isMany ? 'them' : 'it';
  const sentences = splitProse(prose).filter((sentence) => !sentence.includes('?'));
  const told = sentences.flatMap((sentence) =>
    sentence
      .replace(PRICE, '')
      .replace(/[.!]$/, '')
      .split(/[,;] | and (?=(?:some|others?|another|one|a few)\b)/iu)
      .flatMap((part) => {
        const { verb = '', rest = '' } = TOLD.exec(part.trim())?.groups ?? {};
        const fate = rest.replace(/\btheirs\b/i, it).replace(/\btheir\b/gi, 'our');
        return verb === '' || !isShort(fate) ? [] : [`we ${toSecondPerson(verb)} ${fate}`];
      }),
  );
  const paid = PAID.exec(prose)?.groups;
  const places = sentences.flatMap((sentence) => [...sentence.matchAll(QUOTED)].map(([, place = '']) => place));
  return [...told, ...(paid === undefined ? [] : [`we pay to have ${it} ${paid['done'] ?? ''}${paid['where'] ?? ''}`]), ...places];
}

const IS_MANY = /^(?:they|them|those|these)$|[^su'\u2019]s(?: .*)?$/i;
/** The words for the thing itself, without what is said of it. */
const nounOf = (thing: string): string =>
  thing.replace(/ (?:at|from|in|on|once|when|after|that|you|which|of|off|left) .*$| (?:now|today)$/iu, '');

/** Whether a thing is called "them"; "yours" is what the sender asked of before, or takes. */
function isPlural(thing: string, prose: string): boolean {
  if (!/^yours$/i.test(thing)) return IS_MANY.test(nounOf(thing));
  const before = splitQuestions(prose)
    .flat()
    .map((question) => thingIn(question))
    .find((found) => found !== undefined && !/^yours$/i.test(found));
  return before === undefined ? TAKES_THEM.test(prose) : IS_MANY.test(nounOf(before));
}

/**
 * What a question asks of the fate of something that the reader is done with, and an answer in the email's words, if it has some, as `fate`; null if it asks
 * something else, or if nothing says that the thing is given away, sold or thrown out.
 */
export function readFate(question: string, { prose, pick }: { prose: string; pick: Pick }): SellerFacts | null {
  const sides = readSides(question);
  const thing = thingIn(question);
  if (sides.length === 0 && thing === undefined) return null;
  if (NOT_THROWN.test(thing ?? '') || (sides.length > 0 && NOT_THROWN.test(question))) return null;
  const isMany = sides.length > 0 ? /\b(?:them|they)\b/i.test(question) : isPlural(thing ?? '', prose);
  const named = sides.length > 0 ? sides : readTold(prose, isMany);
  if (named.length === 0 && !IS_SPENT.test(thing ?? '') && !TAKES.test(prose)) return null;
  return {
    tags: ['askFate'],
    fields: named.length > 0 ? [['fate', pick(named)]] : [['fated', isMany ? 'them' : 'it']],
  };
}
