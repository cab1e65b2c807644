import { findRequiredColumns, REQUIRED_COLUMNS, type RequiredColumn } from './leadFile/campaignColumns.ts';
import { checkCells, checkEmail, checkProfile, findProfileCell, type RowProblem } from './leadFile/checkRow.ts';
import { findRoleColumns } from './leadFile/columnNames.ts';
import { decodeText, type TextEncoding } from './leadFile/decodeText.ts';
import { chooseDelimiter, takeSeparatorLine } from './leadFile/delimiter.ts';
import { findHeaderRow, isEmptyRow, type LeadFileMode } from './leadFile/headerRow.ts';
import { createLeadReader, type LeadRow } from './leadFile/leadRow.ts';
import { findProfileColumns, type ProfileColumnCandidate } from './leadFile/profileColumn.ts';
import { readCsv, type Delimiter } from './leadFile/readCsv.ts';

export type { LeadRow } from './leadFile/leadRow.ts';

export type LeadFileOptions = {
  /** `leads`: a lead list of any tool. `campaign`: a file with the three required columns. */
  mode: LeadFileMode;
  /** The profile column chosen by the user, counted from 0; without it the best one is taken. Only for lead lists. */
  profileColumn?: number;
  /** Takes the fixed link of every fixable row. */
  applyFixes?: boolean;
  /** Keeps the first row of each profile. */
  removeDuplicates?: boolean;
};

/** A row that is not sent. With several faults, `column` and `value` are those of the first and `reason` names all of them. */
export type InvalidRow = {
  rowNumber: number;
  value: string;
  column: string | null;
  reason: string;
  /** Whether the link can be fixed; then `fixedUrl` is what it becomes. */
  fixable: boolean;
  fixedUrl: string | null;
  cells: string[];
};

/** How one required column of a campaign file stands. A row with two faults is counted in two columns. */
export type ColumnCheck = { column: RequiredColumn; validCount: number; invalidRowNumbers: number[] };

export type LeadFileReading =
  | {
      ok: true;
      encoding: TextEncoding;
      /** Words for the user where the file was not read as Unicode. */
      encodingNotice: string | null;
      delimiter: Delimiter;
      /** Null where the file has no header row. */
      headers: string[] | null;
      profileColumn: number | null;
      profileColumnCandidates: ProfileColumnCandidate[];
      leads: LeadRow[];
      invalidRows: InvalidRow[];
      emptyRowCount: number;
      /** leads + invalid + empty rows, always. Header, notes before it and rows removed as duplicates do not count. */
      totalRowCount: number;
      /** Leads whose profile stood in an earlier row already. */
      duplicateCount: number;
      removedDuplicateCount: number;
      /** Invalid rows whose link can be fixed. */
      fixableCount: number;
      /** Leads whose link was fixed. */
      fixedCount: number;
      /** One per required column in campaign mode, in the specification's order; else empty. */
      columnChecks: ColumnCheck[];
      /** Required columns the file does not have; always empty for lead lists. */
      missingColumns: RequiredColumn[];
    }
  | {
      ok: false;
      /** What is wrong with the file, as the end of the sentence "Error processing CSV file: ...". */
      problem: string;
    };

export type ReadableLeadFile = LeadFileReading & { ok: true };

/**
 * Reads a lead list or a campaign file from its bytes: encoding, delimiter, header and columns are found, every row is judged. Pure and
 * synchronous, the same in the browser and on the server; a large file takes a second, so callers run it off their main thread.
 * Row numbers are those a spreadsheet shows. The file's size is checked by the caller.
 */
export function readLeadFile(bytes: Uint8Array, options: LeadFileOptions): LeadFileReading {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { text, delimiter: named } = takeSeparatorLine(decoded.text);
  const delimiter = named ?? chooseDelimiter(text, options.mode);
  const csv = readCsv(text, delimiter);
  if (!csv.ok) return csv;
  const headerRow = findHeaderRow(csv.rows, options.mode);
  const headers = headerRow === undefined ? null : (csv.rows[headerRow] ?? []).map((name) => name.replaceAll('\0', '').trim());
  const firstRow = headerRow === undefined ? 0 : headerRow + 1;
  const table = { headers, rows: csv.rows.slice(firstRow), firstRowNumber: firstRow + 1 };
  const { encoding } = decoded;
  const encodingNotice = encoding === 'windows-1252' ? 'Read as Windows-1252' : null;
  return { ok: true, encoding, encodingNotice, delimiter, headers, ...judgeRows(table, options) };
}

