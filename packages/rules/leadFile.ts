import { countOf } from './countOf.ts';
import { findRequiredColumns, OPEN_NAMES_COLUMN, REQUIRED_COLUMNS, type RequiredColumn } from './leadFile/campaignColumns.ts';
import { findRole, findRoleColumns, type RoleColumns } from './leadFile/columnNames.ts';
import { decodeText, type TextEncoding } from './leadFile/decodeText.ts';
import { chooseDelimiter, findInnerTable, takeSeparatorLine } from './leadFile/delimiter.ts';
import { findHeaderRow, isEmptyRow, type LeadFileMode } from './leadFile/headerRow.ts';
import { judgeRows, type CampaignColumns, type JudgedRows } from './leadFile/judgeRows.ts';
import { createLeadReader } from './leadFile/leadRow.ts';
import type { LegacyEncoding } from './leadFile/encodingNames.ts';
import { LEGACY_ENCODINGS, type EncodingChoice } from './leadFile/legacyEncoding.ts';
import { describeOpenQuotes, withoutOpenQuote } from './leadFile/openQuotes.ts';
import { findForeignColumns, findProfileColumns, type ProfileColumnCandidate } from './leadFile/profileColumn.ts';
import { isDoubtfulRank, rankProfileHeader } from './leadFile/profileHeader.ts';
import type { Delimiter } from './leadFile/scanRows.ts';
import { readCsv, type CsvRows } from './leadFile/readCsv.ts';
import { findFirstEmail, findSequenceSteps, sequenceColumnsOf } from './leadFile/sequenceColumns.ts';

export type { InvalidRow } from './leadFile/judgeRows.ts';
export type { LeadRow } from './leadFile/leadRow.ts';

export type LeadFileOptions = {
  /** `leads`: a lead list of any tool. `campaign`: a file with the three required columns. */
  mode: LeadFileMode;
  /** The profile column chosen by the user, counted from 0; the best one by default. Only for lead lists. */
  profileColumn?: number;
  /** The company column chosen by the user; `NO_COLUMN` for none. By default the best-named ones. Only for lead lists. */
  companyColumn?: number;
  /** The title column, in the same way. */
  titleColumn?: number;
  /** The encoding the user chose for a file that is not Unicode. Other files ignore it. */
  encoding?: LegacyEncoding;
  /** Replaces every fixable link. */
  applyFixes?: boolean;
  /** Keeps the first row of each profile. */
  removeDuplicates?: boolean;
};

/** An explicit choice of no column. */
export const NO_COLUMN = -1;

export type ReadableLeadFile = JudgedRows & {
  ok: true;
  encoding: TextEncoding;
  /** Message if the file was not read as Unicode. */
  encodingNotice: string | null;
  /** Other possible encodings, for a select; empty if there is no doubt. */
  encodingChoices: readonly EncodingChoice[];
  /** Message if leads were read from rows with an unclosed quote. */
  quoteNotice: string | null;
  delimiter: Delimiter;
  /** Null if the file has no header row. */
  headers: string[] | null;
  profileColumn: number | null;
  /** Best first; empty in campaign mode, where the column's name is fixed. */
  profileColumnCandidates: ProfileColumnCandidate[];
  /** The first source of company and title; null if there is none. */
  companyColumn: number | null;
  titleColumn: number | null;
  /** Required columns missing in the file; always empty for lead lists. */
  missingColumns: RequiredColumn[];
};

/** `problem` completes the sentence "Error processing CSV file: ...". */
export type LeadFileReading = ReadableLeadFile | { ok: false; problem: string };

/**
 * Reads a lead list or a campaign file from its bytes: detects encoding, delimiter, header and columns, and checks every row. Pure and
 * synchronous, the same in the browser and on the server; a large file takes a second, so callers run it off their main thread. Row numbers
 * are those of a spreadsheet. The caller checks the file's size.
 */
export function readLeadFile(bytes: Uint8Array, options: LeadFileOptions): LeadFileReading {
  const decoded = decodeText(bytes, options.encoding);
  if (!decoded.ok) return decoded;
  const { text, delimiter: named } = takeSeparatorLine(decoded.text);
  const { delimiter, csv } = readTable(text, named, options.mode);
  if (!csv.ok) return csv;
  if (csv.rows.every(isEmptyRow)) return { ok: false, problem: 'the file is empty.' };
  const headerRow = findHeaderRow(csv.rows, options.mode);
  const headers =
    headerRow === undefined ? null : (csv.rows[headerRow] ?? []).map((name) => withoutOpenQuote(name.replaceAll('\0', '').trim()));
  const firstRow = headerRow === undefined ? 0 : headerRow + 1;
  const rows = csv.rows.slice(firstRow);
  const isCampaign = options.mode === 'campaign';
  const columns = isCampaign ? findCampaignColumns(headers ?? [], rows) : findLeadColumns(rows, headers, options.profileColumn);
  const roles = chooseRoleColumns(findRoleColumns(headers ?? []), options, columns);
  const judged = judgeRows(rows, firstRow + 1, {
    profile: {
      column: columns.profileColumn,
      foreignColumns: isCampaign ? null : findForeignColumns(headers),
      isText: headers === null || !headers.some(isKnownName),
    },
    openQuoteRows: new Set(csv.openQuoteRows),
    mayHoldNul: text.includes('\0'),
    campaign: columns.campaign,
    applyFixes: options.applyFixes ?? false,
    removeDuplicates: options.removeDuplicates ?? false,
    readLead: createLeadReader(roles),
  });
  return {
    ok: true,
    encoding: decoded.encoding,
    ...describeEncoding(decoded),
    quoteNotice: describeOpenQuotes(judged.openQuoteRowNumbers),
    delimiter,
    headers,
    profileColumn: columns.profileColumn,
    profileColumnCandidates: columns.candidates,
    companyColumn: roles.company[0] ?? null,
    titleColumn: roles.title[0] ?? null,
    missingColumns: columns.missing,
    ...judged,
  };
}

