import { actionAtBucket, type BucketIndex, type LeadThresholds } from './deliverability.ts';
import { toReplySentiment, type DetailedAction, type ReplyIntent } from './leadActions.ts';
import { isOpenedFirstAt } from './sequence/answeredStep.ts';

/**
 * Counts of leads of one campaign at one bucket.
 * total = not_opened + reply + archive + delete + no_action + unsubscribe + report_spam + forward_internally + remind_me_later;
 * reply = reply_positive + reply_neutral + reply_negative; classify_as_spam is a part of not_opened.
 * For sequences, all counts are of leads over all their emails: not_opened opened none of them.
 */
export type AnalyticsCounts = {
  total: number;
  not_opened: number;
  reply: number;
  reply_positive: number;
  reply_negative: number;
  reply_neutral: number;
  archive: number;
  delete: number;
  no_action: number;
  unsubscribe: number;
  report_spam: number;
  forward_internally: number;
  remind_me_later: number;
  classify_as_spam: number;
  /** Leads who opened their first email; absent means total - not_opened, as for single emails. */
  openedFirst?: number | undefined;
};

/** The counts, with the leads who opened their first email always given. */
export type LeadCounts = AnalyticsCounts & { openedFirst: number };

export const ANALYTICS_FIELDS = [
  'total',
  'not_opened',
  'reply',
  'reply_positive',
  'reply_negative',
  'reply_neutral',
  'archive',
  'delete',
  'no_action',
  'unsubscribe',
  'report_spam',
  'forward_internally',
  'remind_me_later',
  'classify_as_spam',
] as const satisfies readonly (keyof AnalyticsCounts)[];

/**
 * One simulated lead as counting needs it. `replyIntentIfOpened` is set exactly if the action is a reply. A sequence has a quiet action.
 */
export type CountedLead = LeadThresholds & {
  actionIfOpened: DetailedAction;
  replyIntentIfOpened: ReplyIntent | null;
  quietActionIfOpened?: DetailedAction | null | undefined;
};

export const zeroCounts = (): AnalyticsCounts => ({
  total: 0,
  not_opened: 0,
  reply: 0,
  reply_positive: 0,
  reply_negative: 0,
  reply_neutral: 0,
  archive: 0,
  delete: 0,
  no_action: 0,
  unsubscribe: 0,
  report_spam: 0,
  forward_internally: 0,
  remind_me_later: 0,
  classify_as_spam: 0,
});

/** The counts of some leads at one bucket. Counts of two disjoint sets of leads add up field by field. */
export function countLeads(leads: Iterable<CountedLead>, bucket: BucketIndex): LeadCounts {
  const counts = { ...zeroCounts(), openedFirst: 0 };
  for (const lead of leads) {
    const action = actionAtBucket(lead, bucket);
    counts.total += 1;
    if (action === 'classify_as_spam') counts.not_opened += 1;
    counts[action] += 1;
    if (isOpenedFirstAt(lead, bucket)) counts.openedFirst += 1;
    if (action === 'reply' && lead.replyIntentIfOpened !== null) {
      counts[`reply_${toReplySentiment(lead.replyIntentIfOpened)}`] += 1;
    }
  }
  return counts;
}
