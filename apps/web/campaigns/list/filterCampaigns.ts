import type { CampaignStatus } from '@coldcast/rules/campaignStatus';
import type { CampaignRow } from './campaignRow.ts';
import { foldText } from './foldText.ts';

/** Days of the browser's calendar as `2026-03-18`, both included; an open end is null. */
type DayRange = { kind: 'days'; from: string | null; to: string | null };
/** `count` days up to now. */
type LastDays = { kind: 'last'; count: number };
export type CreatedFilter = LastDays | DayRange;

export type CampaignFilter = { search: string; status: CampaignStatus | null; created: CreatedFilter | null };

export const NO_FILTER: CampaignFilter = { search: '', status: null, created: null };

const DAY_MS = 86_400_000;
export const isFiltered = ({ search, status, created }: CampaignFilter): boolean =>
  search.trim() !== '' || status !== null || created !== null;

/** Midnight of a day in the browser's zone, plus a number of days; not all days have 24 hours. */
function startOfDay(day: string, daysLater = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).getTime();
}

/** First moment inside and first moment after, in milliseconds. */
function toMoments(created: CreatedFilter, nowMs: number): [fromMs: number, untilMs: number] {
  if (created.kind === 'last') return [nowMs - created.count * DAY_MS, Infinity];
  return [created.from === null ? -Infinity : startOfDay(created.from), created.to === null ? Infinity : startOfDay(created.to, 1)];
}

/** Rows that match every filter; the name must contain each word of the search. */
export function filterCampaigns(rows: readonly CampaignRow[], filter: CampaignFilter, nowMs: number): readonly CampaignRow[] {
  if (!isFiltered(filter)) return rows;
  const words = foldText(filter.search).split(/\s+/);
  const [fromMs, untilMs] = filter.created === null ? [-Infinity, Infinity] : toMoments(filter.created, nowMs);
  return rows.filter(
    ({ foldedName, status, createdMs }) =>
      (filter.status === null || status === filter.status) &&
      createdMs >= fromMs &&
      createdMs < untilMs &&
      words.every((word) => foldedName.includes(word)),
  );
}
