import { capitalise } from '../../edits/textOps.ts';
import { isContentWord } from '../../damage/lexicon.ts';
import { bare, DANGLERS, LEAST_WORDS, MOST_WORDS, wordsOf } from './subjectText.ts';

/** Words that start a dispensable clause. */
const JOINTS = new Set('without because when while before after through using'.split(' '));
/** A beginning with fewer words says too little on its own. */
const LEAST_BEFORE_JOINT = 3;

/** Words that do not say what the email is about. */
const GENERIC = new Set(
  'next steps step short note quick question questions idea ideas thought thoughts part update news tip tips days weeks hours intro introduction hello follow followup reminder chance call now today urgent free new checking touching base act offer limited time'.split(
    ' ',
  ),
);

/** A question or a clause makes no sense without its end. */
const OPENS_CLAUSE =
  /^(?:what|why|how|when|who|which|where|is|are|do|does|did|can|could|would|should|have|has|if|because|while|after|before|with|without|from|about|on|in|at|by|of|as|and|or|but|re|fw|fwd|your|our|my)\b/i;

const SEPARATOR = /\s*(?::\s|\||\s[\u2013\u2014-]\s|[?!;]\s|\.\s)\s*/;

/** Whether part of a subject works on its own. `named` are the words that only say who is meant. */
function isWhole(piece: string, named: readonly string[]): boolean {
  const words = wordsOf(piece);
  const last = bare(words.at(-1) ?? '');
  const content = words.filter(
    (word) =>
      isContentWord(bare(word)) && !named.includes(bare(word)) && !GENERIC.has(bare(word)) && !/^\d/.test(word) && !word.includes('{'),
  );
  return words.length <= MOST_WORDS && content.length >= LEAST_WORDS && !DANGLERS.has(last) && !OPENS_CLAUSE.test(piece);
}

/**
 * The part before a colon, a dash or a period, or after a short one; otherwise the part before a separate clause. A subject with neither
 * stays unchanged.
 */
export function shortenSubject(subject: string, names: readonly string[] = []): string {
  if (/["\u201c\u201d()[\]]/.test(subject)) return subject;
  const named = names.flatMap(wordsOf).map(bare);
  const parts = subject.split(SEPARATOR).map((part) => part.trim());
  const whole = parts.length > 1 && parts.length <= 3 ? parts.find((part) => isWhole(part, named)) : undefined;
  if (whole !== undefined) return capitalise(whole);
  const list = wordsOf(subject);
  if (parts.length > 1 || subject.includes(',') || OPENS_CLAUSE.test(subject)) return subject;
  for (let count = MOST_WORDS; count >= LEAST_BEFORE_JOINT; count -= 1) {
    const start = list.slice(0, count).join(' ');
    if (JOINTS.has(bare(list[count] ?? '')) && isWhole(start, named)) return start;
  }
  return subject;
}
