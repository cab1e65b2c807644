// The build for browsers: nearly as fast as Node's, and the same code on both sides.
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { MAX_COLUMNS, MAX_ROWS, MAX_UNEVEN_ROWS } from './limits.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

export type CsvParsing = {
  delimiter: Delimiter;
  /** Null where quotes are letters as any others. */
  quote: '"' | null;
  /** Reads as many rows and no more. */
  rowLimit: number;
};

export type ParsedCsv =
  | { kind: 'rows'; rows: string[][] }
  /** More than we take, in words. */
  | { kind: 'problem'; problem: string }
  /** The text ends within a quoted cell that begins at byte `openedAt`, in column `column` after `rowCount` whole rows. */
  | { kind: 'unclosed'; openedAt: number; column: number; rowCount: number };

/** The CSV library as we use it: UTF-8 in, rows of text out; rows of any width, lines that end in LF, CR, CRLF or any mix. */
export function parseCsv(bytes: Uint8Array, { delimiter, quote, rowLimit }: CsvParsing): ParsedCsv {
  let problem: string | undefined;
  try {
    const rows = parse(bytes, {
      delimiter,
      quote,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      to: rowLimit === Infinity ? undefined : rowLimit,
      on_record: (row: string[], { records, invalid_field_length: unevenCount }) => {
        problem = rowLimit === Infinity ? findExcess(row.length, records, unevenCount) : undefined;
        if (problem !== undefined) throw new Error(problem);
        return row;
      },
    });
    return { kind: 'rows', rows };
  } catch (error) {
    if (problem !== undefined) return { kind: 'problem', problem };
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    const { bytes: cellsEnd, column, records } = toPosition(error);
    // After a row, `bytes` stands behind its line end; after a cell, before its delimiter.
    return { kind: 'unclosed', openedAt: column === 0 ? cellsEnd : cellsEnd + 1, column, rowCount: records };
  }
}

/** What csv-parse says of the place of an error; its types leave that open. */
const toPosition = (error: CsvError) => ({
  bytes: Number(error['bytes']),
  column: Number(error['column']),
  records: Number(error['records']),
});

function findExcess(columnCount: number, rowCount: number, unevenCount: number): string | undefined {
  const show = (count: number) => count.toLocaleString('en');
  if (columnCount > MAX_COLUMNS) return `row ${rowCount} has more than ${show(MAX_COLUMNS)} columns.`;
  if (rowCount > MAX_ROWS) return `it has more than ${show(MAX_ROWS)} rows.`;
  if (unevenCount > MAX_UNEVEN_ROWS) return `more than ${show(MAX_UNEVEN_ROWS)} of its rows are longer or shorter than the first.`;
  return undefined;
}
