import { findRequiredColumns, REQUIRED_COLUMNS, type RequiredColumn } from './leadFile/campaignColumns.ts';
import { findRoleColumns } from './leadFile/columnNames.ts';
import { decodeText, type TextEncoding } from './leadFile/decodeText.ts';
import { chooseDelimiter, takeSeparatorLine } from './leadFile/delimiter.ts';
import { findHeaderRow, type LeadFileMode } from './leadFile/headerRow.ts';
import { judgeRows, type JudgedRows } from './leadFile/judgeRows.ts';
import { createLeadReader } from './leadFile/leadRow.ts';
import { findProfileColumns, type ProfileColumnCandidate } from './leadFile/profileColumn.ts';
import type { Delimiter } from './leadFile/parseCsv.ts';
import { readCsv } from './leadFile/readCsv.ts';

export type { ColumnCheck, InvalidRow } from './leadFile/judgeRows.ts';
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

export type ReadableLeadFile = JudgedRows & {
  ok: true;
  encoding: TextEncoding;
  /** Words for the user where the file was not read as Unicode. */
  encodingNotice: string | null;
  delimiter: Delimiter;
  /** Null where the file has no header row. */
  headers: string[] | null;
  profileColumn: number | null;
  /** Best first; empty in campaign mode, where the column's name is fixed. */
  profileColumnCandidates: ProfileColumnCandidate[];
  /** Required columns the file does not have; always empty for lead lists. */
  missingColumns: RequiredColumn[];
};

/** `problem` says what is wrong with the file, as the end of the sentence "Error processing CSV file: ...". */
export type LeadFileReading = ReadableLeadFile | { ok: false; problem: string };

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
  const rows = csv.rows.slice(firstRow);
  const columns = options.mode === 'campaign' ? findCampaignColumns(headers ?? []) : findLeadColumns(rows, headers, options.profileColumn);
  const judged = judgeRows(rows, firstRow + 1, {
    profileColumn: columns.profileColumn,
    campaign: columns.campaign,
    applyFixes: options.applyFixes ?? false,
    removeDuplicates: options.removeDuplicates ?? false,
    readLead: createLeadReader(findRoleColumns(headers ?? [])),
  });
  return {
    ok: true,
    encoding: decoded.encoding,
    encodingNotice: decoded.encoding === 'windows-1252' ? 'Read as Windows-1252' : null,
    delimiter,
    headers,
    profileColumn: columns.profileColumn,
    profileColumnCandidates: columns.candidates,
    missingColumns: columns.missing,
    ...judged,
  };
}

type Columns = {
  profileColumn: number | null;
  candidates: ProfileColumnCandidate[];
  campaign: { subjectColumn: number; bodyColumn: number } | null;
  missing: RequiredColumn[];
};

function findCampaignColumns(headers: readonly string[]): Columns {
  const found = findRequiredColumns(headers);
  return {
    profileColumn: found.personal_linkedin_url === -1 ? null : found.personal_linkedin_url,
    candidates: [],
    campaign: { subjectColumn: found.subject_line, bodyColumn: found.email_body_1 },
    missing: REQUIRED_COLUMNS.filter((column) => found[column] === -1),
  };
}

function findLeadColumns(rows: readonly string[][], headers: readonly string[] | null, chosen: number | undefined): Columns {
  const candidates = findProfileColumns(rows, headers);
  return { profileColumn: chosen ?? candidates[0]?.column ?? null, candidates, campaign: null, missing: [] };
}
