import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { isService } from './isService.ts';
import { HANDS_OVER, HANDS_OVER_TOGETHER, SERVICE_OF_VERB, SERVICE_TOGETHER, toBaseVerb, toPlainVerb } from '../mail/offerVerbs.ts';
import { isLastOfName, NO_NAME, WRITTEN } from './nameService.ts';
import { isKindOfThing, MOST_WORDS, NOT_IN_A_NAME, skipRange, toSingular, writeOut } from '../mail/offerWords.ts';

/** Words between the sender and the verb. */
const BEFORE_A_VERB = new Set('also can will could just simply now only usually currently mainly mostly often already are am'.split(' '));
const OURS = new Set(['our', 'my']);
/** The sender's people, after "our". */
const SENDERS_PEOPLE = new Set(
  'company firm team crew crews studio agency shop workshop engineers technicians specialists experts people factory lab drivers'.split(
    ' ',
  ),
);
/** What works for the sender, after "our" and before a verb. */
const SENDERS_TOOLS = new Set(
  'tool app software platform system robot robots machine machines camera cameras drone drones dogs sensor sensors scanner scanners bot testers mechanics electricians welders divers climbers painters cleaners pilots nurses trainers translators writers editors designers inspectors surveyors carpenters gardeners'.split(
    ' ',
  ),
);
/** Work that people are helped with, by its verb. */
const HELPED = new Set(
  'track manage schedule plan monitor forecast verify reconcile automate recruit screen audit map digitize benchmark store label annotate model optimize claim'.split(
    ' ',
  ),
);
/** At most this many words name who is helped: "we help small HR teams track absences". */
const MOST_HELPED = 4;
const DETERMINERS = new Set('a an the your our their all new'.split(' '));
const NUMBER = /^(?:\d+|two|three|four|five|six|ten|twelve)$/;
/** Words that no name contains and that do not say what a name is about; they end one. */
const ENDS = new Set(
  'every each any about for to from with like that which in at on by every who you so as or within between without before after into onto overnight made while when where because under over across per during until using instead then once twice each and of if than whatever whose free against around through near outside inside off out up down back'.split(
    ' ',
  ),
);
export const isEnd = (word: string | undefined): boolean => word === undefined || ENDS.has(word) || DETERMINERS.has(word);
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
  rebinding: /^(?:books|journals)$/,
  'freeze-drying': /^(?:books|journals)$/,
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

/** Plants and animals are grown for sale; businesses and audiences are grown, too. */
const GROWN =
  /(?:greens|herbs|mushrooms|flowers|trees|tomatoes|berries|plants|seeds|seedlings|vegetables|fruits|apples|grapes|hops|oysters|roses|tulips|salads|crops|lettuces|potatoes|orchids|saplings|shrubs|hedges|bulbs|succulents)$/;
/** Work on a material, by its verb: "we carve ice" is ice carving. */
const CRAFTS: ReadonlyMap<string, string> = new Map(
  'carve carving, cast casting, forge forging, weave weaving, knit knitting, spin spinning, extrude extrusion'.split(', ').map((pair) => {
    const [verb = '', work = ''] = pair.split(' ');
    return [verb, work] as const;
  }),
);
/** Animals without a plural of their own. */
const ANIMALS = /^(?:sheep|cattle|livestock|goats|poultry|trout|salmon|fish)$/;
/** What is engraved or sewn on is not what the service is named after. */
const MARKS = /^(?:names?|logos?|crests?|initials|monograms?|words|letters|lettering)$/;
/** Land and roads are cleared, and what lies on them; debts and customs are, too. */
const CLEARED =
  /^(?:snow|ice|gutters?|drains?|leaves|land|sites?|houses|graffiti|weeds|brush|rubble|estates|storm debris|paths|trees|asbestos)$/;
/** Services named after several things only: "we plan a visit" names none. */
const OF_SEVERAL = new Set(['planning', 'checks', 'counts', 'matching', 'detection', 'moving']);
/** Adjectives that end like a participle but belong to a name: stained glass. */
const IN_NAMES = new Set(['stained', 'printed', 'tempered', 'laminated', 'reinforced']);
/** Renting or buying from somebody is not selling. */
const BUYS = new Set(['rent', 'lease', 'hire', 'book', 'source', 'collect']);

/** Keys and stone are cut for customers, costs and episodes are not. */
export const CUT_FOR_SALE =
  /^(?:keys|glass|stone|stones|steel|metal|metals|timber|lumber|foam|fabric|fabrics|lawns|grass|hedges|concrete|parts|plates|tiles|logs|hay)$/;

