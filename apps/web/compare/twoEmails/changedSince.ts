import type { Asked } from './useTwoEmails.ts';

const emailsOf = ({ first, second }: Asked): string => JSON.stringify([first, second]);

/** What was changed after a comparison was asked for, in words; null if its result is still the answer. */
export function changedSince(asked: Asked, now: Asked): string | null {
  if (asked.campaignId !== now.campaignId) return 'These results are for another list.';
  if (emailsOf(asked) !== emailsOf(now)) return 'These results are for the earlier emails.';
  return asked.bucket === now.bucket ? null : `These results are for bucket ${asked.bucket}.`;
}
