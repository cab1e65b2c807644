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

/** A row that is not sent. If it has several faults, `column` and `value` are those of the first and `reason` lists all of them. */
export type InvalidRow = {
  rowNumber: number;
  value: string;
  /** Null if the fault concerns the whole row. In lead lists, the profile column has its campaign name too. */
  column: RequiredColumn | null;
  reason: string;
  /** Whether the link can be fixed; then `fixedUrl` is the result. */
  fixable: boolean;
  fixedUrl: string | null;
  cells: string[];
};

/** The state of one required column of a campaign file. A row with two faults counts in two columns. */
export type ColumnCheck = { column: RequiredColumn; validCount: number; invalidRowNumbers: number[] };

export type JudgedRows = {
  leads: LeadRow[];
  invalidRows: InvalidRow[];
  emptyRowCount: number;
  /** Always leads + invalid + empty rows. The header, notes above it and removed duplicates do not count. */
  totalRowCount: number;
  /** Leads whose profile already occurred in an earlier row. */
  duplicateCount: number;
  removedDuplicateCount: number;
  /** Invalid rows whose link can be fixed. */
  fixableCount: number;
  /** Leads whose link was fixed. */
  fixedCount: number;
  /** Leads with a cell that opens a quote and does not close it: the quote is dropped. */
  openQuoteRowNumbers: number[];
  /** One per required column in campaign mode, in a fixed order; otherwise empty. */
  columnChecks: ColumnCheck[];
};

/** Columns of a campaign file's emails; -1 if missing. `headers` gives the names of the follow-ups' columns for messages. */
export type CampaignColumns = { subjectColumn: number; bodyColumn: number; steps: readonly SequenceStep[]; headers: readonly string[] };

export type JudgingRules = {
  profile: ProfilePlace;
  /** Indexes of rows with a quote that is not closed on its line. */
  openQuoteRows: ReadonlySet<number>;
  /** Whether any cell may contain a NUL. */
  mayHoldNul: boolean;
  /** Null for a lead list. */
  campaign: CampaignColumns | null;
  applyFixes: boolean;
  removeDuplicates: boolean;
  readLead: (source: LeadSource) => LeadRow;
};

/** Checks the rows below the header in order. `firstRowNumber` is the spreadsheet row number of the first. */
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
  // An unclosed quote may cut an email off; a lead is complete enough if its link can be read.
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

/** `problems` has at least one entry. */
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