type Verbs = { verb: string; service: string | null; end: number };

function readVerb(words: readonly string[], at: number): Verbs | null {
  const together = `${words[at]} ${words[at + 1]}`;
  if (HANDS_OVER_TOGETHER.has(together)) return { verb: together, service: null, end: at + 2 };
  const done = SERVICE_TOGETHER.get(together);
  if (done !== undefined) return { verb: together, service: done, end: at + 2 };
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
  at = skipRange(words, at);
  let end = at;
  while (isInClause(end) && !ENDS.has(words[end] ?? '')) {
    end += 1;
    if (words[end - 1]?.endsWith("'s") === true) at = end;
  }
  // "Soil and leaf samples": two modifiers of one noun.
  const isOfOne = words[end] === 'and' && end - at === 1 && toSingular(words[at] ?? '') === words[at] && isInClause(end + 1);
  if (isOfOne) for (end += 1; isInClause(end) && !ENDS.has(words[end] ?? '');) end += 1;
  // "Boilers of up to 2 MW": a size does not continue a name.
  const isWhole = words[end] !== 'of' || !isInClause(end) || /^(?:up|any|all|every|\d+)$/.test(words[end + 1] ?? '');
  // "R&D" is one word.
  const length = words.slice(at, end).filter((word) => word.length > 1).length;
  const isNamed = end > at && length <= MOST_WORDS && stems.slice(at, end).every((stem) => stem !== '');
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
        (!NO_NAME.test(word) || isLastOfName(named, at) || (service !== null && SERVED[service]?.test(word) === true))),
  );

const NO_CUSTOMER =
  /^(?:you|your|us|our|free|less|about|under|over|years|months|weeks|days|hours|minutes|reasons|results|as|at|example|instance|sale)$/;
const MONEY = /^(?:dollars|euros|pounds|cents|bucks|years|months|weeks|days|hours|minutes|reasons|results|times)$/;
/** Customers that a single thing may be for: "films for farm shops", not "plans for your team". */
const isForMany = (words: readonly string[], end: number): boolean =>
  words[end] === 'for' &&
  words.slice(end + 1, end + 4).some((word, at, next) => toSingular(word) !== word && !MONEY.test(word) && !isEnd(next[0])) &&
  !NO_CUSTOMER.test(words[end + 1] ?? '');

function nameAfter(sentence: MaskedSentence, { verb, service, end: from }: Verbs): string | null {
  const { words } = sentence;
  const object = findObject(sentence, from);
  if (object === null) return null;
  let { at } = object;
  const { end } = object;
  while (service !== null && at < end - 1 && DESCRIBES.test(words[at] ?? '') && !IN_NAMES.has(words[at] ?? '')) at += 1;
  // "We teach care workers German": what is taught follows who is.
  if (service === 'lessons')
    at = Math.max(at, words.slice(0, end - 1).findLastIndex((word, place) => place >= at && toSingular(word) !== word) + 1);
  const named = words.slice(at, end);
  const last = named.at(-1) ?? '';
  const isPlural = toSingular(last) !== last || ANIMALS.test(last);
  if (BUYS.has(verb) && words[end] === 'from' && !/^[\d$]/.test(words[end + 1] ?? '')) return null;
  if (!isName(named, service) || DESCRIBES.test(last) || last.length < 3) return null;
  if (service === null) {
    const isPair = words[end] === 'and' && toSingular(words[end + 1] ?? '') !== words[end + 1];
    const isGrown = verb === 'grow' && GROWN.test(last);
    const isOne =
      named.length === 1 && !isKindOfThing(last) && ((BRINGS.has(verb) && !isPair && !isGrown && !isForMany(words, end)) || !isPlural);
    const craft = CRAFTS.get(verb);
    if (craft !== undefined && !isPlural && at === from && !DESCRIBES.test(named[0] ?? ''))
      return `${writeOut(sentence, at, end)} ${craft}`;
    if (BRINGS.has(verb) && DESCRIBES.test(named[0] ?? '')) return null;
    return !isOne && (isPlural || isService(last) || RENTS.has(verb)) ? writeOut(sentence, at, end) : null;
  }
  // Something already mentioned is a part of the offer, not its name.
  if (['the', 'this', 'that', 'these', 'those'].includes(words[from] ?? '') && !(words[from - 1] ?? '').endsWith('ing')) return null;
  if (service === 'writing' && !WRITTEN.test(last)) return null;
  if (service === 'cutting' && !CUT_FOR_SALE.test(last)) return null;
  if (service === 'clearing' && !CLEARED.test(last)) return null;
  if (OF_SEVERAL.has(service) && !isPlural) return null;
  if ((service === 'embroidery' || service === 'engraving') && named.every((word) => word === 'and' || MARKS.test(word))) return service;
  if (service === 'lessons' && (isTaughtToDo(words, end) || TAUGHT_PEOPLE.test(last))) return null;
  if (service === 'replacement' && words[end] === 'with') return null;
  const name = writeOut(sentence, at, end).replace(/\S+$/, toSingular);
  return name.endsWith(service) ? null : `${name} ${service}`;
}

