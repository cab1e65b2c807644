import type { AppealBalance, CampaignContext, LeadAppeal, LeadInList } from '../lead.ts';
import { addExpectedRates, RATE_COUNT, type FitShift } from '../model/chances.ts';
import { fitShifts } from '../model/fitClasses.ts';
import { MODEL } from '../model/model.ts';
import { predict } from '../model/predictors.ts';
import { toNanos } from '../model/quantiles.ts';
import { rateIndex } from '../model/rates.ts';
import { readLead } from '../model/readLead.ts';
import { BUCKET_COUNT, REFERENCE_BUCKET, type Rates } from '../outcome.ts';
import { withAppeal, withBalance } from './applyAppeal.ts';
import { APPEAL_LOADING, MOST_APPEAL, type AppealScore } from './scores.ts';

/** Part of the limit reserved for the corrections of single buckets. */
const MOST_CORRECTION = 0.05;
const MOST_OPEN = MOST_APPEAL - MOST_CORRECTION;
const ROUNDS = 4;
/** A mean expected rate may move by at most this fraction of emails sent: under 0.01 points. */
const MOST_MOVED = 0.00008;
/** If opinions differ too much to hold the rates, they are scaled down until the rates hold. */
const SHRINKING = 0.75;
const MOST_SHRINKS = 16;
/** Step of the numerical derivatives, in log odds. */
const STEP = 1e-3;

/** The unknowns: a center for each stage, and how a person's unexplained part affects replies and their sentiment. */
type Unknowns = { open: number; reply: number; positive: number; frailtyReply: number; frailtyPositive: number; corrections: number[] };

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
const clampCorrection = (value: number): number => clamp(value, MOST_CORRECTION);

/** Limited twice: before the list's center is subtracted, so that a unanimous list does not end up at the limit, and afterward. */
const shift = (score: number, center: number, most: number): number => toNanos(clamp(clamp(APPEAL_LOADING * score, most) - center, most));

const toAppeal = (score: AppealScore, { open, reply, positive }: Unknowns): LeadAppeal => ({
  open: shift(score.open, open, MOST_OPEN),
  reply: shift(score.reply, reply, MOST_APPEAL),
  positive: shift(score.positive, positive, MOST_APPEAL),
});

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function covariance(some: readonly number[], others: readonly number[]): number {
  const [one, other] = [meanOf(some), meanOf(others)];
  return meanOf(some.map((value, index) => (value - one) * ((others[index] ?? 0) - other)));
}

/**
 * A starting point from variances alone: what appeals explain about opening, and what correlates with it, is subtracted from the person's own
 * part.
 */
function guess(scores: readonly AppealScore[]): { unknowns: Unknowns; frailtyOpen: number } {
  const shifts = (stage: keyof AppealScore) => scores.map((score) => clamp(APPEAL_LOADING * score[stage], MOST_OPEN));
  const [open, reply, positive] = [shifts('open'), shifts('reply'), shifts('positive')];
  const { frailtyOpen: spread, frailtyReply: coupling } = MODEL.constants;
  // The limit keeps the variance below 0.36; the person's own is 0.49.
  const frailtyOpen = Math.sqrt(Math.max(0.01, spread ** 2 - covariance(open, open)));
  const unknowns = {
    open: meanOf(open),
    reply: meanOf(reply),
    positive: meanOf(positive),
    frailtyReply: (spread * coupling - covariance(open, reply)) / frailtyOpen,
    frailtyPositive: -covariance(open, positive) / frailtyOpen,
    corrections: Array.from({ length: BUCKET_COUNT }, () => 0),
  };
  return { unknowns, frailtyOpen };
}

/** A lead's predictors, and its possible fits. */
type Own = { predictors: Float64Array; fits: readonly FitShift[] };
type Task = { own: readonly Own[]; scores: readonly AppealScore[]; frailtyOpen: number; target: Float64Array };

const toBalance = ({ frailtyOpen }: Task, { frailtyReply, frailtyPositive, corrections }: Unknowns): AppealBalance => ({
  frailtyOpen: toNanos(frailtyOpen),
  frailtyReply: toNanos(frailtyReply),
  frailtyPositive: toNanos(frailtyPositive),
  open: corrections.map(toNanos),
});

/** Mean expected rates of the list for trial values of the unknowns: a flat table, buckets by rates. */
function ratesOf(task: Task, unknowns: Unknowns): Float64Array {
  const constants = withBalance(MODEL.constants, toBalance(task, unknowns));
  const table = new Float64Array(BUCKET_COUNT * RATE_COUNT);
  const weight = 1 / task.own.length;
  task.own.forEach(({ predictors, fits }, index) => {
    const score = task.scores[index];
    if (score !== undefined)
      addExpectedRates(table, { predictors: withAppeal(predictors, toAppeal(score, unknowns)), weight, fits }, constants);
  });
  return table;
}

const column = (table: Float64Array, rate: keyof Rates): number[] =>
  Array.from({ length: BUCKET_COUNT }, (_, bucket) => table[bucket * RATE_COUNT + rateIndex(rate)] ?? 0);

