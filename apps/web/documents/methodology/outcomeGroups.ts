import type { Grade, Outcome } from '@coldcast/simulator/priors';

export type OutcomeGroup = { id: string; title: string; note: string; outcomes: readonly Outcome[] };

/** The rows of the model by what they move. Every outcome stands in one group. */
export const OUTCOME_GROUPS: readonly OutcomeGroup[] = [
  {
    id: 'inbox',
    title: 'Reaching the inbox',
    note: 'Placement by the content, on top of what the sender history already says.',
    outcomes: ['inbox'],
  },
  { id: 'open', title: 'Opens', note: 'Odds ratios are per sent mail at bucket 40-50.', outcomes: ['open'] },
  {
    id: 'reply',
    title: 'Replies',
    note: 'Odds ratios are per sent mail at bucket 40-50, opens included; those of industry and function per opened mail.',
    outcomes: ['reply'],
  },
  { id: 'positive', title: 'Positive replies', note: 'The share of replies that show interest.', outcomes: ['positive'] },
  {
    id: 'unsubscribe',
    title: 'Unsubscribes',
    note: 'Odds ratios are per sent mail at bucket 40-50; those of industry per opened mail.',
    outcomes: ['unsubscribe'],
  },
  { id: 'spam-report', title: 'Spam reports', note: 'Odds ratios are per sent mail at bucket 40-50.', outcomes: ['report_spam'] },
  {
    id: 'other-actions',
    title: 'Other actions after opening',
    note: 'How opened mails are split where nobody answers.',
    outcomes: ['forward_internally', 'remind_me_later', 'archive', 'delete', 'no_action'],
  },
  { id: 'intent', title: 'What a reply says', note: 'Shares of all replies.', outcomes: ['intent'] },
  {
    id: 'reading',
    title: 'How a text is read',
    note: 'Where curves bend: plateaus, ends, and how much of a feature counts.',
    outcomes: ['reading'],
  },
];

/** What each grade means, strongest first. */
export const GRADES: readonly { grade: Grade; title: string; meaning: string }[] = [
  { grade: 'trial', title: 'Trial', meaning: 'people or mails were assigned by chance' },
  { grade: 'observational', title: 'Observation', meaning: 'a large sample was counted, nothing was assigned; causes can be mixed' },
  { grade: 'vendor', title: 'Vendor', meaning: 'a tool maker states it, with little about how it was found' },
  { grade: 'assumption', title: 'Assumption', meaning: 'ours, because nothing citable exists; the spread says how unsure' },
];