/** The text's rows. A table whose every line is one quoted cell, as after a spreadsheet opened it with another delimiter, is read twice. */
function readTable(text: string, named: Delimiter | undefined, mode: LeadFileMode): { delimiter: Delimiter; csv: CsvRows } {
  const delimiter = named ?? chooseDelimiter(text, mode);
  const csv = readCsv(text, delimiter);
  const inner = csv.ok ? findInnerTable(csv.rows, mode) : undefined;
  return inner === undefined ? { delimiter, csv } : { delimiter: inner.delimiter, csv: readCsv(inner.text, inner.delimiter) };
}

/** Whether a header names a known column. A single one is rather a title above lines of text, unless it plainly names the profile. */
const isKnownName = (header: string, _: number, headers: readonly string[]): boolean => {
  const rank = rankProfileHeader(header);
  if (rank !== undefined) return headers.length > 1 || !isDoubtfulRank(rank);
  return headers.length > 1 && findRole(header) !== undefined;
};

function chooseRoleColumns(found: RoleColumns, { mode, companyColumn, titleColumn }: LeadFileOptions, { campaign }: Columns): RoleColumns {
  if (mode === 'campaign') return withoutColumns(found, campaign === null ? new Set() : emailColumnsOf(campaign));
  const choose = (chosen: number | undefined, columns: number[]) => (chosen === undefined ? columns : chosen < 0 ? [] : [chosen]);
  return { ...found, company: choose(companyColumn, found.company), title: choose(titleColumn, found.title) };
}

function describeEncoding({ encoding, isSure, lostCount }: { encoding: TextEncoding; isSure: boolean; lostCount: number }) {
  if (lostCount > 0) {
    const encodingNotice = `${countOf(lostCount, 'letter')} could not be read and ${lostCount === 1 ? 'shows' : 'show'} as \ufffd. Check the names.`;
    return { encodingNotice, encodingChoices: [] };
  }
  const legacy = LEGACY_ENCODINGS.find((choice) => choice.encoding === encoding);
  if (legacy === undefined) return { encodingNotice: null, encodingChoices: [] };
  const encodingNotice = `Read as ${legacy.name}`;
  return isSure
    ? { encodingNotice, encodingChoices: [] }
    : {
        encodingNotice: `${encodingNotice}. Check the names, and change the encoding if they look wrong.`,
        encodingChoices: LEGACY_ENCODINGS,
      };
}

/** `Email 1` is an address in a lead list and the first email in a sequence. */
const withoutColumns = (found: RoleColumns, taken: ReadonlySet<number>): RoleColumns =>
  taken.size === 0 ? found : { ...found, email: found.email.filter((column) => !taken.has(column)) };

const emailColumnsOf = ({ subjectColumn, bodyColumn, steps }: CampaignColumns): ReadonlySet<number> =>
  sequenceColumnsOf(steps).add(subjectColumn).add(bodyColumn);

type Columns = {
  profileColumn: number | null;
  candidates: ProfileColumnCandidate[];
  campaign: CampaignColumns | null;
  missing: RequiredColumn[];
};

function findCampaignColumns(headers: readonly string[], rows: readonly string[][]): Columns {
  const steps = findSequenceSteps(headers, rows, headers.includes(OPEN_NAMES_COLUMN));
  const found = steps.length === 0 ? findRequiredColumns(headers) : findSequenceExport(headers, rows);
  return {
    profileColumn: found.personal_linkedin_url === -1 ? null : found.personal_linkedin_url,
    candidates: [],
    campaign: { subjectColumn: found.subject_line, bodyColumn: found.email_body_1, steps, headers },
    missing: REQUIRED_COLUMNS.filter((column) => found[column] === -1),
  };
}

/** A sequence exported by a tool may name the required columns differently. */
function findSequenceExport(headers: readonly string[], rows: readonly string[][]): Record<RequiredColumn, number> {
  const required = findRequiredColumns(headers);
  const first = findFirstEmail(headers, rows);
  const or = (column: number, other: number) => (column === -1 ? other : column);
  return {
    email_body_1: or(required.email_body_1, first.body),
    subject_line: or(required.subject_line, first.subject),
    personal_linkedin_url: or(required.personal_linkedin_url, findProfileColumns(rows, headers)[0]?.column ?? -1),
  };
}

function findLeadColumns(rows: readonly string[][], headers: readonly string[] | null, chosen: number | undefined): Columns {
  const candidates = findProfileColumns(rows, headers);
  return { profileColumn: chosen ?? candidates[0]?.column ?? null, candidates, campaign: null, missing: [] };
}
