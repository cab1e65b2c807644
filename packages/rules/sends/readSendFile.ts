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
/** How many rows at the top are searched for the header: some exports begin with notes. */
const HEADER_SEARCH_ROWS = 10;

/** The row with the most known headers; the first that is not empty if none is known. */
function findHeader(rows: readonly string[][]): { row: number; known: number } {
  let best = { row: rows.findIndex((row) => !isEmptyRow(row)), known: 0 };
  rows.slice(0, HEADER_SEARCH_ROWS).forEach((row, index) => {
    const known = countSendHeaders(row);
    if (known > best.known) best = { row: index, known };
  });
  return best;
}

type Table = { rows: string[][]; header: number; delimiter: Delimiter };

/** The text as rows, by the separator under which most headers are known. */
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
  if (row === -1) return { ok: false, problem: 'the file is empty.' };
  return { ok: true, table: { rows: csv.rows, header: row, delimiter: named ?? best.delimiter } };
}

/** Emails of one campaign to one person: no tool sends as many. */
const MOST_EMAILS_EACH = 50;

/**
 * Enough to count with: campaign rows need what was sent or delivered and what came of it, rows of emails an address and what became of it. A
 * list of leads may have a status too, of another kind.
 */
function findKind(columns: SendColumns, { rows }: Body): 'campaigns' | 'emails' | null {
  const { name, sent, delivered, replied, opened, address, status, startedOn } = columns;
  const isCampaigns = name !== null && (sent !== null || delivered !== null) && (replied !== null || opened !== null);
  // Nobody gets this many emails of one campaign: the address is the mailbox they were sent from.
  const isMany = (cell: string | undefined) => (readCount(cell ?? '').value ?? 0) > MOST_EMAILS_EACH;
  if (isCampaigns && rows.some((cells) => [sent, delivered].some((column) => column !== null && isMany(cells[column])))) return 'campaigns';
  if (address === null) return isCampaigns ? 'campaigns' : null;
  if (replied !== null || (startedOn !== null && opened !== null)) return 'emails';
  return status !== null && rows.some((cells) => isSendStatus(cells[status] ?? '')) ? 'emails' : null;
}

/** Numbers alone may be counts. */
const isWrittenDay = (cell: string): boolean => /\D/.test(cell) && parseDay(cell, false) !== undefined;

/** The days' column where no header names it: the only one that holds nothing but days. */
function findDays(columns: SendColumns, headers: readonly string[], rows: readonly string[][]): number | null {
  if (columns.startedOn !== null) return columns.startedOn;
  const taken = new Set(Object.values(columns));
  const found = headers.flatMap((_, column) => {
    const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
    return !taken.has(column) && cells.length > 0 && cells.every(isWrittenDay) ? [column] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Columns chosen by a person: fields that are not named stay as found. */
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
  /** Today, as `2026-03-18`: a day after it was read the wrong way round. */
  today?: string;
};

/**
 * Reads the export of a sending tool from its bytes: campaign rows, or one row per email, which are counted up here and leave nothing but counts.
 * Encoding, separator, header row and columns are found; `chosen` names columns where the headers are not known. Every row that cannot be
 * taken is listed with its reasons. The text of cells is in no reason but numbers and dates.
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

/** A file's name without its folder and extension: the campaign of a file that names none. */
const bareName = (fileName: string): string => (fileName.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '').trim() || 'Imported campaign';
