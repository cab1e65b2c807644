import { countWritten } from '../../reading/text/countWritten.ts';
import { splitWords } from '../../reading/text/splitWords.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { calendarReader, countedAsksReader } from '../asks/askReaders.ts';
import { findCapsWords } from '../prose/calmBody.ts';
import { listPlatitudes } from './platitudes.ts';
import { isConcrete } from './tellsSomething.ts';
import { readUses, type UsedSentence } from './readUses.ts';

/** An email of more words is long, and of still more, too long by itself. */
export const LONG = 150;
const TOO_LONG = 200;
/** So many requests compete, whatever else is said. */
const MANY_ASKS = 3;
/** So much must be wrong with an email before sentences of it are dropped. */
const LEAST_WRONG = 2;

/** Whether a sentence is certainly a cliché, a boast, pressure or blame. */
const isFaulty = ({ use, text }: UsedSentence): boolean =>
  use === 'blamed' || use === 'jargon' || (listPlatitudes(text).length > 0 && !isConcrete(text));

/** So many words in capitals shout; fewer may be an abbreviation of the trade. */
const LEAST_SHOUTED = 3;
/** "WE STRIPE LOTS!!" */
const isLoud = (draft: EmailDraft): boolean => /!{2,}|![^!]*![^!]*!/.test(draft.body.raw) || findCapsWords(draft).length >= LEAST_SHOUTED;

const countWords = ({ body: { raw } }: EmailDraft): number => countWritten(raw, splitWords(raw));

/**
 * Whether an email is weak enough to be cut: by clichés, boasts, pressure, several requests, its length or its capitals. A good email keeps all
 * that its sender wrote. `boasts`: how many were taken out of its sentences.
 */
export function isWeak(draft: EmailDraft, sentences: readonly UsedSentence[], boasts: number): boolean {
  const words = countWords(draft);
  const asks = Math.max(countedAsksReader.find(draft).length, sentences.filter(({ isRequest }) => isRequest).length);
  const isBooked = asks > 1 && calendarReader.find(draft).length > 0;
  const faults = sentences.filter(isFaulty).length + boasts + Number(isLoud(draft)) + Number(isBooked);
  if (faults === 0 && words <= TOO_LONG && asks < MANY_ASKS) return false;
  return faults + Math.max(0, asks - 1) + Number(words > LONG) + Number(words > TOO_LONG) >= LEAST_WRONG;
}

/** Whether sentences may be dropped to make an email shorter: what is only a little long, and nothing else, stays as it is. */
export const mayTrim = (draft: EmailDraft): boolean => countWords(draft) > TOO_LONG || isWeak(draft, readUses(draft), 0);
