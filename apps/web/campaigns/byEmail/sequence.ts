import type { BucketAnalytics } from '@coldcast/contract/results';

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven'];

/** Emails of the longest sequence; 1 without follow-ups. */
export const countEmails = ({ steps }: Pick<BucketAnalytics, 'steps'>): number => Math.max(1, steps?.length ?? 0);

export const hasFollowUps = (counts: Pick<BucketAnalytics, 'steps'>): boolean => countEmails(counts) > 1;

/** `All four emails`; heading for counts over a sequence. */
export const toAllEmails = (emails: number): string => `All ${WORDS[emails - 2] ?? String(emails)}`;
