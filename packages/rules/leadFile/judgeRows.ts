import { readProfileUrl } from '../profileUrl.ts';
import { REQUIRED_COLUMNS, type RequiredColumn } from './campaignColumns.ts';
import {
  checkBody,
  checkCells,
  checkProfile,
  checkSubject,
  openQuoteProblem,
  readProfileCell,
  type ProfilePlace,
  type RowProblem,
  type ValidProfile,
} from './checkRow.ts';
import { readFollowUps, type FollowUpReading } from './checkFollowUps.ts';
import { isEmptyRow } from './headerRow.ts';
import { withoutOpenQuote } from './openQuotes.ts';
import { createOccurrenceCounter } from './occurrences.ts';
import type { LeadRow, LeadSource } from './leadRow.ts';
import type { FollowUpText, SequenceStep } from './sequenceColumns.ts';

/** A row that is not sent. With several faults, `column` and `value` are those of the first and `reason` names all of them. */
export type InvalidRow = {
  rowNumber: number;
  value: string;
  /** Null if the fault is the row as a whole. In lead lists the profile column goes by its campaign name too. */
  column: RequiredColumn | null;
  reason: string;
  /** Whether the link can be fixed; then `fixedUrl` is what it becomes. */
  fixable: boolean;
  fixedUrl: string | null;
  cells: string[];
};

/** How one required column of a campaign file stands. A row with two faults is counted in two columns. */
export type ColumnCheck = { column: RequiredColumn; validCount: number; invalidRowNumbers: number[] };

export type JudgedRows = {
  leads: LeadRow[];
  invalidRows: InvalidRow[];
  emptyRowCount: number;
  /** leads + invalid + empty rows, always. Header, notes before it and rows removed as duplicates do not count. */
  totalRowCount: number;
  /** Leads whose profile was in an earlier row already. */
  duplicateCount: number;
  removedDuplicateCount: number;
  /** Invalid rows whose link can be fixed. */
  fixableCount: number;
  /** Leads whose link was fixed. */
  fixedCount: number;
  /** Leads with a cell that opens a quote and does not close it: the quote is left out. */
  openQuoteRowNumbers: number[];
  /** One per required column in campaign mode, in a fixed order; else empty. */
  columnChecks: ColumnCheck[];
};

/** Where a campaign file's emails stand; -1 for a missing column. `headers` names the follow-ups' columns in what is said of them. */
export type CampaignColumns = { subjectColumn: number; bodyColumn: number; steps: readonly SequenceStep[]; headers: readonly string[] };

export type JudgingRules = {
  profile: ProfilePlace;
  /** Indexes of rows with a quote that is not closed on its line. */
  openQuoteRows: ReadonlySet<number>;
  /** Whether any cell may hold a NUL. */
  mayHoldNul: boolean;
  /** Null for a lead list. */
  campaign: CampaignColumns | null;
  applyFixes: boolean;
  removeDuplicates: boolean;
  readLead: (source: LeadSource) => LeadRow;
};

/** Judges the rows below the header one after the other. `firstRowNumber` is the spreadsheet's number of the first of them. */
export function judgeRows(rows: readonly string[][], firstRowNumber: number, rules: JudgingRules): JudgedRows {
  const judged = emptyJudgment(rules.campaign !== null);
  const countOccurrence = createOccurrenceCounter(rows.length);
  let rowNumber = firstRowNumber - 1;
  for (const cells of rows) {
    rowNumber += 1;
    if (isEmptyRow(cells)) {
      judged.emptyRowCount += 1;
      continue;
    }
    const hasOpenQuote = rules.openQuoteRows.has(rowNumber - 1);
    const row = judgeRow(cells, rules, hasOpenQuote);
    if (rules.campaign !== null) countColumns(judged.columnChecks, rowNumber, row.problems);
    if (row.profile === null) {
      const invalid = toInvalidRow(rowNumber, cells, row.problems);
      if (invalid.fixable) judged.fixableCount += 1;
      judged.invalidRows.push(invalid);
      continue;
    }
    const { profile, name, subject, body, followUps } = row;
    const occurrence = countOccurrence(profile.leadKey);
    if (occurrence > 1 && rules.removeDuplicates) {
      judged.removedDuplicateCount += 1;
      continue;
    }
    if (occurrence > 1) judged.duplicateCount += 1;
    if (row.isFixed) judged.fixedCount += 1;
    const kept = hasOpenQuote ? cells.map(withoutOpenQuote) : cells;
    judged.leads.push(rules.readLead({ rowNumber, cells: kept, profile, name, occurrence, subject, body, followUps }));
    if (hasOpenQuote) judged.openQuoteRowNumbers.push(rowNumber);
  }
  judged.totalRowCount = judged.leads.length + judged.invalidRows.length + judged.emptyRowCount;
  return judged;
}

