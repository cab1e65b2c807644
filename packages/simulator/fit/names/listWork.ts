import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { isKnownName, SERVICES } from './isService.ts';
import { CUT_FOR_SALE } from './nameObject.ts';
import { HANDS_OVER, SERVICE_OF_VERB, toBaseVerb, toDoneVerb, toPlainVerb } from '../mail/offerVerbs.ts';
import { HEADS, isKindOfThing, MOST_WORDS, NOT_IN_A_NAME, skipRange, toSingular, writeOut } from '../mail/offerWords.ts';

const BEFORE =
  /^(?:an?|the|your|our|their|his|her|its|all|every|each|any|some|new|of|them|small|simple|little|full|complete|modern|fresh|custom|own|cheap|dirty|broken|worn|\d.*|[a-z]+(?:ed|ly|est))$/;
const AFTER =
  /^(?:against|about|around|toward|towards|through|via|along|than|if|but|unless|for|to|from|with|like|that|which|in|at|on|by|every|who|you|so|as|and|or|within|between|without|before|after|near|into|onto|while|when|where|because|under|over|across|per|during|until|using|instead|then|once|twice|each|outside|inside|straight|directly|again|back|down|off|away|up|free|people|your|our|whose|of|is|are|has|does|overnight|together|too|whoever.*)$/;
const MOST_OBJECT = 3;

/** Lessons are named after what is taught, not after who is. */
const TAUGHT =
  /^(?:children|kids|people|staff|men|women|teams?|companies|adults|teenagers|pupils|students|beginners|seniors|crews?|[a-z]+ers)$/;

type Span = { at: number; end: number };

/** Verbs that are nouns at the end of a name, "short films of", if these or nothing follow. */
export const ALSO_NOUN =
  /^(?:films?|posts?|tests?|checks?|books?|blocks|answers|shows|turns|logs?|screens?|coach|texts?|help|finds|runs|builds|reads)$/;
export const BEHIND_A_NOUN = /^(?:for|of|that|which|in|at|on|with|from|by|and|or|who|as|before|after|every|so)$/;

/** The noun phrase that begins at a word; null if there is none or its end is unclear. */
export function findPhraseAt({ words, stems, clauses, text }: MaskedSentence, from: number, most: number): Span | null {
  const isIn = (at: number): boolean => at < words.length && clauses[at] === clauses[from];
  const isNoun = (place: number): boolean =>
    place > at && ALSO_NOUN.test(words[place] ?? '') && (!isIn(place + 1) || BEHIND_A_NOUN.test(words[place + 1] ?? ''));
  let at = skipRange(words, from);
  while (isIn(at) && BEFORE.test(words[at] ?? '')) at += 1;
  let end = at;
  const whole = text.toLowerCase();
  const isJoined = (place: number): boolean => place > at && whole.includes(`${words[place - 1]}-${words[place]}`);
  // "Pre-employment" and "roll-off" are one word.
  const countJoined = (): number => words.slice(at, end).filter((_, place) => isJoined(at + place + 1)).length;
  while (
    isIn(end) &&
    end - at < 2 * most &&
    (end - at < most || end - at - countJoined() < most) &&
    (isJoined(end) || (!AFTER.test(words[end] ?? '') && (!NOT_IN_A_NAME.has(words[end] ?? '') || isNoun(end)))) &&
    stems[end] !== ''
  )
    end += 1;
  // "Shopfront and office windows": both describe the windows.
  const [next, head] = [words[end + 1] ?? '', words[end + 2] ?? ''];
  if (
    words[end] === 'and' &&
    end - at === 1 &&
    toSingular(words[at] ?? '') === words[at] &&
    isIn(end + 2) &&
    toSingular(head) !== head &&
    !AFTER.test(next)
  )
    return { at: end + 1, end: end + 3 };
  const isEnded =
    !isIn(end) || AFTER.test(words[end] ?? '') || (NOT_IN_A_NAME.has(words[end] ?? '') && words[end] !== 'of' && !isNoun(end));
  return end > at && isEnded && !/\d/.test(words[end - 1] ?? '') ? { at, end } : null;
}

/** The work that a form of a verb says; undefined if it says none. */
const workOf = (word: string): string | undefined => SERVICE_OF_VERB.get(toDoneVerb(word) ?? toBaseVerb(toPlainVerb(word)));

/** Work that is named before its object: "fumigation of grain silos" is grain silo fumigation. */
const listWorkOf = (sentence: MaskedSentence): string[] =>
  sentence.words.flatMap((word, at) => {
    if (!SERVICES.has(word) || sentence.words[at + 1] !== 'of' || sentence.stems[at] === '') return [];
    const object = findPhraseAt(sentence, at + 2, MOST_OBJECT);
    return object === null ? [] : [`${writeOut(sentence, object.at, object.end).replace(/\S+$/, toSingular)} ${word}`];
  });

/** Names for what is done in a sentence that may name the offer, whoever does it: "a crew that cleans shop windows" is window cleaning. */
export function listWork(sentence: MaskedSentence): string[] {
  if (!sentence.mayName) return [];
  return [...listWorkOf(sentence), ...listVerbWork(sentence)];
}

