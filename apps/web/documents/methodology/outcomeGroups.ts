import type { Grade, Outcome } from '@coldcast/simulator/priors';

export type OutcomeGroup = { id: string; title: string; note: string; outcomes: readonly Outcome[] };

/** The rows of the model by the outcome they move. Every outcome is in one group. */
export const OUTCOME_GROUPS: readonly OutcomeGroup[] = [
  {
    id: 'inbox',
    title: 'Reaching the inbox',
    note: 'How the content changes placement, on top of the sender history.',
    outcomes: ['inbox'],
  },
  { id: 'open', title: 'Opens', note: 'Odds ratios are per sent email at bucket 40-50.', outcomes: ['open'] },
  {
    id: 'reply',
    title: 'Replies',
    note: 'Odds ratios are per sent email at bucket 40-50, opens included. For industry and function they are per opened email.',
    outcomes: ['reply'],
  },
  { id: 'positive', title: 'Positive replies', note: 'The share of replies that show interest.', outcomes: ['positive'] },
  {
    id: 'unsubscribe',
    title: 'Unsubscribes',
    note: 'Odds ratios are per sent email at bucket 40-50. For industry they are per opened email.',
    outcomes: ['unsubscribe'],
  },
  { id: 'spam-report', title: 'Spam reports', note: 'Odds ratios are per sent email at bucket 40-50.', outcomes: ['report_spam'] },
  {
    id: 'other-actions',
    title: 'Other actions after opening',
    note: 'How opened emails without a reply are split.',
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
  { grade: 'trial', title: 'Trial', meaning: 'people or emails were assigned at random' },
  { grade: 'observational', title: 'Observation', meaning: 'a large sample was counted without random assignment; causes can be mixed' },
  { grade: 'vendor', title: 'Vendor', meaning: 'a tool vendor states it and says little about how it was found' },
  { grade: 'assumption', title: 'Assumption', meaning: 'our own, because nothing citable exists; the spread shows how unsure we are' },
];
