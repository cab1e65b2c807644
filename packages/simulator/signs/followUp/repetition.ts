import { clamp } from '../column.ts';
import { followUpEffect, type FollowUpSign, type FollowUpThread } from './followUpSign.ts';
import { listWords, proseOf } from './threadWords.ts';

const START = {
  at: 0.3,
  unit: 'share of its word triples that occur in an earlier email',
  reason: 'Names and the offer recur in every thread.',
};
const END = {
  at: 0.8,
  unit: 'share of its word triples that occur in an earlier email',
  reason: 'Beyond this it is the same email again.',
};
/** A short reminder may repeat the one before it. */
const LEAST_WORDS = 20;

const triplesOf = (words: readonly string[]): string[] =>
  words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);

/** Word triples that occur in an earlier email, as a share of the email's own. */
function overlapOf({ draft, before }: FollowUpThread): number {
  const { start, end } = proseOf(draft);
  const words = listWords(draft.body.raw.slice(start, end));
  if (words.length < LEAST_WORDS) return 0;
  const known = new Set(before.flatMap((body) => triplesOf(listWords(body))));
  const own = triplesOf(words);
  return own.filter((triple) => known.has(triple)).length / own.length;
}

/** A follow-up that repeats an earlier email. */
export const repetition: FollowUpSign = {
  label: 'Repeats an earlier email',
  isMerit: false,
  column: {
    bends: { start: START, end: END },
    read: (thread) => (clamp(overlapOf(thread), START.at, END.at) - START.at) / (END.at - START.at),
    effects: {
      reply: followUpEffect(0.75, {
        sd: 0.2,
        grade: 'assumption',
        reason: 'People who did not reply to these words have no reason to reply to them now.',
      }),
      unsubscribe: followUpEffect(1.2, { sd: 0.2, grade: 'assumption', reason: 'The same email again looks automated.' }),
      report_spam: followUpEffect(1.3, { sd: 0.25, grade: 'assumption', reason: 'The same effect, through annoyance.' }),
    },
  },
  find: ({ draft }) => {
    const { start, end } = proseOf(draft);
    return start < end ? [{ part: 'body', start, end }] : [];
  },
  saidFrom: 0.4,
  what: 'Most of email <step> was already in an earlier email.',
  why: 'People who did not reply the first time get no new reason to.',
  takeaway: 'Say something new in email <step>, or ask again in two sentences.',
};
