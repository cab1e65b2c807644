import type { MaskedSentence } from './maskOffer.ts';
import { HANDS_OVER, HANDS_OVER_TOGETHER, SERVICE_OF_VERB, toBaseVerb } from './offerVerbs.ts';
import { NO_NAME, WRITTEN } from './nameService.ts';
import { isKindOfThing, MOST_WORDS, NOT_IN_A_NAME, toSingular, writeOut } from './offerWords.ts';

/** Words between the sender and the verb. */
const BEFORE_A_VERB = new Set('also can will could just simply now only usually currently mainly mostly often already are am'.split(' '));
/** The sender's people, after "our". */
const SENDERS_PEOPLE = new Set(
  'company firm team crew crews studio agency shop workshop engineers technicians specialists experts people factory lab drivers'.split(
    ' ',
  ),
);
const DETERMINERS = new Set('a an the your our their all new'.split(' '));
const NUMBER = /^(?:\d+|two|three|four|five|six|ten|twelve)$/;
/** Words that no name contains and that do not say what a name is about; they end one. */
const ENDS = new Set(
  'every each any about for to from with like that which in at on by every who you so as or within between without before after into onto overnight made while when where because under over across per during until using instead then once twice each and of if than whatever whose free against around through near off out up down back'.split(
    ' ',
  ),
);
const isEnd = (word: string | undefined): boolean => word === undefined || ENDS.has(word) || DETERMINERS.has(word);
/** Size and order say nothing about the thing. */
const LIGHT = /^(?:small|large|big|tiny|little|huge|good|fresh|old|used|whole|several|various|regular|simple|easy)$/;
const DESCRIBES = /(?:ed|ly|est|ful|less|ous|ive)$|^(?:old|used|new|unpaid|free|private|cheap|custom|whole|small|large|big)$/;
/** People and places that no sale is named after may be what a service is done to: "driver training", "office cleaning". */
const SERVED: Readonly<Record<string, RegExp>> = {
  training: /^(?:drivers|nurses|agents|inspectors|officers|engineers|technicians|crews?|coaches|founders)$/,
  certification: /^(?:drivers|technicians|inspectors|crews?)$/,
  assessments: /^(?:drivers|technicians)$/,
  recruiting: /^(?:nurses|engineers|drivers|technicians|officers|lawyers)$/,
  cleaning: /^(?:offices|restaurants|schools|clinics|hospitals|stores|hotels)$/,
  painting: /^(?:offices|restaurants|schools|clinics|hospitals|stores|hotels)$/,
  coaching: /^(?:founders|engineers)$/,
};
/** What these verbs hand over may be one thing: "a mobile sauna". */
const RENTS = new Set(['rent', 'lease', 'sell', 'rent out', 'hire out']);
/** A single word after these is not the name of an offer: "we send shoppers". */
const BRINGS = new Set([
  'bring',
  'send',
  'lend',
  'staff',
  'deliver',
  'grow',
  'do',
  'run',
  'handle',
  'make',
  'place',
  'fit',
  'look after',
  'book',
]);
/** Lessons are named after what is taught, not after who is. */
const TAUGHT_PEOPLE = /(?:s|people|staff|kids|children|men|women)$/;
/** "English to teams" is taught to people; "drivers to park" names what they learn to do. */
const isTaughtToDo = (words: readonly string[], end: number): boolean =>
  words[end] === 'how' || (words[end] === 'to' && !TAUGHT_PEOPLE.test(words[end + 1] ?? ''));

/** Keys and stone are cut for customers, costs and episodes are not. */
const CUT_FOR_SALE =
  /^(?:keys|glass|stone|stones|steel|metal|metals|timber|lumber|foam|fabric|fabrics|lawns|grass|hedges|concrete|parts|plates|tiles|logs|hay)$/;

type Verbs = { verb: string; service: string | null; end: number };

function readVerb(words: readonly string[], at: number): Verbs | null {
  const together = `${words[at]} ${words[at + 1]}`;
  if (HANDS_OVER_TOGETHER.has(together)) return { verb: together, service: null, end: at + 2 };
  const verb = toBaseVerb(words[at] ?? '');
  if (HANDS_OVER.has(verb)) return { verb, service: null, end: at + 1 };
  const service = SERVICE_OF_VERB.get(verb);
  return service === undefined ? null : { verb, service, end: at + 1 };
}

/** Verbs that say less about a service than the next one: "crate and truck paintings". */
const LESSER = new Set(['crate', 'place', 'insure', 'pull', 'design', 'cut', 'collect']);

/** The verbs that share an object, "rent, wash and mend"; the first that says much names the service. */
function readVerbs({ words, clauses }: MaskedSentence, at: number): Verbs | null {
  let read = readVerb(words, at);
  while (read !== null) {
    const isListed = clauses[read.end] !== clauses[read.end - 1];
    const next = ['and', 'or'].includes(words[read.end] ?? '') ? read.end + 1 : isListed ? read.end : -1;
    const more: Verbs | null = next < 0 ? null : readVerb(words, next);
    // "Print, fold and post": a list of verbs need not be known whole.
    const isList = isListed && words[read.end + 1] === 'and' && !isEnd(words[read.end]) && !isEnd(words[read.end + 2]);
    if (more === null && isList) return { ...read, end: read.end + 3 };
    if (more === null) return isListed ? null : read;
    const isLesser = LESSER.has(read.verb) || (read.service === 'writing' && more.service === null);
    read = isLesser ? more : { ...read, end: more.end };
  }
  return null;
}

