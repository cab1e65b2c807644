import { chanceOf, type SentenceReading } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { weigh } from '../../reading/strengthOf.ts';
import { followUpEffect, type FollowUpSign, type FollowUpThread } from './followUpSign.ts';
import { isTelling, listWords, proseOf, wordsBefore } from './threadWords.ts';

/** Roles that give a reader something new. */
const TELLING_ROLES: readonly Role[] = ['observation', 'problem', 'benefit', 'proof', 'resource', 'offer'];
const GATE = { from: 0.3, full: 0.6 };
/** A sentence with at least this many significant words that did not occur before is new. */
const LEAST_NEW_WORDS = 3;

type NewSentence = { start: number; end: number; strength: number };

const strengthOf = (reading: SentenceReading): number => Math.max(...TELLING_ROLES.map((role) => weigh(chanceOf(reading, role), GATE)));

/** Sentences that say what the earlier emails did not. */
function findNew(thread: FollowUpThread): NewSentence[] {
  const { draft } = thread;
  const known = wordsBefore(thread);
  const prose = proseOf(draft);
  return draft.readings.flatMap((reading) => {
    const { start, end } = reading;
    if (start < prose.start || end > prose.end) return [];
    const words = new Set(listWords(draft.body.raw.slice(start, end)).filter((word) => isTelling(word) && !known.has(word)));
    const strength = words.size < LEAST_NEW_WORDS ? 0 : strengthOf(reading);
    return strength > 0 ? [{ start, end, strength }] : [];
  });
}

/** A follow-up that adds something new: a reason, a customer, a resource. */
export const newContent: FollowUpSign = {
  label: 'Something new',
  isMerit: true,
  column: {
    bends: {},
    read: (thread) =>
      thread.draft.language === 'en'
        ? Math.min(
            1,
            findNew(thread).reduce((sum, { strength }) => sum + strength, 0),
          )
        : null,
    effects: {
      reply: followUpEffect(1.2, {
        sd: 0.15,
        grade: 'assumption',
        reason: 'A new reason is one more chance to answer; asking the same again is neutral.',
      }),
    },
  },
  find: (thread) => findNew(thread).map(({ start, end }) => ({ part: 'body', start, end })),
  saidFrom: 0.5,
  what: 'Email <step> gives a new reason to reply.',
  why: 'Something new gives readers another chance to answer.',
  takeaway: 'Keep one new reason in email <step>.',
};
