import type { ListChange } from '../../explain/explanation.ts';
import { centralModel, drawModels, VERIFYING_DRAWS } from '../../explain/drawnModels.ts';
import { anchorRate } from '../../model/anchorRate.ts';
import { groupLeads, pickRepresentatives } from '../../model/groups.ts';
import { toNanos } from '../../model/quantiles.ts';
import { groupRates, rateIndex } from '../../model/rates.ts';

/** The columns of a list's leads, and of those of them who are left. */
export type ListColumns = Record<'before' | 'after', readonly Float64Array[]>;

/** What a shorter list changes, in expected replies and spam reports of the whole list: fewer of them are above 0. */
export type ListEffect = Pick<ListChange, 'leads' | 'kept' | 'replies' | 'repliesLost' | 'reportsAvoided'>;

/** Whether a shorter list leaves anybody out and anybody to write to. */
export const isShorter = ({ before, after }: ListColumns): boolean => after.length > 0 && after.length < before.length;

/** Expected rates in the central model, and in each drawn one. */
export type ListRates = { central: Float64Array; drawn: readonly Float64Array[] };
export type ListTrial = Pick<ListEffect, 'leads' | 'kept'> & Record<'before' | 'after', ListRates>;

const MOST_GROUPS = 40;
const [replyAt, reportAt] = [rateIndex('reply'), rateIndex('spam_report')];

const groupsOf = (columns: readonly Float64Array[]) => groupLeads(columns.map((one) => [one]));

type Counted = Pick<ListTrial, 'leads' | 'kept'> & Record<'before' | 'after', Float64Array>;

function toEffect({ leads, kept, before, after }: Counted): ListEffect {
  const fewer = (rate: number) => toNanos(leads * (before[rate] ?? 0) - kept * (after[rate] ?? 0));
  return {
    leads,
    kept,
    replies: [toNanos(before[replyAt] ?? 0), toNanos(after[replyAt] ?? 0)],
    repliesLost: fewer(replyAt),
    reportsAvoided: fewer(reportAt),
  };
}

/** The expected rates of a list at a bucket. */
export const expectRates = (columns: readonly Float64Array[], bucket: number): Float64Array =>
  groupRates(groupsOf(columns), 0, centralModel(bucket));

/** What a shorter list changes at a bucket. */
export const weighList = ({ before, after }: ListColumns, bucket: number): ListEffect =>
  toEffect({ leads: before.length, kept: after.length, before: expectRates(before, bucket), after: expectRates(after, bucket) });

export const effectOf = ({ leads, kept, before, after }: ListTrial): ListEffect =>
  toEffect({ leads, kept, before: before.central, after: after.central });

/** Both lists in the central model and in drawn ones. */
export function tryList({ before, after }: ListColumns, { bucket, spread }: { bucket: number; spread: number }): ListTrial {
  const ratesOf = (columns: readonly Float64Array[]): ListRates => {
    const groups = groupsOf(columns);
    const some = pickRepresentatives(groups, MOST_GROUPS);
    const [central, ofSome] = [groupRates(groups, 0, centralModel(bucket)), groupRates(some, 0, centralModel(bucket))];
    const drawn = drawModels(VERIFYING_DRAWS, bucket, spread).map((model) =>
      groupRates(some, 0, model).map((value, rate) => anchorRate(central[rate] ?? 0, { central: ofSome[rate] ?? 0, drawn: value })),
    );
    return { central, drawn };
  };
  return { leads: before.length, kept: after.length, before: ratesOf(before), after: ratesOf(after) };
}
