import type { MaskedSentence } from './maskOffer.ts';
import { isEnd } from './nameObject.ts';
import { findSubject } from './namePassive.ts';
import { NO_NAME } from './nameService.ts';
import { isOfPeople } from './nameStated.ts';
import { SERVICE_OF_VERB } from './offerVerbs.ts';
import { NOT_IN_A_NAME, toSingular, writeOut } from './offerWords.ts';

/** What follows the things that a sentence begins with. */
const VERBS = new Set(
  'have has are is need needs must should can cost costs break breaks fail fails get gets wear run runs age leak leaks die dies rust fade clog lose tend end sit wait'.split(
    ' ',
  ),
);
const THEM = new Set(['them', 'these', 'those']);
/** Verbs that say what the sender does to things, but not what that is called. */
const NO_SERVICE = new Set([
  'back',
  'source',
  'place',
  'plan',
  'deliver',
  'write',
  'teach',
  'cut',
  'collect',
  'type',
  'draft',
  'process',
  'settle',
  'cure',
]);
/** How far back things are called "them", in sentences. */
const FARTHEST = 3;
const NUMBERS = 'two three four five six ten twelve twenty thirty forty fifty sixty eighty hundred'.split(' ');
const POINTS = new Set(['a', 'an', 'the', 'your', 'any', 'every', 'spare', 'old', ...NUMBERS]);
const LONGEST = 3;
const NO_THINGS =
  /(?:percent|wrong|month|week|year|day|morning|night|hour|minute|time|season|summer|winter|price|cost|rate|reason|problem|end|rest)s?$/;

/** "The moisture meter", "a spare heater bank": the first name of several words, or of several things, behind an article. */
function findMentioned(sentence: MaskedSentence): { at: number; end: number } | null {
  const { words, clauses, stems } = sentence;
  for (let at = 1; at < words.length; at += 1) {
    if (!POINTS.has(words[at - 1] ?? '') || POINTS.has(words[at] ?? '')) continue;
    let end = at;
    while (end < words.length && clauses[end] === clauses[at] && !isEnd(words[end]) && !VERBS.has(words[end] ?? '')) end += 1;
    const named = words.slice(at, end);
    const last = named.at(-1) ?? '';
    const isName = named.every(
      (word, place) => !NOT_IN_A_NAME.has(word) && !NO_NAME.test(word) && stems[at + place] !== '' && !/\d|'|ly$/.test(word),
    );
    if (named.some((word) => NO_THINGS.test(word))) continue;
    if (named.length === 2 || (named.length <= LONGEST && toSingular(last) !== last)) if (isName && !isOfPeople(last)) return { at, end };
  }
  return null;
}

/** The things that an earlier sentence begins with, or mentions. */
function findThings(before: readonly MaskedSentence[]): { sentence: MaskedSentence; at: number; end: number } | null {
  for (const sentence of before.toReversed()) {
    if (sentence.isStory) continue;
    const end = sentence.words.findIndex((word) => VERBS.has(word));
    const name = (end < 0 ? null : findSubject(sentence, end)) ?? findMentioned(sentence);
    if (name !== null && !isOfPeople(sentence.words[name.end - 1] ?? '')) return { sentence, ...name };
  }
  return null;
}

/** "Fire extinguishers have to be checked each year. We check them on site" is fire extinguisher checks; null if no sentences say so. */
export function nameThem(sentences: readonly MaskedSentence[]): string | null {
  for (const [place, { words, mayName }] of sentences.entries()) {
    const at = words.findIndex((word, index) => ['we', 'i'].includes(word) && THEM.has(words[index + 2] ?? ''));
    const verb = words[at + 1] ?? '';
    const service = at < 0 || NO_SERVICE.has(verb) ? undefined : SERVICE_OF_VERB.get(verb);
    const things = service === undefined || !mayName ? null : findThings(sentences.slice(Math.max(0, place - FARTHEST), place));
    if (things !== null) return `${writeOut(things.sentence, things.at, things.end).replace(/\S+$/, toSingular)} ${service}`;
  }
  return null;
}
