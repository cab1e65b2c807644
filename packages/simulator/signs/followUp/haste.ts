import { clamp } from '../column.ts';
import { followUpEffect, type FollowUpSign } from './followUpSign.ts';

const ENOUGH = { at: 2, unit: 'days', reason: 'A busy inbox takes two days; after that, the wait is neutral.' };

/** A follow-up sent before people had time to answer. */
export const haste: FollowUpSign = {
  label: 'Too soon',
  isMerit: false,
  column: {
    bends: { enough: ENOUGH },
    read: ({ waitDays }) => 1 - clamp(waitDays, 0, ENOUGH.at) / ENOUGH.at,
    effects: {
      reply: followUpEffect(0.85, {
        sd: 0.15,
        grade: 'assumption',
        reason: 'People who have not read the first email yet do not answer the second.',
      }),
      unsubscribe: followUpEffect(1.3, { sd: 0.25, grade: 'assumption', reason: 'Two emails in a day feel like pressure.' }),
      report_spam: followUpEffect(1.4, { sd: 0.3, grade: 'assumption', reason: 'The same effect, through annoyance.' }),
    },
  },
  find: () => [],
  saidFrom: 0.5,
  what: 'Email <step> comes <days> after the one before.',
  why: 'Many people have not read the earlier one by then.',
  takeaway: 'Wait at least two days before email <step>.',
};
