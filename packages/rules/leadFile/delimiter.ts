import { findRequiredColumns } from './campaignColumns.ts';
import { findRole } from './columnNames.ts';
import { rankProfileHeader } from './profileHeader.ts';
import { isPersonLink } from '../profileUrl.ts';
import { findHeaderRow, isEmptyRow, type LeadFileMode } from './headerRow.ts';
import type { Delimiter } from './scanRows.ts';
import { readCsv } from './readCsv.ts';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
/** How many rows are read with each delimiter to choose among them, and from how many characters. */
const SAMPLE_ROWS = 60;
const SAMPLE_LENGTH = 250_000;

/** A first line such as `sep=;`, which spreadsheets write and hide. */
const separatorLine = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n|$)/i;

/** Removes a `sep=` line from the text; rows are counted without it, as spreadsheets do. */
export function takeSeparatorLine(text: string): { text: string; delimiter: Delimiter | undefined } {
  const [line = '', mark] = separatorLine.exec(text) ?? [];
  return { text: text.slice(line.length), delimiter: DELIMITERS.find((delimiter) => delimiter === mark) };
}

/** How much a sample looks like a table with one delimiter; compared in this order. */
type Structure = {
  /** Known column names in a header of at least two columns. */
  knownHeaders: number;
  /** 1 if nearly all rows below the header have the same width, of at least two columns. */
  isTable: 0 | 1;
  linkRows: number;
  width: number;
};

/** With at least this share of rows of the usual width, the text is a table; a stray delimiter or an unclosed quote changes a few rows. */
const TABLE_SHARE = 0.85;

/**
 * Chooses the delimiter that makes a table of the text: the one with the most known headers, then with equally wide rows, then with most
 * rows that contain a person's link, then with the widest rows; otherwise the most common one. Links come late, because with the wrong
 * delimiter a row that starts with a link can look like one, and a list may have none in its first rows.
 */
export function chooseDelimiter(text: string, mode: LeadFileMode): Delimiter {
  const start = text.slice(0, SAMPLE_LENGTH);
  let best: { delimiter: Delimiter; structure: Structure | null } = { delimiter: ',', structure: null };
  for (const delimiter of DELIMITERS) {
    if (delimiter !== ',' && !start.includes(delimiter)) continue;
    const sample = readCsv(start, delimiter, SAMPLE_ROWS);
    if (!sample.ok) continue;
    const isCut = start.length < text.length && sample.rows.length < SAMPLE_ROWS;
    const structure = findStructure(isCut ? sample.rows.slice(0, -1) : sample.rows, mode);
    if (isBetter(structure, best.structure)) best = { delimiter, structure };
  }
  return best.delimiter;
}

function isBetter(one: Structure, other: Structure | null): boolean {
  if (other === null) return true;
  const differences = [
    one.knownHeaders - other.knownHeaders,
    one.isTable - other.isTable,
    one.linkRows - other.linkRows,
    one.isTable === 1 ? one.width - other.width : 0,
  ];
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

function findStructure(rows: readonly string[][], mode: LeadFileMode): Structure {
  const header = findHeaderRow(rows, mode);
  const below = rows.slice(header === undefined ? 0 : header + 1).filter((row) => !isEmptyRow(row));
  const widths = new Map<number, number>();
  for (const { length } of below) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width, count] = [...widths].reduce((usual, one) => (one[1] > usual[1] ? one : usual), [0, 0]);
  return {
    knownHeaders: header === undefined ? 0 : countKnownHeaders(rows[header] ?? [], mode),
    isTable: width > 1 && count >= TABLE_SHARE * below.length ? 1 : 0,
    linkRows: below.filter((row) => row.some(isPersonLink)).length,
    width,
  };
}

function countKnownHeaders(headers: readonly string[], mode: LeadFileMode): number {
  if (headers.length < 2) return 0;
  const required = mode === 'campaign' ? Object.values(findRequiredColumns(headers)).filter((column) => column !== -1).length : 0;
  const isKnown = (header: string) => rankProfileHeader(header) !== undefined || findRole(header) !== undefined;
  return required * headers.length + headers.filter(isKnown).length;
}

/** The table inside rows of one cell each, if their first row splits into known headers. Its rows keep their numbers. */
export function findInnerTable(rows: readonly string[][], mode: LeadFileMode): { text: string; delimiter: Delimiter } | undefined {
  const isSingle = (row: readonly string[]) => row.every((cell, column) => column === 0 || cell.trim() === '');
  if (rows.length < 2 || !rows.every(isSingle)) return undefined;
  const first = rows.find((row) => !isEmptyRow(row))?.[0] ?? '';
  const found = DELIMITERS.map((delimiter) => {
    const header = first.includes(delimiter) ? readCsv(first, delimiter, 1) : undefined;
    return { delimiter, known: header?.ok ? countKnownHeaders(header.rows[0] ?? [], mode) : 0 };
  });
  const best = found.reduce((most, one) => (one.known > most.known ? one : most));
  return best.known < 2 ? undefined : { delimiter: best.delimiter, text: rows.map(([cell = '']) => cell).join('\n') };
}