/** One Newton step for opens: the center from 40-50, the small remainder of each other bucket from its correction. */
function stepOpens(task: Task, unknowns: Unknowns): Unknowns {
  const opens = column(ratesOf(task, unknowns), 'open');
  const moved = column(ratesOf(task, { ...unknowns, open: unknowns.open + STEP }), 'open');
  const wanted = column(task.target, 'open');
  const step = (bucket: number) => {
    const slope = ((moved[bucket] ?? 0) - (opens[bucket] ?? 0)) / STEP;
    return slope === 0 ? 0 : ((wanted[bucket] ?? 0) - (opens[bucket] ?? 0)) / slope;
  };
  const center = step(REFERENCE_BUCKET);
  return {
    ...unknowns,
    open: unknowns.open + center,
    corrections: unknowns.corrections.map((correction, bucket) => clampCorrection(correction - step(bucket) + center)),
  };
}

/** One Gauss-Newton step for a rate over all ten buckets, with its center and the person's part. */
function stepRate(task: Task, unknowns: Unknowns, rate: 'reply' | 'interest'): Unknowns {
  const [center, person] = rate === 'reply' ? (['reply', 'frailtyReply'] as const) : (['positive', 'frailtyPositive'] as const);
  const at = (trial: Unknowns) => column(ratesOf(task, trial), rate);
  const now = at(unknowns);
  const wanted = column(task.target, rate);
  const missed = now.map((value, bucket) => (wanted[bucket] ?? 0) - value);
  const slopes = (trial: Unknowns) => at(trial).map((value, bucket) => (value - (now[bucket] ?? 0)) / STEP);
  const byCenter = slopes({ ...unknowns, [center]: unknowns[center] + STEP });
  const byPerson = slopes({ ...unknowns, [person]: unknowns[person] + STEP });
  const dot = (some: readonly number[], others: readonly number[]) =>
    some.reduce((sum, value, index) => sum + value * (others[index] ?? 0), 0);
  const [cc, cp, pp] = [dot(byCenter, byCenter), dot(byCenter, byPerson), dot(byPerson, byPerson)];
  const [cm, pm] = [dot(byCenter, missed), dot(byPerson, missed)];
  const determinant = cc * pp - cp * cp;
  if (!(determinant > 0)) return unknowns;
  return {
    ...unknowns,
    [center]: unknowns[center] + clamp((cm * pp - pm * cp) / determinant, 0.5),
    [person]: unknowns[person] + clamp((pm * cc - cm * cp) / determinant, 0.5),
  };
}

export type BalancedAppeals = { appeals: LeadAppeal[]; balance: AppealBalance };

function solve(task: Task, first: Unknowns): Unknowns {
  let unknowns = first;
  for (let round = 0; round < ROUNDS; round += 1) {
    unknowns = stepOpens(task, unknowns);
    unknowns = stepRate(task, unknowns, 'reply');
    unknowns = stepRate(task, unknowns, 'interest');
  }
  return stepOpens(task, unknowns);
}

const scaled = (score: AppealScore, by: number): AppealScore => ({
  open: score.open * by,
  reply: score.reply * by,
  positive: score.positive * by,
});

/** Applied before the limit, so that scaling down also works if everything is at the limit. */
const limited = (score: AppealScore): AppealScore => {
  const most = MOST_APPEAL / APPEAL_LOADING;
  return { open: clamp(score.open, most), reply: clamp(score.reply, most), positive: clamp(score.positive, most) };
};

/**
 * Converts standardized scores to appeals that move leads relative to each other but no rate of the list: mean expected rates stay within
 * 0.01 points at every bucket, and no lead moves by more than 0.6 log odds at any stage. `scores` has one entry per lead; null if there is
 * nothing to balance. Pure.
 */
export function balanceAppeals(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  scores: readonly AppealScore[],
): BalancedAppeals | null {
  if (leads.length === 0 || scores.length !== leads.length) return null;
  const own = leads.map((lead): Own => {
    const { columns } = readLead(campaign, lead);
    return { predictors: predict(columns, MODEL.weights), fits: fitShifts(columns, MODEL.weights) };
  });
  const target = new Float64Array(BUCKET_COUNT * RATE_COUNT);
  for (const { predictors, fits } of own) addExpectedRates(target, { predictors, weight: 1 / own.length, fits }, MODEL.constants);
  let said = scores.map(limited);
  for (let shrink = 0; shrink < MOST_SHRINKS; shrink += 1) {
    const { unknowns: first, frailtyOpen } = guess(said);
    const task: Task = { own, scores: said, frailtyOpen, target };
    const unknowns = solve(task, first);
    if (ratesOf(task, unknowns).every((rate, index) => Math.abs(rate - (target[index] ?? 0)) <= MOST_MOVED)) {
      return { appeals: said.map((score) => toAppeal(score, unknowns)), balance: toBalance(task, unknowns) };
    }
    said = said.map((score) => scaled(score, SHRINKING));
  }
  return null;
}
