import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { findName } from './findName.ts';

/** "We also do boat seats": what stands behind these is no sender's main trade. */
const BESIDES = /^(?:also|besides|additionally)$/;
const LACKS = /^(?:without|instead)$/;
const BRINGS = /^(?:bring|brings|bringing)$/;
/** Words between a verb and what is brought along. */
const MOST_BEFORE = 3;

const isBeside = ({ words }: Pick<MaskedSentence, 'words'>, at: number): boolean => words.slice(0, at).some((word) => BESIDES.test(word));

/** "Without hiring SDRs, buying lists or cold calling" lacks the last of them, too. */
const isLacking = ({ words, clauses }: MaskedSentence, at: number): boolean =>
  words.slice(0, at).some((word) => LACKS.test(word)) &&
  words.some((word, place) => place < at && word === 'or' && clauses[place] === clauses[at]);

/** "We bring fence and dog": what comes along to the work, and not to the reader. */
const isBrought = ({ words, clauses }: MaskedSentence, at: number): boolean =>
  !words.some((word, place) => place > at && word === 'to' && clauses[place] === clauses[at]) &&
  words.some((word, place) => place >= at - MOST_BEFORE - 1 && place < at && BRINGS.test(word) && clauses[place] === clauses[at]);

/** "Acme is hiring platform engineers", "you are testing brakes": what the reader does. A masked word is the reader's company. */
const isReaders = ({ words, stems }: MaskedSentence, at: number): boolean =>
  words[at]?.endsWith('ing') === true && /^(?:is|are)$/.test(words[at - 1] ?? '') && (words[at - 2] === 'you' || stems[at - 2] === '');

/** Whether a sentence names something only as what its sender does besides, brings along or does without, or as the reader's doing. */
export const isPassingAt = (sentence: MaskedSentence, at: number): boolean =>
  [isBeside, isLacking, isBrought, isReaders].some((is) => is(sentence, at));

/** The same of all sentences of an email that name it. */
export function isPassing(stems: readonly string[], sentences: readonly MaskedSentence[]): boolean {
  const mentions = sentences.flatMap((sentence) => {
    const at = findName(sentence, stems);
    return at < 0 ? [] : [{ sentence, at }];
  });
  return mentions.length > 0 && mentions.every(({ sentence, at }) => isPassingAt(sentence, at));
}
