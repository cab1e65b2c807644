import { actionAtBucket, isOpenedAt, type BucketIndex, type LeadThresholds } from './deliverability.ts';
import type { FitFilter, LeadFit } from './fitLevels.ts';
import {
  isShownByFilter,
  toLeadAction,
  toReplySentiment,
  type DetailedAction,
  type FilterAction,
  type LeadAction,
  type ReplyIntent,
  type ReplySentiment,
} from './leadActions.ts';
import { answeredStepAt, sentStepsAt } from './sequence/answeredStep.ts';

/** What a result row says about one lead at any bucket. */
export type LeadResult = LeadThresholds & {
  leadId: string;
  leadName: string | null;
  leadCompany: string | null;
  leadTitle: string | null;
  personalLinkedinUrl: string;
  email: string | null;
  originalEmailThread: readonly ThreadEntry[];
  actionIfOpened: DetailedAction;
  /** The only action of a sequence that is not an answer; absent or null with one email. */
  quietActionIfOpened?: DetailedAction | null | undefined;
  replyIfOpened: string | null;
  replyIntentIfOpened: ReplyIntent | null;
  replySentimentIfOpened: ReplySentiment | null;
  fit?: LeadFit | undefined;
};

/** An empty subject line stays in the thread of the previous email; `waitDays` are counted from that email. */
type ThreadEntry = { position: number; subjectLine: string; emailBody: string; waitDays?: number | undefined };

export type LeadReply = { text: string; intent: ReplyIntent | null; sentiment: ReplySentiment };

/** One lead at the chosen bucket. */
export type LeadRow = {
  leadId: string;
  name: string | null;
  company: string | null;
  title: string | null;
  email: string | null;
  profileUrl: string | null;
  action: LeadAction;
  /** The chip's text: the detailed action if it is more specific than the action. */
  shownAction: LeadAction | DetailedAction;
  delivery: 'Inbox' | 'Spam';
  isOpened: boolean;
  reply: LeadReply | null;
  /** The email the lead replied to, unsubscribed from or reported; 1 for the first, null if it answered none. */
  answeredStep: number | null;
  /** Emails written to the lead, including those after its answer. */
  emails: number;
  /** The emails the lead was sent, in order: up to the one it answered. */
  thread: readonly ThreadEntry[];
  fit: LeadFit;
};

const clean = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());

/** A reply of null, '' or 'none' is not a reply. */
const toReplyText = (text: string | null): string | null => (text === null || /^\s*(none)?\s*$/i.test(text) ? null : text);

function toReply(row: LeadResult): LeadReply | null {
  const text = toReplyText(row.replyIfOpened);
  if (text === null) return null;
  const intent = row.replyIntentIfOpened;
  return { text, intent, sentiment: row.replySentimentIfOpened ?? (intent === null ? 'neutral' : toReplySentiment(intent)) };
}

const isFiner = (action: string): action is DetailedAction => action === 'archive' || action === 'delete' || action === 'remind_me_later';

function toLeadRow(row: LeadResult, bucket: BucketIndex): LeadRow {
  const atBucket = actionAtBucket(row, bucket);
  const action = toLeadAction(atBucket);
  return {
    leadId: row.leadId,
    name: clean(row.leadName),
    company: clean(row.leadCompany),
    title: clean(row.leadTitle),
    email: clean(row.email),
    profileUrl: clean(row.personalLinkedinUrl),
    action,
    shownAction: isFiner(atBucket) ? atBucket : action,
    delivery: action.includes('spam') ? 'Spam' : 'Inbox',
    isOpened: isOpenedAt(row, bucket),
    reply: action === 'reply' ? toReply(row) : null,
    answeredStep: answeredStepAt(row, bucket),
    emails: row.originalEmailThread.length,
    thread: row.originalEmailThread.toSorted((a, b) => a.position - b.position).slice(0, sentStepsAt(row, bucket)),
    fit: row.fit ?? null,
  };
}

/** All leads at a bucket: those with a reply first, then in the results' order (most likely opener first). */
export function toLeadRows(results: readonly LeadResult[], bucket: BucketIndex): LeadRow[] {
  const rows = results.map((row) => toLeadRow(row, bucket));
  return [...rows.filter((row) => row.action === 'reply'), ...rows.filter((row) => row.action !== 'reply')];
}

/** The rows that match a filter and a search; the search covers name, company, title and action, ignoring case. */
export function filterLeads(rows: readonly LeadRow[], filter: FilterAction | null, search: string): LeadRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter((row) => {
    if (filter !== null && !isShownByFilter(row.action, filter)) return false;
    if (wanted === '') return true;
    return [row.name, row.company, row.title, row.shownAction].some((text) => text?.toLowerCase().includes(wanted));
  });
}

/** The rows with the given fit; all of them if none is given. */
export const filterByFit = (rows: readonly LeadRow[], fit: FitFilter | null): readonly LeadRow[] =>
  fit === null ? rows : rows.filter((row) => (row.fit?.level ?? 'unknown') === fit);
