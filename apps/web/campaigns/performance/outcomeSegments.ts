import type { AnalyticsCounts } from '@coldcast/rules/analytics';

type OutcomeKey =
  | 'opened'
  | 'unopened'
  | 'spam'
  | 'reply'
  | 'forward'
  | 'remind'
  | 'none'
  | 'delete'
  | 'archive'
  | 'unsubscribe'
  | 'report';

export type OutcomeSegment = { key: OutcomeKey; label: string; count: number };

export type Outcomes = {
  total: number;
  inbox: number;
  opened: number;
  /** Where the emails ended up; adds up to the total. */
  mails: OutcomeSegment[];
  /** What the openers did; adds up to the opened. */
  actions: OutcomeSegment[];
};

export function toOutcomes(counts: AnalyticsCounts): Outcomes {
  // In a sequence, leads that opened any email: what they did adds up to this number.
  const opened = counts.total - counts.not_opened;
  const inbox = counts.total - counts.classify_as_spam;
  return {
    total: counts.total,
    inbox,
    opened,
    mails: [
      { key: 'opened', label: 'Opened', count: opened },
      { key: 'unopened', label: 'Not opened', count: inbox - opened },
      { key: 'spam', label: 'Spam', count: counts.classify_as_spam },
    ],
    actions: [
      { key: 'reply', label: 'Reply', count: counts.reply },
      { key: 'forward', label: 'Internal forward', count: counts.forward_internally },
      { key: 'remind', label: 'Remind me later', count: counts.remind_me_later },
      { key: 'none', label: 'No action', count: counts.no_action },
      { key: 'delete', label: 'Delete', count: counts.delete },
      { key: 'archive', label: 'Archive', count: counts.archive },
      { key: 'unsubscribe', label: 'Unsubscribe', count: counts.unsubscribe },
      { key: 'report', label: 'Spam report', count: counts.report_spam },
    ],
  };
}
