import type { BucketAnalytics } from '@coldcast/contract/results';
import { toBucketIndex, type Bucket } from '@coldcast/rules/deliverability';
import type { LeadReply, LeadRow } from '@coldcast/rules/leadRow';
import { dayInThread } from '../leads/answerText.ts';
import { intentWord } from './inboxWords.ts';

export type InboxRow = LeadRow & { reply: LeadReply };

const hasReply = (row: LeadRow): row is InboxRow => row.reply !== null;

export const toInboxRows = (rows: readonly LeadRow[]): InboxRow[] => rows.filter(hasReply);

/** The replies that match a search and an intent; the search covers people, companies and texts. */
export function filterReplies(rows: readonly InboxRow[], search: string, word: string | null): InboxRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter((row) => {
    if (word !== null && intentWord(row.reply) !== word) return false;
    return wanted === '' || [row.name, row.company, row.title, row.reply.text].some((text) => text?.toLowerCase().includes(wanted));
  });
}

/** The nearest higher bucket at which someone replies, or null. */
export function nextBucketWithReplies(ranges: readonly BucketAnalytics[], bucket: Bucket): Bucket | null {
  const higher = ranges.filter(({ mockDeliverability }) => toBucketIndex(mockDeliverability) > toBucketIndex(bucket));
  return higher.find(({ reply }) => reply > 0)?.mockDeliverability ?? null;
}

/** The row one step from the chosen one; stops at both ends. */
export function stepFrom(rows: readonly InboxRow[], leadId: string | null, step: 1 | -1): InboxRow | undefined {
  const at = rows.findIndex((row) => row.leadId === leadId);
  if (at === -1) return rows[0];
  return rows[Math.min(rows.length - 1, Math.max(0, at + step))];
}

export const initials = (name: string | null): string =>
  (name ?? '?')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Blank lines separate paragraphs; single line breaks stay inside them. */
export const toParagraphs = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** A whole thread as text for the clipboard; the reply is marked as simulated. */
export function threadText(row: InboxRow, senderName: string): string {
  const mails = row.thread.map(
    ({ subjectLine, emailBody }, place) =>
      `${senderName} to ${row.name ?? '-'}${row.emails > 1 ? `, day ${dayInThread(row, place + 1)}` : ''}\n` +
      `${subjectLine === '' && place > 0 ? '' : `Subject: ${subjectLine}\n`}\n${emailBody}`,
  );
  return [...mails, `${row.name ?? '-'} replied [Simulated]\n\n${row.reply.text}`].join('\n\n---\n\n');
}
