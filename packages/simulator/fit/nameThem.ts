import type { MaskedSentence } from './maskOffer.ts';
import { findSubject } from './namePassive.ts';
import { isOfPeople } from './nameStated.ts';
import { SERVICE_OF_VERB } from './offerVerbs.ts';
import { toSingular, writeOut } from './offerWords.ts';

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
/** "Fire extinguishers have to be checked each year. We check them on site" is fire extinguisher checks; null if no two sentences say so. */
export function nameThem(sentences: readonly MaskedSentence[]): string | null {
  for (const [place, sentence] of sentences.entries()) {
    const { words } = sentence;
    const at = words.findIndex((word, index) => ['we', 'i'].includes(word) && THEM.has(words[index + 2] ?? ''));
    const verb = words[at + 1] ?? '';
    const service = at < 0 || NO_SERVICE.has(verb) ? undefined : SERVICE_OF_VERB.get(verb);
    const before = sentences[place - 1];
    if (service === undefined || before === undefined || !sentence.mayName || before.isStory) continue;
    const end = before.words.findIndex((word) => VERBS.has(word));
    const name = end < 0 ? null : findSubject(before, end);
    if (name === null || isOfPeople(before.words[name.end - 1] ?? '')) continue;
    return `${writeOut(before, name.at, name.end).replace(/\S+$/, toSingular)} ${service}`;
  }
  return null;
}