const SENDER = new Set(['we', 'i', "we're", "i'm"]);
/** Somebody or something else that may do what follows an "and". */
const ANOTHER = /^(?:you|they|it|he|she|that|which|who|your|their|to|so|when|while|if|because|how|what)$/;

/** Whether an "and" joins what the sender does to what it is: "We are a foundry from Ostrava and produce castings". */
function isJoined(words: readonly string[], at: number): boolean {
  const sender = words[at] === 'and' ? words.slice(0, at).findLastIndex((word) => SENDER.has(word)) : -1;
  return sender >= 0 && !words.slice(sender, at).some((word) => ANOTHER.test(word));
}

/** Where a verb follows the sender: after "we", "I", "my company", "our crew" or "our robot". */
function findVerb({ words }: MaskedSentence, at: number): number {
  const isSender = SENDER.has(words[at] ?? '') || isJoined(words, at);
  const agent = words[at + 1] ?? '';
  const isOurs = OURS.has(words[at] ?? '') && (SENDERS_PEOPLE.has(agent) || SENDERS_TOOLS.has(agent));
  const hasBeen = /^(?:we|i)'ve$/.test(words[at] ?? '') ? 1 : ['we', 'i'].includes(words[at] ?? '') && words[at + 1] === 'have' ? 2 : 0;
  if (hasBeen > 0) return words[at + hasBeen] === 'been' && (words[at + hasBeen + 1] ?? '').endsWith('ing') ? at + hasBeen + 1 : -1;
  let verb = isSender ? at + 1 : isOurs ? at + 2 : -1;
  while (verb > 0 && (BEFORE_A_VERB.has(words[verb] ?? '') || words[verb] === 'is')) verb += 1;
  return verb;
}

/** The verbs of the sender at a position; a tool does things but sells none. */
function readSenders(sentence: MaskedSentence, at: number): Verbs | null {
  const verb = findVerb(sentence, at);
  if (verb < 0) return null;
  const first = sentence.words[verb] ?? '';
  const plain = OURS.has(sentence.words[at] ?? '') ? toPlainVerb(first) : first;
  const words = plain === first ? sentence.words : sentence.words.map((word, place) => (place === verb ? plain : word));
  const verbs = readVerbs({ ...sentence, words }, verb);
  const isTool = OURS.has(sentence.words[at] ?? '') && SENDERS_TOOLS.has(sentence.words[at + 1] ?? '');
  return isTool && verbs?.service === null ? null : verbs;
}

/** "We help HR teams track absences": what the sender helps with. */
function readHelped({ words, clauses }: MaskedSentence, at: number): Verbs | null {
  if (!/^(?:help|helps|helping|let|lets)$/.test(words[at] ?? '')) return null;
  for (let verb = at + 2; verb <= at + 1 + MOST_HELPED + 1 && clauses[verb] === clauses[at]; verb += 1) {
    const service = HELPED.has(words[verb] ?? '') ? SERVICE_OF_VERB.get(words[verb] ?? '') : undefined;
    if (service !== undefined) return { verb: words[verb] ?? '', service, end: verb + 1 };
  }
  return null;
}

/**
 * What the sender sells, does or rents, named after the verbs and their object: "We crate, insure and truck paintings" is painting crating,
 * "We hire out pallet inverters" is pallet inverters; null if no sentence says so.
 */
export function nameObject(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences)
    for (let at = 0; at < sentence.words.length; at += 1) {
      const verbs = readSenders(sentence, at) ?? readHelped(sentence, at);
      const name = verbs === null ? null : nameAfter(sentence, verbs);
      if (name !== null) return name;
    }
  return null;
}
