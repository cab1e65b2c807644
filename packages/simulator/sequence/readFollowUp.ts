import { hashText } from '../draws.ts';
import type { Email, FollowUp, LeadInList } from '../lead.ts';
import { FOLLOW_UP_MEANS } from '../calibration/followUpMeans.ts';
import { COLUMN_COUNT, COLUMNS, readColumns } from '../model/columns.ts';
import { MODEL } from '../model/model.ts';
import type { Persona } from '../persona/persona.ts';
import { toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import { readValues } from '../reading/readEmail.ts';
import { FOLLOW_UP_IDS, FOLLOW_UP_SIGNS } from '../signs/followUp/followUpSigns.ts';
import type { FollowUpThread } from '../signs/followUp/followUpSign.ts';
import type { ColumnGroup } from '../signs/column.ts';
import { REPLY_MARK } from '../signs/subject/replyMark.ts';
import { findStandIn } from './standIn.ts';

/** An email in its thread: the earlier emails, first email first, and its subject line. */
export type PlacedFollowUp = { followUp: FollowUp; before: readonly string[]; threadSubject: string };

/** The reading of a follow-up: the raw columns of its own text, and the values of its own signs. */
export type FollowUpReading = { columns: Float64Array; terms: readonly number[] };

/**
 * What is no fault of a follow-up. The previous email is quoted below, so that it may be short, ask nothing and say little, and what it repeats
 * or adds has a sign of its own; and its reply mark is not fake, whatever its subject.
 */
const FORGIVEN: ReadonlySet<string> = new Set(['bodyBrevity', 'noAsk', 'saysNothing', 'bareReminder', 'fakeReply']);
/** A shorter body is too short to count as having no message. */
const LEAST_WORDS_OF_NO_MESSAGE = 25;

const isSameThread = ({ followUp, threadSubject }: PlacedFollowUp): boolean => {
  const subject = followUp.subject.replace(REPLY_MARK, '').trim().toLowerCase();
  return subject === '' || subject === threadSubject.replace(REPLY_MARK, '').trim().toLowerCase();
};

/** The subject of a follow-up: its own, or that of its thread. */
export const subjectOf = (placed: PlacedFollowUp): string => (isSameThread(placed) ? placed.threadSubject : placed.followUp.subject);

/** The lead as the reader of one follow-up. Words that no other lead has are known only for first emails. */
const asLead = (lead: LeadInList, placed: PlacedFollowUp): LeadInList => ({
  ...lead,
  email: { subject: subjectOf(placed), body: placed.followUp.body },
  context: { ...lead.context, ownWords: [] },
});

export const toFollowUpDraft = (lead: LeadInList, placed: PlacedFollowUp): EmailDraft => {
  const { context, ...rest } = asLead(lead, placed);
  return toEmailDraft(rest, context);
};

/** The follow-up in its thread, for its own signs. */
export const toThread = (lead: LeadInList, placed: PlacedFollowUp): FollowUpThread => ({
  draft: toFollowUpDraft(lead, placed),
  before: placed.before,
  waitDays: placed.followUp.waitDays,
});

/** The reading of a text does not depend on its reader. */
const nobody: Persona = {
  firstName: null,
  lastName: null,
  displayName: null,
  seniority: null,
  jobFunction: null,
  companySize: null,
  industry: null,
  isFromProfileLinkOnly: false,
};

/** The reading of a follow-up's text, independent of the recipient. */
type TextReading = { draft: EmailDraft; columns: Float64Array };

function readTextUncached(lead: LeadInList, email: Email): TextReading {
  const { context, ...rest } = lead;
  const draft = toEmailDraft({ ...rest, email }, { ...context, ownWords: [] });
  const values = readValues(draft);
  const columns = readColumns({ values, persona: nobody, contactsAtCompany: 1, leadCount: 1 });
  COLUMNS.forEach(({ name }, index) => {
    const isForgiven = FORGIVEN.has(name) || (name === 'noMessage' && (values.bodyWords ?? 0) < LEAST_WORDS_OF_NO_MESSAGE);
    if (isForgiven) columns[index] = Number.NaN;
  });
  return { draft, columns };
}

/** The cache holds few texts, because what is stored for each is large. */
const MOST_TEXTS = 1500;
/** Threads of which the same text is part: a change to an earlier email makes another. */
const MOST_THREADS = 16;
const texts = new Map<string, TextReading>();

function readText(lead: LeadInList, email: Email): TextReading {
  const { slug, name, firstName, company, title, context } = lead;
  const facts = [slug, name, firstName, company, title, JSON.stringify(context.corrections ?? null)];
  const key = [...facts, email.subject, email.body].join('\n\0');
  const known = texts.get(key);
  if (known !== undefined) return known;
  const reading = readTextUncached(lead, email);
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(key, reading);
  return reading;
}

type Terms = FollowUpReading['terms'];

/** The terms of a text in its thread. With a stand-in, they are the same for most leads. */
const termsOf = new WeakMap<EmailDraft, Map<string, Terms>>();

function readTerms(thread: FollowUpThread): Terms {
  const known = termsOf.get(thread.draft) ?? new Map<string, Terms>();
  termsOf.set(thread.draft, known);
  const key = [thread.waitDays, ...thread.before].join('\n\0');
  const found = known.get(key);
  if (found !== undefined) return found;
  const terms = FOLLOW_UP_IDS.map((id) => FOLLOW_UP_SIGNS[id].column.read(thread) ?? 0);
  if (known.size >= MOST_THREADS) known.clear();
  known.set(key, terms);
  return terms;
}

/** Reads a follow-up's text, with a stand-in if possible, and compares it with the earlier emails. */
function readUncached(lead: LeadInList, placed: PlacedFollowUp): FollowUpReading {
  const { followUp, before } = placed;
  // Within a thread, the subject is that of an earlier email, which was already read.
  const subject = isSameThread(placed) ? '' : followUp.subject;
  const standIn = findStandIn(lead, `${followUp.body}\n${subject}`);
  const put = standIn?.put ?? ((text: string) => text);
  const { draft, columns } = readText(standIn?.lead ?? lead, { subject: put(subject), body: put(followUp.body) });
  const thread = { draft, before: before.map(put), waitDays: followUp.waitDays };
  return { columns, terms: readTerms(thread) };
}

const MOST_KEPT = 12_000;
const kept = new Map<string, FollowUpReading>();

/** Everything a reading depends on, as a short key. */
function keyOf(lead: LeadInList, { followUp, before, threadSubject }: PlacedFollowUp): string {
  const { slug, name, firstName, company, title, context } = lead;
  const facts = [slug, name, firstName, company, title, JSON.stringify(context.corrections ?? null)];
  return hashText([...facts, threadSubject, followUp.subject, followUp.waitDays, followUp.body, ...before].join('\n\0')).join(' ');
}

/** Reads one follow-up. Readings are cached, so that a change to one email of a sequence does not reread the others. */
export function readFollowUp(lead: LeadInList, placed: PlacedFollowUp): FollowUpReading {
  const key = keyOf(lead, placed);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const reading = readUncached(lead, placed);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, reading);
  return reading;
}