/** Start and end of the name that follows a verb; null if its end is unclear or a word of it varies over the list. */
function findObject({ words, clauses, stems }: MaskedSentence, from: number): { at: number; end: number } | null {
  let at = from;
  const isInClause = (place: number): boolean => place < words.length && clauses[place] === clauses[from];
  while (isInClause(at) && (DETERMINERS.has(words[at] ?? '') || NUMBER.test(words[at] ?? '') || LIGHT.test(words[at] ?? ''))) at += 1;
  let end = at;
  while (isInClause(end) && !ENDS.has(words[end] ?? '')) {
    end += 1;
    if (words[end - 1]?.endsWith("'s") === true) at = end;
  }
  // "Soil and leaf samples": two modifiers of one noun.
  const isOfOne = words[end] === 'and' && end - at === 1 && toSingular(words[at] ?? '') === words[at] && isInClause(end + 1);
  if (isOfOne) for (end += 1; isInClause(end) && !ENDS.has(words[end] ?? '');) end += 1;
  const isWhole = words[end] !== 'of' || !isInClause(end);
  const isNamed = end > at && end - at <= MOST_WORDS && stems.slice(at, end).every((stem) => stem !== '');
  return isWhole && isNamed ? { at, end } : null;
}

/** Words that are also verbs: "sign language interpreters", but not "drivers sign forms". */
const ALSO_NOUNS = new Set('sign test film show book log check screen watch answer post text coach stop ring rank'.split(' '));
const isModifier = (named: readonly string[], at: number): boolean =>
  ALSO_NOUNS.has(named[at] ?? '') && at < named.length - 1 && !(named[at - 1] ?? '').endsWith('s');

/** Whether words can be a name; the object of a service may also be people or places. */
const isName = (named: readonly string[], service: string | null): boolean =>
  named[0] !== 'and' &&
  named.at(-1) !== 'and' &&
  named.every(
    (word, at) =>
      word === 'and' ||
      ((!NOT_IN_A_NAME.has(word) || isModifier(named, at)) &&
        !/\d/.test(word) &&
        (!NO_NAME.test(word) || (service !== null && SERVED[service]?.test(word) === true))),
  );

function nameAfter(sentence: MaskedSentence, { verb, service, end: from }: Verbs): string | null {
  const { words } = sentence;
  const object = findObject(sentence, from);
  if (object === null) return null;
  let { at } = object;
  const { end } = object;
  while (service !== null && at < end - 1 && DESCRIBES.test(words[at] ?? '')) at += 1;
  // "We teach care workers German": what is taught follows who is.
  if (service === 'lessons')
    at = Math.max(at, words.slice(0, end - 1).findLastIndex((word, place) => place >= at && toSingular(word) !== word) + 1);
  const named = words.slice(at, end);
  const last = named.at(-1) ?? '';
  const isPlural = toSingular(last) !== last;
  if (!isName(named, service) || DESCRIBES.test(last) || last.length < 3) return null;
  if (service === null) {
    const isPair = words[end] === 'and' && toSingular(words[end + 1] ?? '') !== words[end + 1];
    const isOne = named.length === 1 && !isKindOfThing(last) && ((BRINGS.has(verb) && !isPair) || !isPlural);
    if (BRINGS.has(verb) && DESCRIBES.test(named[0] ?? '')) return null;
    return !isOne && (isPlural || isKindOfThing(last) || RENTS.has(verb)) ? writeOut(sentence, at, end) : null;
  }
  // Something already mentioned is a part of the offer, not its name.
  if (['the', 'this', 'that', 'these', 'those'].includes(words[from] ?? '') && !(words[from - 1] ?? '').endsWith('ing')) return null;
  if (service === 'writing' && !WRITTEN.test(last)) return null;
  if (service === 'cutting' && !CUT_FOR_SALE.test(last)) return null;
  if (service === 'lessons' && (isTaughtToDo(words, end) || TAUGHT_PEOPLE.test(last))) return null;
  if (service === 'replacement' && words[end] === 'with') return null;
  const name = writeOut(sentence, at, end).replace(/\S+$/, toSingular);
  return name.endsWith(service) ? null : `${name} ${service}`;
}

/** Where a verb follows the sender: after "we", "I", or "our crew". */
function findVerb({ words }: MaskedSentence, at: number): number {
  const isSender = ['we', 'i', "we're", "i'm"].includes(words[at] ?? '');
  let verb = isSender ? at + 1 : words[at] === 'our' && SENDERS_PEOPLE.has(words[at + 1] ?? '') ? at + 2 : -1;
  while (verb > 0 && (BEFORE_A_VERB.has(words[verb] ?? '') || words[verb] === 'is')) verb += 1;
  return verb;
}

/**
 * What the sender sells, does or rents, named after the verbs and their object: "We crate, insure and truck paintings" is painting crating,
 * "We hire out pallet inverters" is pallet inverters; null if no sentence says so.
 */
export function nameObject(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences)
    for (let at = 0; at < sentence.words.length; at += 1) {
      const verb = findVerb(sentence, at);
      const verbs = verb < 0 ? null : readVerbs(sentence, verb);
      const name = verbs === null ? null : nameAfter(sentence, verbs);
      if (name !== null) return name;
    }
  return null;
}
