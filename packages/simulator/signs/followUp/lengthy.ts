import { wholeSentences } from '../evidence.ts';
import { clamp } from '../column.ts';
import { followUpEffect, type FollowUpSign, type FollowUpThread } from './followUpSign.ts';
import { proseOf } from './threadWords.ts';

const SHORT = {
  at: 3,
  unit: 'sentences',
  facts: ['gong-followup-length'],
  reason: 'Follow-ups of up to three sentences are the ones that book meetings.',
};
const LONG = { at: 7, unit: 'sentences', reason: 'Longer follow-ups count as this long; the drop is linear.' };

/** Its own sentences, without greeting and signature. */
const sentencesOf = ({ draft }: FollowUpThread) => {
  const { start, end } = proseOf(draft);
  return wholeSentences(draft).filter((sentence) => sentence.start >= start && sentence.end <= end);
};

/** A follow-up that is longer than a few sentences. */
export const lengthy: FollowUpSign = {
  label: 'Long follow-up',
  isMerit: false,
  column: {
    bends: { short: SHORT, long: LONG },
    read: (thread) => (clamp(sentencesOf(thread).length, SHORT.at, LONG.at) - SHORT.at) / (LONG.at - SHORT.at),
    effects: {
      reply: followUpEffect(0.8, {
        sd: 0.15,
        facts: ['gong-followup-length'],
        grade: 'vendor',
        reason: 'In one sample, short follow-ups do fifteen times better, which is implausible; we keep about a twelfth of its log odds.',
      }),
    },
  },
  find: (thread) =>
    sentencesOf(thread)
      .slice(SHORT.at, SHORT.at + 1)
      .map(({ start, end }) => ({ part: 'body', start, end })),
  saidFrom: 0.25,
  what: 'Email <step> has more than three sentences.',
  why: 'Shorter follow-ups get more replies.',
  takeaway: 'Cut email <step> to three sentences.',
};
