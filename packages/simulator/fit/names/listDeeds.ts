import { isService } from '../isService.ts';
import type { MaskedSentence } from '../maskedSentence.ts';
import { toSingular, writeOut } from '../offerWords.ts';
import { readDeed } from './deedVerbs.ts';
import { findPhraseAt, isHelped } from './listWork.ts';

const SENDER = /^(?:we|i)$/;
const OURS = /^(?:our|my)$/;
/** Words between the sender and the verb. */
const BETWEEN = /^(?:also|only|just|simply|now|usually|currently|mainly|mostly|often|always|then|even|can|will)$/;
const GIVEN = /^(?:an?|the|your|their)$/;
const MOST_OBJECT = 3;

/** Where a verb of the sender may stand: behind "we", or behind "our riders". */
function findVerb({ words, clauses }: MaskedSentence, sender: number): number {
  const isOurs = OURS.test(words[sender] ?? '') && toSingular(words[sender + 1] ?? '') !== words[sender + 1];
  if (!isOurs && !SENDER.test(words[sender] ?? '')) return -1;
  let verb = isOurs ? sender + 2 : sender + 1;
  while (BETWEEN.test(words[verb] ?? '')) verb += 1;
  return clauses[verb] === clauses[sender] ? verb : -1;
}

/** "We go through your log, sort the cases and fill in the form": the first of several steps is not what is sold. */
const FIRST_STEP = /\bgo (?:through|over) [^,;:.]+, (?!and\b|then\b|which\b|so\b|we\b)[a-z]+ [^,;:.]+(?:,| and )/i;

/** The last of two verbs that share an object: "sand and seal". */
const skipPaired = ({ words, clauses }: MaskedSentence, verb: number): number =>
  words[verb + 1] === 'and' && clauses[verb + 2] === clauses[verb] && !SENDER.test(words[verb + 2] ?? '') ? verb + 2 : verb;

/** "We keep trucks clean": what stands behind a noun in plural says how it becomes. */
const isChanged = (before = '', last = ''): boolean => toSingular(before) !== before && toSingular(last) === last && !isService(last);

/**
 * Names for what the sender does, whatever the verb: "we crop hedgehogs' claws" is claw cropping, and what the verb hands over may be the offer,
 * too: "I give sound baths".
 */
export function listDeeds(sentence: MaskedSentence): string[] {
  if (!sentence.mayName) return [];
  const { words, clauses } = sentence;
  return words.flatMap((_, sender) => {
    const verb = findVerb(sentence, sender);
    if (verb < 0 || isHelped(sentence, verb) || (words[verb] === 'go' && FIRST_STEP.test(sentence.text))) return [];
    const { work } = readDeed(words, verb);
    const { end: from } = readDeed(words, skipPaired(sentence, verb));
    const object = clauses[from] === clauses[verb] ? findPhraseAt(sentence, from, MOST_OBJECT) : null;
    // "We lend schools an incubator" lends no schools.
    if (object === null || isChanged(words[object.end - 2], words[object.end - 1]) || GIVEN.test(words[object.end] ?? '')) return [];
    const things = writeOut(sentence, object.at, object.end);
    // Whoever looks after cooling says the work itself.
    const last = words[object.end - 1] ?? '';
    return work === null || isService(last) || last.endsWith('ing') ? [things] : [`${things.replace(/\S+$/, toSingular)} ${work}`, things];
  });
}
