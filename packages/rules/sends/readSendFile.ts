import { normalizeHeader } from '../leadFile/columnNames.ts';
import { decodeText } from '../leadFile/decodeText.ts';
import { takeSeparatorLine } from '../leadFile/delimiter.ts';
import { isEmptyRow } from '../leadFile/headerRow.ts';
import type { Delimiter } from '../leadFile/scanRows.ts';
import { readCsv } from '../leadFile/readCsv.ts';
import { countEmails, isSendStatus } from './countEmails.ts';
import { parseDay } from './parseDay.ts';
import { readCampaignRows } from './readCampaignRows.ts';
import { readCount } from './readCount.ts';
import { countSendHeaders, findSendColumns, type SendColumns } from './sendColumns.ts';
import { dayFirstHeaders } from './sendHeaders.ts';
import type { Body, GuessedDays, InvalidSendRow, ReadSend, SendNote } from './sendRows.ts';
import { findSendTool, type KnownSendTool } from './sendTools.ts';

export type { ReadSend } from './sendRows.ts';

export type SendFileReading =
  | { ok: false; problem: string }
  | {
      ok: true;
      tool: KnownSendTool | 'other';
      /** Null if the columns must be chosen first; then there are no sends. */
      kind: 'campaigns' | 'emails' | null;
      headers: string[];
      columns: SendColumns;
      sends: ReadSend[];
      invalidRows: InvalidSendRow[];
      guessedDays: GuessedDays;
      notes: SendNote[];
    };

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
/** How many rows at the top are searched for the header: some exports start with notes. */
const HEADER_SEARCH_ROWS = 10;

/** The row with the most known headers; if none has any, the first non-empty row. */
function findHeader(rows: readonly string[][]): { row: number; known: number } {
  let best = { row: rows.findIndex((row) => !isEmptyRow(row)), known: 0 };
  rows.slice(0, HEADER_SEARCH_ROWS).forEach((row, index) => {
    const known = countSendHeaders(row);
    if (known > best.known) best = { row: index, known };
  });
  return best;
}

/** What an exported table without a value lacks: spreadsheets save blank rows as separators. */
const FILLED = /[^\s,;|"]/;

type Table = { rows: string[][]; header: number; delimiter: Delimiter };

/** The text as rows, split by the separator with the most known headers. */
function readTable(text: string, named: Delimiter | undefined): { ok: true; table: Table } | { ok: false; problem: string } {
  const start = text.slice(0, 100_000);
  let best: { delimiter: Delimiter; known: number; width: number } = { delimiter: ',', known: -1, width: 0 };
  for (const delimiter of DELIMITERS) {
    const sample = readCsv(start, delimiter, HEADER_SEARCH_ROWS);
    if (!sample.ok) continue;
    const { row, known } = findHeader(sample.rows);
    const width = sample.rows[row]?.length ?? 0;
    if (known > best.known || (known === best.known && width > best.width)) best = { delimiter, known, width };
  }
  const csv = readCsv(text, named ?? best.delimiter);
  if (!csv.ok) return csv;
  const { row } = findHeader(csv.rows);
  if (row === -1 || !FILLED.test(text)) return { ok: false, problem: 'the file is empty.' };
  if (csv.rows.slice(row + 1).every(isEmptyRow)) return { ok: false, problem: 'the file has no rows below its headers.' };
  return { ok: true, table: { rows: csv.rows, header: row, delimiter: named ?? best.delimiter } };
}

/** Emails of one campaign to one person: no tool sends this many. */
const MAX_EMAILS_PER_PERSON = 50;

/**
 * Whether there is enough to count: campaign rows need the number sent or delivered and a result, email rows an address and a status. A
 * lead list may have a status too, of a different kind.
 */
function findKind(columns: SendColumns, { rows }: Body): 'campaigns' | 'emails' | null {
  const { name, sent, delivered, replied, opened, address, status, startedOn } = columns;
  const isCampaigns = name !== null && (sent !== null || delivered !== null) && (replied !== null || opened !== null);
  // Nobody gets this many emails of one campaign: the address is the sending mailbox.
  const isMany = (cell: string | undefined) => (readCount(cell ?? '').value ?? 0) > MAX_EMAILS_PER_PERSON;
  if (isCampaigns && rows.some((cells) => [sent, delivered].some((column) => column !== null && isMany(cells[column])))) return 'campaigns';
  if (address === null) return isCampaigns ? 'campaigns' : null;
  if (replied !== null || (startedOn !== null && opened !== null)) return 'emails';
  return status !== null && rows.some((cells) => isSendStatus(cells[status] ?? '')) ? 'emails' : null;
}

/** Plain numbers may be counts. */
const isWrittenDay = (cell: string): boolean => /\D/.test(cell) && parseDay(cell, false) !== undefined;

/** The date column if no header names one: the only column that contains only dates. */
function findDays(columns: SendColumns, headers: readonly string[], rows: readonly string[][]): number | null {
  if (columns.startedOn !== null) return columns.startedOn;
  const taken = new Set(Object.values(columns));
  const found = headers.flatMap((_, column) => {
    const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
    return !taken.has(column) && cells.length > 0 && cells.every(isWrittenDay) ? [column] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Columns chosen by a person override those found. */
const withChosen = (found: SendColumns, chosen: Partial<SendColumns> | undefined, width: number): SendColumns => {
  const columns = { ...found, ...chosen };
  for (const field of ['address', 'status'] as const) {
    const column = columns[field];
    if (column !== null && column >= width) columns[field] = null;
  }
  return columns;
};

export type SendFileOptions = {
  fileName: string;
  /** Columns that a person chose; the others stay as found. */
  chosen?: Partial<SendColumns>;
  /** Today, as `2026-03-18`: a later date was read in the wrong order. */
  today?: string;
};

/**
 * Reads a sending tool's export from its bytes: campaign rows, or one row per email, which are counted here so that only counts remain.
 * Encoding, separator, header row and columns are detected; `chosen` names columns if the headers are unknown. Every refused row is listed
 * with its reasons. Reasons quote only numbers and dates from the cells.
 */
export function readSendFile(bytes: Uint8Array, { fileName, chosen, today }: SendFileOptions): SendFileReading {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { text, delimiter: ownDelimiter } = takeSeparatorLine(decoded.text);
  const read = readTable(text, ownDelimiter);
  if (!read.ok) return read;
  const { rows, header, delimiter } = read.table;
  const headers = (rows[header] ?? []).map((cell) => cell.replaceAll('\0', '').trim());
  const tool = findSendTool(headers) ?? 'other';
  const named = findSendColumns(headers, tool);
  const found = { ...named, startedOn: findDays(named, headers, rows.slice(header + 1)) };
  const columns = withChosen(found, chosen, headers.length);
  const body: Body = {
    headers,
    rows: rows.slice(header + 1),
    firstRow: header + 2,
    isDayFirstPlace: delimiter === ';' || headers.some((name) => dayFirstHeaders.has(normalizeHeader(name))),
    today: today ?? null,
  };
  const kind = findKind(columns, body);
  const shared = { ok: true, tool, kind, headers, columns } as const;
  if (kind === null) return { ...shared, sends: [], invalidRows: [], guessedDays: null, notes: [] };
  const sends = kind === 'campaigns' ? readCampaignRows(body, columns) : countEmails(body, columns, bareName(fileName));
  return { ...shared, ...sends };
}

/** A file's name without folder and extension: the campaign's name if the file has none. */
const bareName = (fileName: string): string => (fileName.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '').trim() || 'Imported campaign';
