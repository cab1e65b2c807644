import type { Edit } from '../edits/edits.ts';
import { isUndamaged } from '../edits/safety.ts';
import { toSampledLead } from '../edits/tryEdit.ts';
import type { Verification } from '../explain/explanation.ts';
import { toRow } from '../explain/rows.ts';
import type { CampaignContext, Email, LeadInList } from '../lead.ts';
import { rateIndex } from '../model/rates.ts';
import { REFERENCE_BUCKET } from '../outcome.ts';
import { pickSample } from '../pickSample.ts';
import { readAdviceScope } from './adviceScope.ts';
import { applySome, judgeSteps, type BetterChange } from './judgeSteps.ts';
import { openSlots, type OpenSlot } from './openSlots.ts';
import { mayChange, ratesOf, searchEdits, type Step, type Trial } from './searchEdits.ts';
import { chooseShared } from './sharedEmail.ts';

/** The email with some of the changes switched on: bit `n` of `changes` is the n-th change. */
export type Combination = { changes: number; email: Email; replies: number; interest: number };

export type BetterVersion = {
  original: Email;
  email: Email;
  /** The leads share it; else it is one chosen email. */
  isTemplate: boolean;
  changes: readonly BetterChange[];
  /** All changes together, shrunk for the search. */
  total: Verification;
  /** Expected rates before and after, fractions of emails sent. */
  replies: readonly [before: number, after: number];
  interest: readonly [before: number, after: number];
  leads: number;
  /** Lines that need what only the sender knows; they count for nothing. */
  slots: readonly OpenSlot[];
  /** Every choice of changes, for the switches. */
  combinations: readonly Combination[];
};

export type BetterOptions = {
  /** The template the campaign was made from; else the one its leads share. */
  template?: Email;
  bucket?: number;
  /** Whether the email is undamaged after some edits, apart from the damage they are meant to do. */
  isSound?: typeof isUndamaged;
};

const [MOST_SEARCHED, MOST_VERIFIED] = [24, 100];
const ROWS_A_SLICE = 20;
const [replyAt, interestAt] = [rateIndex('reply'), rateIndex('interest')];

/** Rates of a combination, shrunk as much as all changes together are, so that the figures beside the switches agree with the total. */
function toShrunk(raw: readonly Combination[], { lift }: Verification): Combination[] {
  const [none, all] = [raw[0], raw.at(-1)];
  if (none === undefined || all === undefined) return [];
  const whole = Math.log(all.interest / none.interest);
  const weight = whole === 0 ? 1 : Math.log1p(lift) / whole;
  return raw.map(({ changes, email, replies, interest }) => ({
    changes,
    email,
    replies: none.replies + weight * (replies - none.replies),
    interest: none.interest * Math.exp(weight * Math.log(interest / none.interest)),
  }));
}

function* listCombinations(trial: Trial, edits: readonly Edit[]): Generator<undefined, Combination[]> {
  const combinations: Combination[] = [];
  for (let changes = 0; changes < 2 ** edits.length; changes += 1) {
    const email = applySome(
      trial,
      edits.filter((_, index) => (changes & (1 << index)) !== 0),
    );
    const rates = ratesOf(trial, email);
    combinations.push({ changes, email, replies: rates[replyAt] ?? 0, interest: rates[interestAt] ?? 0 });
    yield;
  }
  return combinations;
}

/** A subject that is still a fault must be rewritten by the sender: changes in it count for nothing. */
function* judgeSoundSteps(trial: Trial, steps: readonly Step[]) {
  const found = yield* judgeSteps(trial, steps);
  if (found === null || !openSlots(trial, found.judged.email).some(({ about }) => about === 'subject')) return found;
  const ofBody = found.kept.filter(({ email }, index) => email.subject === (found.kept[index - 1]?.email ?? trial.shared.email).subject);
  return ofBody.length === found.kept.length ? found : yield* judgeSteps(trial, ofBody);
}

/**
 * The combination of edits with the most expected interest that spoils nothing, adds no fact, keeps the guardrails and is very likely
 * better, on the email the leads share, or on one of them. Null if there is none. A generator that yields every few milliseconds; its
 * return value is the answer. Pure.
 */
export function* findBetterVersion(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  { template, bucket = REFERENCE_BUCKET, isSound = isUndamaged }: BetterOptions = {},
): Generator<undefined, BetterVersion | null> {
  // We do not help anyone write a better scam, and what helps a cold email does not help other kinds.
  if (leads.length === 0 || readAdviceScope(campaign, leads) !== 'all') return null;
  const rows = [];
  for (const lead of pickSample(campaign.seed, leads, { most: MOST_VERIFIED, keyOf: ({ leadKey }) => leadKey })) {
    rows.push(toRow(campaign, lead));
    if (rows.length % ROWS_A_SLICE === 0) yield;
  }
  const all = rows.map(toSampledLead);
  const { shared, isTemplate } = chooseShared(all, template);
  const sample = isTemplate ? all : all.slice(0, 1);
  const whole: Trial = { campaign, sample, shared, bucket, isSound };
  const steps = yield* searchEdits({ ...whole, sample: sample.slice(0, MOST_SEARCHED) });
  const found = yield* judgeSoundSteps(whole, steps);
  if (found === null) return null;
  const { judged, kept } = found;
  const edits = kept.map(({ edit }) => edit);
  if (!isSound(shared.email, judged.email, mayChange(edits))) return null;
  const combinations = toShrunk(yield* listCombinations(whole, edits), judged.total);
  const [before, after] = [combinations[0], combinations.at(-1)];
  return {
    original: shared.email,
    email: judged.email,
    isTemplate,
    changes: judged.changes.map(({ editId, text, lines, verification }) => ({ editId, text, lines, verification })),
    total: judged.total,
    replies: [before?.replies ?? 0, after?.replies ?? 0],
    interest: [before?.interest ?? 0, after?.interest ?? 0],
    leads: leads.length,
    slots: openSlots(whole, judged.email),
    combinations,
  };
}