const emptyJudgment = (isCampaign: boolean): JudgedRows => ({
  leads: [],
  invalidRows: [],
  emptyRowCount: 0,
  totalRowCount: 0,
  duplicateCount: 0,
  removedDuplicateCount: 0,
  fixableCount: 0,
  fixedCount: 0,
  openQuoteRowNumbers: [],
  columnChecks: isCampaign ? REQUIRED_COLUMNS.map((column) => ({ column, validCount: 0, invalidRowNumbers: [] })) : [],
});

type JudgedRow = {
  profile: ValidProfile | null;
  name: string | null;
  isFixed: boolean;
  subject: string;
  body: string;
  followUps: readonly FollowUpText[];
  problems: readonly RowProblem[];
};

const NO_PROBLEMS: readonly RowProblem[] = [];
const NO_FOLLOW_UPS: FollowUpReading = { followUps: [], problems: [] };

function judgeRow(cells: readonly string[], rules: JudgingRules, hasOpenQuote: boolean): JudgedRow {
  const { profile: place, campaign, applyFixes } = rules;
  const subject = campaign === null ? '' : (cells[campaign.subjectColumn] ?? '');
  const body = campaign === null ? '' : (cells[campaign.bodyColumn] ?? '');
  const { value, reading: written, name } = readProfileCell(cells, place);
  const isFixed = applyFixes && written.verdict === 'fixable';
  const reading = isFixed ? readProfileUrl(written.fixedUrl) : written;
  const profileProblem = checkProfile(value, reading);
  const bodyProblem = campaign === null ? null : checkBody(body);
  const subjectProblem = campaign === null ? null : checkSubject(subject);
  const later = campaign === null || campaign.steps.length === 0 ? NO_FOLLOW_UPS : readFollowUps(cells, campaign.steps, campaign.headers);
  const cellProblem = checkCells(cells, rules.mayHoldNul);
  // An email may be cut off where a quote is open; a lead whose link can be read is whole enough.
  const quoteProblem = hasOpenQuote && (campaign !== null || profileProblem !== null) ? openQuoteProblem : null;
  const isFaultless = bodyProblem === null && subjectProblem === null && cellProblem === null && quoteProblem === null;
  const { followUps } = later;
  if (reading.verdict === 'valid' && isFaultless && later.problems.length === 0)
    return { profile: reading, name, isFixed, subject, body, followUps, problems: NO_PROBLEMS };
  const problems = [quoteProblem, profileProblem, bodyProblem, subjectProblem, ...later.problems, cellProblem].filter(
    (problem) => problem !== null,
  );
  return { profile: null, name, isFixed: false, subject, body, followUps, problems };
}

function countColumns(checks: readonly ColumnCheck[], rowNumber: number, problems: readonly RowProblem[]): void {
  for (const check of checks) {
    if (problems.some(({ column }) => column === check.column)) check.invalidRowNumbers.push(rowNumber);
    else check.validCount += 1;
  }
}

/** `problems` has at least one. */
export function toInvalidRow(rowNumber: number, cells: string[], problems: readonly RowProblem[]): InvalidRow {
  const [first] = problems;
  const fixedUrl = problems.find((problem) => problem.fixedUrl !== null)?.fixedUrl ?? null;
  return {
    rowNumber,
    value: problems.find(({ value }) => value !== '')?.value ?? '',
    column: first?.column ?? null,
    reason: problems.map(({ reason }) => reason).join('; '),
    fixable: fixedUrl !== null,
    fixedUrl,
    cells,
  };
}
