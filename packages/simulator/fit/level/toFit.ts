import { explainFit, type FitLevel } from '../explainFit.ts';
import { mixChances, UNKNOWN_FIT, type FitChances } from '../fitChances.ts';
import type { Offer } from '../offer.ts';
import type { TradeShare } from '../titles/titleTrades.ts';
import { STRANGER } from './weighFit.ts';

/**
 * How an offer fits a lead. `level` is null if it is unclear; `probability` is that of the shown level; computations use `chances`. `isStranger`
 * is a level of far that holds even if nobody can tell whose the offer is.
 */
export type Fit = { level: FitLevel | null; probability: number; chances: FitChances; reason: string; isStranger: boolean };

type Told = { title: string; trades: readonly TradeShare[] };

/** A fit that something else than the needs of the offer tells. */
const toLevel = (offer: Offer, lead: Told, { level, chances }: { level: FitLevel; chances: FitChances }): Fit => ({
  level,
  probability: chances[level],
  chances,
  reason: explainFit(offer, { ...lead, level, probability: chances[level] }),
  isStranger: false,
});

/** Somebody whose work has nothing to do with the offer. */
export const toStranger = (offer: Offer, { title, trades }: Told): Fit => ({
  ...toLevel(offer, { title, trades }, { level: 'far', chances: STRANGER }),
  isStranger: true,
});

/** Someone of whom only that is known that the offer's own thing is in their title, and who leads or does that work. */
const INSIDER = { leads: { owner: 0.7, near: 0.27, far: 0.03 }, does: { owner: 0.3, near: 0.62, far: 0.08 } };

/** A fit by the offer's own thing in somebody's title. */
export const toInsider = (offer: Offer, title: string, leads: boolean): Fit =>
  toLevel(offer, { title, trades: [] }, leads ? { level: 'owner', chances: INSIDER.leads } : { level: 'near', chances: INSIDER.does });

/** Someone who helps in a business that the email addresses, or works in the field of a job: they buy nothing, but work beside it. */
const HELPS_THERE: FitChances = { owner: 0.12, near: 0.7, far: 0.18 };

export const toHelperThere = (offer: Offer, lead: Told): Fit => toLevel(offer, lead, { level: 'near', chances: HELPS_THERE });

/** Someone who leads something in a firm of the kind that email and list are for: half of them decide. */
const LEADS_THERE: FitChances = { owner: 0.5, near: 0.4, far: 0.1 };

export const toInHome = (offer: Offer, lead: Told, part: 'leads' | 'works'): Fit =>
  toLevel(offer, lead, { level: 'near', chances: part === 'leads' ? LEADS_THERE : HELPS_THERE });

/** Someone at the front line of a place that the email addresses: nothing is said of them, and they hardly decide. */
const SERVES_THERE: FitChances = { owner: 0.05, near: 0.35, far: 0.6 };

export const toUntold = (offer: Offer, { title, trades }: Told): Fit => ({
  level: null,
  probability: SERVES_THERE.near,
  chances: SERVES_THERE,
  reason: explainFit(offer, { title, trades, level: null }),
  isStranger: false,
});

/** How much of those who are likely far, though not surely so, counts as unknown: of 66 such leads, 44 were far, 14 near and 8 owners. */
export const UNSAID = 0.3;

/** Somebody who is likely far, though something speaks for them. */
export function toOpen(fit: Fit, reason: string): Fit {
  const chances = mixChances(fit.chances, UNKNOWN_FIT, UNSAID);
  return { level: null, probability: chances.near, chances, reason, isStranger: false };
}

/** Someone whose title is that of the job, or of the people asked about their work. */
const SAME_JOB: FitChances = { owner: 0.88, near: 0.11, far: 0.01 };

export const toSameJob = (offer: Offer, lead: Told): Fit => toLevel(offer, lead, { level: 'owner', chances: SAME_JOB });
