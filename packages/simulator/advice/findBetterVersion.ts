import type { Edit, EditId } from '../edits/edits.ts';
import { isUndamaged } from '../edits/safety.ts';
import { readEdited, toSampledLead, type TriedEdit } from '../edits/tryEdit.ts';
import { judgeEdits, measureEdit, type MeasuredEdit } from '../edits/verify.ts';
import type { Verification } from '../explain/explanation.ts';
import { toRow } from '../explain/rows.ts';
import type { CampaignContext, Email, LeadInList } from '../lead.ts';
import { rateIndex } from '../model/rates.ts';
import { toQuote } from '../narrative/facts.ts';
import { writeAdvice } from '../narrative/writeAdvice.ts';
import { REFERENCE_BUCKET } from '../outcome.ts';
import { pickSample } from '../pickSample.ts';
import { readCampaign } from '../readCampaign.ts';
import type { ChangedLines } from './changedLines.ts';
import { openSlots, type OpenSlot } from './openSlots.ts';
import { applyEdit, mayChange, ratesOf, searchEdits, type Step, type Trial } from './searchEdits.ts';
import { chooseShared } from './sharedEmail.ts';

/** One change of the better version, worth what it brings alone. */
export type BetterChange = {
  editId: EditId;
  /** What it does, in a few words. */
  text: string;
  /** The lines it takes out and puts in. */
  lines: ChangedLines;
  /** Verified alone, with its own effect on interest. */
  verification: Verification;
};

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
  /** Whether the email stands unspoilt after some edits, apart from the kinds of damage they may do. */
  isSound?: typeof isUndamaged;
};

const [MOST_SEARCHED, MOST_VERIFIED] = [24, 100];
const ROWS_A_SLICE = 20;
const [replyAt, interestAt] = [rateIndex('reply'), rateIndex('interest')];

function toTried({ campaign, sample, shared }: Trial, edit: Edit, email: Email): TriedEdit {
  const emails = sample.map(({ row }) => shared.fill(email, row.lead));
  return {
    edit,
    template: email,
    before: sample.map(({ row }) => row.lead.email),
    emails,
    columns: sample.map(({ row }, index) => readEdited(campaign, row, emails[index] ?? row.lead.email)),
    changed: sample.length,
    addsFacts: false,
  };
}

/** The email with only some of the edits, in the order they were found. */
const applySome = (trial: Trial, edits: readonly Edit[]): Email =>
  edits.reduce((email, edit, index) => applyEdit(trial, edit, { email, applied: edits.slice(0, index) }) ?? email, trial.shared.email);

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

/** What an edit does: the sentence before and after where it is one, else its own advice. */
function adviceOf(edit: Edit, { removed, added }: ChangedLines, [before, after]: readonly [Email, Email]): string {
  const [old, written] = [removed[0], added[0]];
  if (old !== undefined && removed.length === 1 && added.length <= 1)
    return written === undefined ? `Drop “${toQuote(old)}”` : `Write “${toQuote(written)}” instead of “${toQuote(old)}”`;
  const tried = { edit, before: [before], emails: [after], columns: [], changed: 1, addsFacts: false };
  const say = (fields: ReadonlyMap<string, string>) => writeAdvice(tried, fields, { key: `${before.subject}\n${before.body}` });
  const plain = say(new Map());
  return plain === edit.id && old !== undefined ? say(new Map([['quote', toQuote(old)]])) : plain;
}

type Judged = { changes: BetterChange[]; total: Verification; email: Email };

/** Every change alone and all of them together, judged as one search; a change that is not better alone goes. */
function* judge(trial: Trial, steps: readonly Step[]): Generator<undefined, Judged | null> {
  const measured: MeasuredEdit[] = [];
  for (const { edit } of steps) {
    measured.push(measureEdit(toTried(trial, edit, applySome(trial, [edit])), trial));
    yield;
  }
  const email = applySome(
    trial,
    steps.map(({ edit }) => edit),
  );
  const last = steps.at(-1);
  if (last === undefined) return null;
  measured.push(measureEdit(toTried(trial, last.edit, email), trial));
  yield;
  const judged = judgeEdits('reply', measured, { seed: trial.campaign.seed, ...trial });
  const total = judged.at(-1)?.verification;
  if (total === undefined) return null;
  const changes = steps.flatMap(({ edit, lines }, index): BetterChange[] => {
    const verification = judged[index]?.verification;
    return verification === undefined
      ? []
      : [{ editId: edit.id, text: adviceOf(edit, lines, [trial.shared.email, applySome(trial, [edit])]), lines, verification }];
  });
  return { changes, total, email };
}

/**
 * The combination of edits with the most expected interest that spoils nothing, adds no fact, keeps the guardrails and is very likely better,
 * on the email the leads share, or on one of them. Null where there is none. A generator that gives way after every piece of some
 * milliseconds; its return value is the answer. Pure.
 */
export function* findBetterVersion(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  { template, bucket = REFERENCE_BUCKET, isSound = isUndamaged }: BetterOptions = {},
): Generator<undefined, BetterVersion | null> {
  // Nobody is helped to write a better scam, and what helps a cold email does not help another kind.
  if (leads.length === 0 || readCampaign(campaign, leads).isOutside) return null;
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
  const judged = yield* judge(whole, steps);
  const edits = steps.map(({ edit }) => edit);
  if (judged === null || !judged.total.verified || !isSound(shared.email, judged.email, mayChange(edits))) return null;
  const combinations = toShrunk(yield* listCombinations(whole, edits), judged.total);
  const [before, after] = [combinations[0], combinations.at(-1)];
  return {
    original: shared.email,
    email: judged.email,
    isTemplate,
    changes: judged.changes,
    total: judged.total,
    replies: [before?.replies ?? 0, after?.replies ?? 0],
    interest: [before?.interest ?? 0, after?.interest ?? 0],
    leads: leads.length,
    slots: openSlots(whole, judged.email),
    combinations,
  };
}