/** "It takes an afternoon, because we type your lists in": a reason is about what is sold, and does not name it. */
const REASON = new Set(['because', 'although', 'though', 'unless']);
/** Whether a sender's sentence begins at a word and only gives a reason. */
export const isReason = ({ words }: Pick<MaskedSentence, 'words'>, sender: number): boolean => REASON.has(words[sender - 1] ?? '');

function listVerbWork(sentence: MaskedSentence): string[] {
  const { words, stems, clauses } = sentence;
  return words.flatMap((word, verb) => {
    const work = verb > 0 && stems[verb] !== '' ? workOf(word) : undefined;
    if (work === undefined || isReason(sentence, verb - 1)) return [];
    const alone = isKnownName(work) ? [work] : [];
    // "Licensed drivers" are no work on drivers, as "we have serviced boilers" is.
    const isParticiple = word.endsWith('ed') && !/^(?:have|has|had|we've|i've|we|i|been)$/.test(words[verb - 1] ?? '');
    const object = clauses[verb + 1] === clauses[verb] && !isParticiple ? findPhraseAt(sentence, verb + 1, MOST_OBJECT) : null;
    if (object === null) return alone;
    // Who cuts stockouts fights them.
    if (work === 'cutting' && !CUT_FOR_SALE.test(words[object.end - 1] ?? '')) return [];
    const whole = writeOut(sentence, object.at, object.end).replace(/\S+$/, toSingular);
    const head = whole.split(' ').at(-1) ?? '';
    // "It schedules, puts": a verb is no object.
    if (NOT_IN_A_NAME.has(head) || (work === 'lessons' && TAUGHT.test(words[object.end - 1] ?? ''))) return alone;
    return [...new Set([`${whole} ${work}`, `${head} ${work}`]), ...alone];
  });
}

const HELPS = /^(?:help|helps|helping|let|lets|letting|allow|allows|allowing|enable|enables|enabling)$/;
/** Whether somebody else does what a verb says, with help: "we help clinics offer payment plans". */
export const isHelped = ({ words, clauses }: Pick<MaskedSentence, 'words' | 'clauses'>, verb: number): boolean =>
  words.slice(0, verb).some((word, at) => clauses[at] === clauses[verb] && HELPS.test(word));

const OURS = new Set(['our', 'my']);
const IS = /^(?:is|are|am|we're|i'm|it's)$/;
/** A verb by which a firm's name or "we" hands something over. */
const isHandedOver = (word: string): boolean => HANDS_OVER.has(word) || HANDS_OVER.has(toPlainVerb(word));

/** "Ledgerly is wire verification software": a product by its name. */
const isProduct = ({ words, text }: MaskedSentence, at: number): boolean =>
  at === 1 && words[1] === 'is' && /^\p{Lu}\p{Ll}/u.test(text.trim()) && !NO_PRODUCT.test(words[0] ?? '');
const NO_PRODUCT =
  /^(?:it|that|this|what|who|where|there|here|he|she|everything|nothing|one|price|cost|delivery|setup|payment|how|why|when)$/;

const isPlural = (word: string): boolean => toSingular(word) !== word;

/** Behind these, a word in -s is a verb: "our booking software puts". */
const KIND = /^(?:platform|software|app|tool|system)$/;

/** "Our smart scales weigh": what the sender has before what that does; null if the next words are not that. */
function findOwn({ words, clauses }: MaskedSentence, from: number): Span | null {
  let at = from;
  while (BEFORE.test(words[at] ?? '')) at += 1;
  const isLast = (word: string): boolean => KIND.test(word) || isPlural(word);
  const end = at + words.slice(at, at + MOST_OBJECT).findIndex(isLast) + 1;
  const next = words[end] ?? '';
  const isVerb = isPlural(next) === KIND.test(words[end - 1] ?? '') && ![BEFORE, AFTER].some((one) => one.test(next)) && !HEADS.has(next);
  const isName = words.slice(at, end).every((word) => !NOT_IN_A_NAME.has(word) && !AFTER.test(word));
  return end > at && clauses[end] === clauses[from] && isVerb && isName ? { at, end } : null;
}

/** Noun phrases where a sentence that may name the offer says what the sender has, is or hands over. */
export function listClaimed(sentence: MaskedSentence): string[] {
  if (!sentence.mayName) return [];
  const { words } = sentence;
  return words.flatMap((word, at) => {
    const isA = /^an?$/.test(words[at + 1] ?? '') && IS.test(word);
    const isNamed = !isA && isProduct(sentence, at);
    const span =
      OURS.has(word) || isA || isNamed || (at > 0 && isHandedOver(word) && !isHelped(sentence, at))
        ? ((OURS.has(word) ? findOwn(sentence, at + 1) : null) ?? findPhraseAt(sentence, at + 1, MOST_WORDS))
        : null;
    // "Ledgerly is booking software made in Leeds"
    const isWhole = span !== null && (!isNamed || isKindOfThing(words[span.end - 1] ?? ''));
    return isWhole ? [writeOut(sentence, span.at, span.end)] : [];
  });
}