type Table = { headers: string[] | null; rows: string[][]; firstRowNumber: number };

function judgeRows({ headers, rows, firstRowNumber }: Table, options: LeadFileOptions) {
  const isCampaign = options.mode === 'campaign';
  const required = findRequiredColumns(isCampaign ? (headers ?? []) : []);
  const candidates = isCampaign ? [] : findProfileColumns(rows, headers);
  const profileColumn = isCampaign ? toColumn(required.personal_linkedin_url) : (options.profileColumn ?? candidates[0]?.column ?? null);
  const readLead = createLeadReader(findRoleColumns(headers ?? []));
  const leads: LeadRow[] = [];
  const invalidRows: InvalidRow[] = [];
  const counts = { emptyRowCount: 0, duplicateCount: 0, removedDuplicateCount: 0, fixableCount: 0, fixedCount: 0 };
  const occurrences = new Map<string, number>();
  const columnChecks: ColumnCheck[] = isCampaign
    ? REQUIRED_COLUMNS.map((column) => ({ column, validCount: 0, invalidRowNumbers: [] }))
    : [];
  for (const [index, cells] of rows.entries()) {
    const rowNumber = firstRowNumber + index;
    if (isEmptyRow(cells)) {
      counts.emptyRowCount += 1;
      continue;
    }
    const subject = isCampaign ? (cells[required.subject_line] ?? '') : '';
    const body = isCampaign ? (cells[required.email_body_1] ?? '') : '';
    const checked = checkProfile(findProfileCell(cells, profileColumn, !isCampaign), options.applyFixes ?? false);
    const problems = listProblems(
      checked.profile === undefined ? checked.problem : undefined,
      isCampaign ? checkEmail(subject, body) : [],
      cells,
    );
    for (const check of columnChecks) {
      if (problems.some(({ column }) => column === check.column)) check.invalidRowNumbers.push(rowNumber);
      else check.validCount += 1;
    }
    if (checked.profile === undefined || problems.length > 0) {
      const invalid = toInvalidRow({ rowNumber, cells, problems });
      if (invalid.fixable) counts.fixableCount += 1;
      invalidRows.push(invalid);
      continue;
    }
    const { leadKey } = checked.profile;
    const occurrence = (occurrences.get(leadKey) ?? 0) + 1;
    occurrences.set(leadKey, occurrence);
    if (occurrence > 1 && options.removeDuplicates) {
      counts.removedDuplicateCount += 1;
      continue;
    }
    if (occurrence > 1) counts.duplicateCount += 1;
    if (checked.isFixed) counts.fixedCount += 1;
    leads.push(readLead({ rowNumber, cells, profile: checked.profile, occurrence, subject, body }));
  }
  return {
    profileColumn,
    profileColumnCandidates: candidates,
    leads,
    invalidRows,
    ...counts,
    totalRowCount: leads.length + invalidRows.length + counts.emptyRowCount,
    columnChecks,
    missingColumns: isCampaign ? REQUIRED_COLUMNS.filter((column) => required[column] === -1) : [],
  };
}

const toColumn = (found: number): number | null => (found === -1 ? null : found);

function listProblems(profile: RowProblem | undefined, email: RowProblem[], cells: readonly string[]): RowProblem[] {
  const wholeRow = checkCells(cells);
  return [...(profile === undefined ? [] : [profile]), ...email, ...(wholeRow === undefined ? [] : [wholeRow])];
}

function toInvalidRow({ rowNumber, cells, problems }: { rowNumber: number; cells: string[]; problems: RowProblem[] }): InvalidRow {
  const [first] = problems;
  const fixedUrl = problems.find((problem) => problem.fixedUrl !== null)?.fixedUrl ?? null;
  return {
    rowNumber,
    value: first?.value ?? '',
    column: first?.column ?? null,
    reason: problems.map(({ reason }) => reason).join('; '),
    fixable: fixedUrl !== null,
    fixedUrl,
    cells,
  };
}
