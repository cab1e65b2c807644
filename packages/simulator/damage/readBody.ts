import { chanceOf, readByWords, type SentenceReading } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import { toBodyParts, type EmailDraft } from '../reading/draft.ts';
import { draftOfAnybody } from '../reading/draftOfAnybody.ts';
import { INVITATION } from '../reading/invitation.ts';
import { keepLatest } from '../reading/text/keepLatest.ts';
import { ASSUMES } from '../signs/prose/pressureWords.ts';
import { isFlattery } from '../signs/prose/flattery.ts';
import { isFiller } from '../signs/prose/fillerSentences.ts';
import { isOnlyPraise } from '../signs/prose/onlyPraises.ts';
import { isOnlyPressure } from '../signs/prose/onlyPresses.ts';
import { isPuff } from '../signs/prose/puffs.ts';
import { lettersOf, wordsOf } from './partText.ts';

/** A sentence with at least this probability has the role; after the edit, a little less is enough. */
export const [HAS, STILL_HAS] = [0.5, 0.3];

export type ReadSentence = { text: string; key: string; words: readonly string[]; chances: (role: Role) => number; isQuestion: boolean };
export type ReadBody = { draft: EmailDraft; sentences: readonly ReadSentence[]; wordCount: number };

/** Text that only creates urgency, as many postscripts do. */
export const PRESSES =
  /^[^\d?]*\b(?:limited[- ]time|don(?:'|\u2019)t (?:miss|forget)|hurry|last chance|act (?:now|fast)|won(?:'|\u2019)t last|spots (?:left|remaining))\b[^\d]*$/i;
/** Whether a sentence could be in any email: then it is neither proof nor an opt-out, even if its words suggest so. */
export const saysNothing = (text: string): boolean =>
  isFiller(text) || isPuff(text) || isFlattery(text) || isOnlyPraise(text) || PRESSES.test(text) || isOnlyPressure(text);
/** Whoever is promised a call opts in: "Or just reply with your number and I will call you." */
const PROMISES_CALL =
  /^(?!.*\b(?:not|never|no|stop|unsubscribe)\b)(?!.*n['\u2019]t\b).*\b(?:I|we)(?:['\u2019]ll| will| can) (?:call|ring|phone|text|send|get back|be in touch|contact|come|arrange)\b/iu;
/** The probability of each role, or 0 if the words rule the role out. */
function chancesIn(text: string, reading: SentenceReading): (role: Role) => number {
  const isEmpty = saysNothing(text);
  const isInvitation = INVITATION.test(text);
  const isRuledOut = (role: Role) =>
    (role === 'proof' && isEmpty) || (role === 'opt_out' && (isEmpty || isInvitation || ASSUMES.test(text) || PROMISES_CALL.test(text)));
  return (role) => (isRuledOut(role) ? 0 : chanceOf(reading, role));
}

function parseBody(body: string): ReadBody {
  const draft = draftOfAnybody({ subject: '', body });
  const { prose } = draft;
  // Read by its own words alone, so that a sentence does not change when another one is removed.
  const readings = draft.readings.length === 0 ? [] : readByWords(toBodyParts(draft));
  const sentences = readings
    .filter(({ start, end }) => end > prose.start && start < prose.end)
    .map((reading): ReadSentence => {
      const text = body.slice(Math.max(reading.start, prose.start), Math.min(reading.end, prose.end)).trim();
      return {
        text,
        key: lettersOf(text),
        words: wordsOf(text),
        chances: chancesIn(text, reading),
        isQuestion: text.endsWith('?'),
      };
    })
    .filter(({ key }) => key !== '');
  // Removing a repetition loses nothing, nor does removing empty phrases.
  const distinct = new Map(sentences.filter(({ text }) => !saysNothing(text)).map(({ key, words }) => [key, words.length]));
  return { draft, sentences, wordCount: [...distinct.values()].reduce((sum, count) => sum + count, 0) };
}

/**
 * How many characters of bodies are cached: forty typical bodies take a fraction of it. A parsed body takes about a hundred times the memory of its text.
 */
const MOST_REMEMBERED_CHARACTERS = 200_000;
const remembered = keepLatest<ReadBody>(MOST_REMEMBERED_CHARACTERS);

/** A parsed body. The latest are cached, because one email is compared with many edits of it. */
export const readBody = (body: string): ReadBody => remembered(body, () => parseBody(body));
