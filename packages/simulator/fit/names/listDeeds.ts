import { isService } from './isService.ts';
import { HANDS_OVER } from '../mail/offerVerbs.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { toSingular, writeOut } from '../mail/offerWords.ts';
import { isMotion, readDeed, readHyphened, readSplit } from './deedVerbs.ts';
import { isTranslated, nameFound, nameState, readIdiom } from './idioms.ts';
import { findPhraseAt, isHelped, isReason } from './listWork.ts';
import { listSenderVerbs, type SenderVerb } from './senderVerbs.ts';

const SENDER = /^(?:we|i)$/;
const GIVEN = /^(?:an?|the|your|their)$/;
const MOST_OBJECT = 3;

/** "We go through your log, sort the cases and fill in the form": the first of several steps is not what is sold. */
const FIRST_STEP = /\bgo (?:through|over) [^,;:.]+, (?!and\b|then\b|which\b|so\b|we\b)[a-z]+ [^,;:.]+(?:,| and )/i;
/** What comes back to its owner was not collected for good: "we pick up the cushions, and you have them back on Monday". */
const COMES_BACK = /\b(?:back|returns?)\b/i;

/** The last of two verbs that share an object: "sand and seal", "repair and re-color". */
function skipPaired({ words, clauses }: MaskedSentence, verb: number): number {
  if (words[verb + 1] !== 'and' || clauses[verb + 2] !== clauses[verb] || SENDER.test(words[verb + 2] ?? '')) return verb;
  return words[verb + 2] === 're' ? verb + 3 : verb + 2;
}

/** What is done to the sender's own things is a part of the work, and not what is sold: "we load our own container every Friday". */
const OWN = /^(?:our|my|own)$/;

/** "We keep trucks clean": what stands behind a noun in plural says how it becomes. */
const isChanged = (before = '', last = ''): boolean => toSingular(before) !== before && toSingular(last) === last && !isService(last);

const PRONOUN = /^(?:them|it)$/;
const OWNED = /^(?:your|the|of|these|those)$/;
/** What stands behind these is how or where something happens. */
const HOW = /^(?:by|in|at|into|onto|on|over|from|under|with|per)$/;

/** What "them" or "it" stands for: the last thing of the reader's before it; null if there is none. */
function findMeant(pronoun: string, before: readonly (readonly [MaskedSentence, number])[]): string | null {
  for (const [sentence, end] of before)
    for (let at = end - 1; at > 0; at -= 1) {
      const isOwned = OWNED.test(sentence.words[at - 1] ?? '') && !HOW.test(sentence.words[at - 2] ?? '');
      const phrase = isOwned ? findPhraseAt(sentence, at, MOST_OBJECT) : null;
      const last = sentence.words[(phrase?.end ?? 0) - 1] ?? '';
      const isMany = toSingular(last) !== last;
      if (phrase !== null && phrase.end <= end && isMany === (pronoun === 'them')) return writeOut(sentence, phrase.at, phrase.end);
    }
  return null;
}

/** What is not carried anywhere: "we deliver valuations". */
const NO_CARGO = /(?:tion|sion|ment|audit|report|result|review)s?$/;

const toWorkOn = (things: string, work: string | null): string[] => {
  const last = things.split(/[ -]/).at(-1) ?? '';
  const isItself = isService(last) || last.endsWith('ing') || (work === 'delivery' && NO_CARGO.test(last));
  // Whoever looks after cooling says the work itself.
  return work === null || isItself ? [things] : [`${things.replace(/\S+$/, toSingular)} ${work}`, things];
};

/** The work that is done to what a pronoun stands for: "You send the recordings and we type them up." */
function nameMeant(sentence: MaskedSentence, { at, words }: SenderVerb, previous: MaskedSentence | undefined): string[] {
  const isSplit = PRONOUN.test(words[at + 1] ?? '');
  const split = isSplit ? [words[at] ?? '', words[at + 2] ?? ''] : [words[at] ?? '', words[at + 1] ?? ''];
  const { work: done, end } = readDeed(split, 0);
  const work = isTranslated(split[0] ?? '', sentence) ? 'translation' : done;
  const pronoun = isSplit ? words[at + 1] : words[at + end];
  if (work === null || pronoun === undefined || !PRONOUN.test(pronoun)) return [];
  const things = findMeant(pronoun, [[sentence, at], ...(previous === undefined ? [] : [[previous, previous.words.length] as const])]);
  if (things === null) return [];
  const idiom = readIdiom(split.slice(0, end).join(' '), things);
  return idiom === null ? toWorkOn(things, work).slice(0, 1) : [idiom];
}

function nameDeed(sentence: MaskedSentence, { at: verb, words }: SenderVerb): string[] {
  const own = { ...sentence, words };
  const found = nameFound(own, verb);
  if (found !== null) return [found];
  const { work: plain, end } = readHyphened(words, verb, sentence.text) ?? readDeed(words, verb);
  const from = Math.max(end, readDeed(words, skipPaired(own, verb)).end);
  if (OWN.test(words[from] ?? '') && !HANDS_OVER.has(words[verb] ?? '')) return [];
  const object = sentence.clauses[from] === sentence.clauses[verb] ? findPhraseAt(sentence, from, MOST_OBJECT) : null;
  if (object === null) return [];
  const find = (at: number, most: number): ReturnType<typeof findPhraseAt> => findPhraseAt(sentence, at, most);
  const state = nameState({ sentence, verb: words[verb] ?? '', object }, find);
  if (state.length > 0) return state;
  // "We lend schools an incubator" lends no schools.
  if (isChanged(words[object.end - 2], words[object.end - 1]) || GIVEN.test(words[object.end] ?? '')) return [];
  const things = writeOut(sentence, object.at, object.end);
  const idiom = readIdiom(words.slice(verb, end).join(' '), things);
  if (idiom !== null) return [idiom];
  // "We take the muck off your hands."
  const work = readSplit(words[verb] ?? '', words[object.end] ?? '') ?? plain;
  if (work === null && isMotion(words[verb] ?? '')) return [];
  return work === 'collection' && COMES_BACK.test(sentence.text) ? [] : toWorkOn(things, work);
}

/**
 * Names for what the sender does, whatever the verb: "we crop hedgehogs' claws" is claw cropping, and what the verb hands over may be the offer,
 * too: "I give sound baths". `previous` is the sentence before, whose things a pronoun may stand for.
 */
export function listDeeds(sentence: MaskedSentence, previous?: MaskedSentence): string[] {
  if (!sentence.mayName) return [];
  return sentence.words.flatMap((_, sender) =>
    isReason(sentence, sender)
      ? []
      : listSenderVerbs(sentence, sender).flatMap((verb) => {
          if (isHelped(sentence, verb.at) || (sentence.words[verb.at] === 'go' && FIRST_STEP.test(sentence.text))) return [];
          return [...nameDeed(sentence, verb), ...nameMeant(sentence, verb, previous)];
        }),
  );
}