const OF_TEXT: readonly ColumnGroup[] = ['body', 'substance', 'trait'];
const isOfText = COLUMNS.map(({ group }) => OF_TEXT.includes(group));
const isOfSubject = COLUMNS.map(({ group }) => group === 'subject');
const meansOfText = Float64Array.from(COLUMNS, ({ name }) => FOLLOW_UP_MEANS[name] ?? 0);

/**
 * The centered columns of a follow-up. Its text is centered on neutral follow-ups; list and recipient are those of the first email, and so
 * is the subject within one thread. `first` are the centered columns of the first email, `thread` those of the email whose subject it uses.
 */
export function centerFollowUp(
  placed: PlacedFollowUp,
  { columns }: FollowUpReading,
  { first, thread }: { first: Float64Array; thread: Float64Array },
): Float64Array {
  const inThread = isSameThread(placed);
  return Float64Array.from({ length: COLUMN_COUNT }, (_, index) => {
    const value = columns[index] ?? Number.NaN;
    if (isOfText[index]) return Number.isNaN(value) ? 0 : value - (meansOfText[index] ?? 0);
    if (!isOfSubject[index]) return first[index] ?? 0;
    if (inThread) return thread[index] ?? 0;
    return Number.isNaN(value) ? 0 : value - (MODEL.means[index] ?? 0);
  });
}
