import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import type { Column, UtilityEffect } from '../column.ts';

/** A follow-up as its reader sees it: parsed, with the earlier bodies, first email first, and the days since the last. */
export type FollowUpThread = { draft: EmailDraft; before: readonly string[]; waitDays: number };

type Effects = { readonly [Outcome in 'reply' | 'unsubscribe' | 'report_spam']?: UtilityEffect };

/** One column of a follow-up: 0 is the neutral follow-up, 1 the whole effect. Null if it cannot be read. */
export type FollowUpColumn = Pick<Column, 'bends'> & { read: (thread: FollowUpThread) => number | null; effects: Effects };

/** A sign of follow-ups only: how one relates to the earlier emails. Its effects are odds ratios among those who opened it. */
export type FollowUpSign = {
  /** Short name of the finding. */
  label: string;
  /** Whether it helps or hurts. */
  isMerit: boolean;
  column: FollowUpColumn;
  /** Its spans in the body; none if it has no place. */
  find: (thread: FollowUpThread) => readonly Span[];
  /** From this value of the column on, it is reported. */
  saidFrom: number;
  /** The finding; `<step>` is the number of the email, `<days>` the wait before it. */
  what: string;
  /** Why that matters to a reader. */
  why: string;
  /** What to do. */
  takeaway: string;
};

/** An effect of a follow-up from its odds ratio among those who opened it. */
export const followUpEffect = (oddsRatio: number, source: Omit<UtilityEffect, 'logOdds' | 'unit'>): UtilityEffect => ({
  logOdds: Math.log(oddsRatio),
  unit: 'log odds among those who opened the follow-up',
  ...source,
});
