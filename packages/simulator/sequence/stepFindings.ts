import { countOf } from '../countOf.ts';
import { holds } from '../advice/claims/claims.ts';
import { looksLikeOf, proseOf } from '../advice/claims/looksLike.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import { centralModel } from '../explain/drawnModels.ts';
import type { StepFinding } from '../explain/explanation.ts';
import { COLUMN_COUNT, columnIndex } from '../model/columns.ts';
import { groupLeads } from '../model/groups.ts';
import { groupRates, rateIndex } from '../model/rates.ts';
import { SEQUENCE_TERMS } from '../model/sequenceTerms.ts';
import { emailStarts } from '../model/sequenceVector.ts';
import { toNanos } from '../model/quantiles.ts';
import { readValues } from '../reading/readEmail.ts';
import type { Span } from '../reading/span.ts';
import { FOLLOW_UP_IDS, FOLLOW_UP_SIGNS } from '../signs/followUp/followUpSigns.ts';
import type { FollowUpThread } from '../signs/followUp/followUpSign.ts';
import { guilt } from '../signs/prose/guilt.ts';
import { toThread } from './readFollowUp.ts';
import { placeFollowUps } from './readSequence.ts';
import { cutQuote } from '../narrative/cutQuote.ts';

/** The leads from which findings are read, each with all its emails as one vector. */
export type SampledSequence = { lead: LeadInList; sent: Float64Array };
export type SequenceSample = { campaign: CampaignContext; leads: readonly SampledSequence[]; bucket: number };

/** A finding is reported if it applies to at least this share of those who get the email. */
const LEAST_SHARE = 0.2;
/** Below this, a follow-up certainly adds nothing new. */
const NOTHING_NEW = 0.15;
const LONGEST_QUOTE = 140;

type Told = { thread: FollowUpThread; sampled: SampledSequence };
type Candidate = Omit<StepFinding, 'quote' | 'touched' | 'leads' | 'deltaPoints' | 'text' | 'takeaway'> & {
  what: string;
  why: string;
  takeaway: string;
  isTrueOf: (thread: FollowUpThread) => boolean;
  find: (thread: FollowUpThread) => readonly Span[];
  /** Index of its effect in an email's vector; null without one. */
  place: number | null;
};

const isReproach = (thread: FollowUpThread): boolean => {
  const { draft } = thread;
  const facts = {
    values: readValues(draft),
    readings: draft.language === 'en' ? draft.readings : null,
    prose: proseOf(draft),
    contactsAtCompany: 1,
    looksLike: looksLikeOf(draft, draft.readings),
  };
  return holds({ about: 'reproach', states: 'present' }, facts);
};

const ofSigns: readonly Candidate[] = FOLLOW_UP_IDS.map((id) => {
  const { label, isMerit, saidFrom, column, what, why, takeaway, find } = FOLLOW_UP_SIGNS[id];
  const isTrueOf = (thread: FollowUpThread) => (column.read(thread) ?? 0) >= saidFrom;
  const place = COLUMN_COUNT + SEQUENCE_TERMS.indexOf(id);
  return { id, label, effect: isMerit ? 'for' : 'against', what, why, takeaway, isTrueOf, find, place };
});

const isRepeated = (thread: FollowUpThread): boolean => (FOLLOW_UP_SIGNS.followUpRepeats.column.read(thread) ?? 0) > 0;

/** Every finding about a follow-up, with its sentences. */
export const FOLLOW_UP_FINDINGS: readonly Candidate[] = [
  ...ofSigns,
  {
    id: 'reproach',
    label: 'Blame',
    effect: 'against',
    what: 'Email <step> blames the reader for not replying.',
    why: 'Nobody owes a stranger a reply.',
    takeaway: 'Drop the blame from email <step>.',
    isTrueOf: isReproach,
    find: ({ draft }) => guilt.features.guilt.reader.find(draft),
    place: columnIndex('guilt'),
  },
  {
    id: 'nothingNew',
    label: 'Nothing new',
    effect: 'neutral',
    what: 'We see no new reason in email <step>.',
    why: 'A reminder does no harm, but a new reason would bring more replies.',
    takeaway: 'Give email <step> one new reason, customer or resource.',
    isTrueOf: (thread) => {
      const value = FOLLOW_UP_SIGNS.followUpNew.column.read(thread);
      return value !== null && value < NOTHING_NEW && !isRepeated(thread);
    },
    find: () => [],
    place: null,
  },
];

const daysOf = (days: number): string => (days < 1 ? 'less than a day' : days === 1 ? 'one day' : `${days} days`);

const fill = (text: string, step: number, { waitDays }: FollowUpThread): string =>
  text.replaceAll('<step>', String(step)).replaceAll('<days>', daysOf(waitDays));

/** The sentence that contains a span, short enough to quote. */
function quoteOf({ draft }: FollowUpThread, [span]: readonly Span[]): string | null {
  if (span === undefined) return null;
  const sentence = draft.sentences.find(({ start, end }) => start <= span.start && span.start < end);
  const text = draft.body.raw
    .slice(sentence?.start ?? span.start, sentence?.end ?? span.end)
    .replace(/\s+/g, ' ')
    .trim();
  return cutQuote(text, LONGEST_QUOTE - 1);
}

const replyAt = rateIndex('reply');

/** Replies per 100 leads over the whole sequence that one part of one email gains or costs. */
function measureWorth({ leads, bucket }: SequenceSample, step: number, place: number): number {
  const without = ({ sent }: SampledSequence): Float64Array => {
    const start = emailStarts(sent)[step - 1];
    if (start === undefined || !((sent[start + place] ?? 0) !== 0)) return sent;
    const changed = Float64Array.from(sent);
    changed[start + place] = 0;
    return changed;
  };
  const groups = groupLeads(leads.map((sampled) => [sampled.sent, without(sampled)]));
  const model = centralModel(bucket);
  return toNanos(100 * ((groupRates(groups, 0, model)[replyAt] ?? 0) - (groupRates(groups, 1, model)[replyAt] ?? 0)));
}

function toFinding(
  candidate: Candidate,
  told: readonly Told[],
  { step, sample }: { step: number; sample: SequenceSample },
): StepFinding | undefined {
  const touched = told.filter(({ thread }) => candidate.isTrueOf(thread));
  const [first] = touched;
  if (first === undefined || touched.length < LEAST_SHARE * told.length) return undefined;
  const { id, label, effect, what, why, takeaway, find, place } = candidate;
  const partly =
    touched.length < told.length ? ` This applies to ${touched.length.toLocaleString('en-US')} of ${countOf(told.length, 'lead')}.` : '';
  return {
    id,
    label,
    effect,
    text: `${fill(what, step, first.thread)} ${why}${partly}`,
    takeaway: fill(takeaway, step, first.thread),
    quote: quoteOf(first.thread, find(first.thread)),
    touched: touched.length,
    leads: told.length,
    deltaPoints: place === null ? 0 : measureWorth(sample, step, place),
  };
}

/** Findings in one follow-up of a sample, highest cost first. `step` is 2 for the first follow-up. */
export function findInStep(sample: SequenceSample, step: number): StepFinding[] {
  const told = sample.leads.flatMap((sampled): Told[] => {
    const placed = placeFollowUps(sampled.lead)[step - 2];
    return placed === undefined ? [] : [{ sampled, thread: toThread(sampled.lead, placed) }];
  });
  return FOLLOW_UP_FINDINGS.flatMap((candidate) => toFinding(candidate, told, { step, sample }) ?? []).toSorted(
    (one, other) => one.deltaPoints - other.deltaPoints,
  );
}
