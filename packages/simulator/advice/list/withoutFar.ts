import { isFar, toRow, type LeadRow } from '../../explain/rows.ts';
import type { FitLevel } from '../../fit/explainFit.ts';
import type { CampaignContext, LeadInList } from '../../lead.ts';
import type { ListColumns } from './listTrial.ts';
import { toShorterRows } from './shorterList.ts';

/** How an offer fits each lead of a list, null if it is unclear, and the list without those who are far from it. */
export type FitOfList = { levels: readonly (FitLevel | null)[]; columns: ListColumns };

const LEADS_A_SLICE = 25;

const columnsOf = (rows: readonly LeadRow[]) => rows.map(({ sent }) => sent);

/** Reads a list and what would be left of it. A generator that yields after every few leads; its return value is the answer. */
export function* readWithoutFar(campaign: CampaignContext, leads: readonly LeadInList[]): Generator<undefined, FitOfList> {
  const rows: LeadRow[] = [];
  for (const lead of leads) {
    rows.push(toRow(campaign, lead));
    if (rows.length % LEADS_A_SLICE === 0) yield;
  }
  const kept = rows.filter((row) => !isFar(row));
  const after = kept.length === rows.length || kept.length === 0 ? kept : toShorterRows(campaign, kept);
  return { levels: rows.map(({ toldFit }) => toldFit?.level ?? null), columns: { before: columnsOf(rows), after: columnsOf(after) } };
}
