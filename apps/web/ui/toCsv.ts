export type CsvCell = string | number | null | undefined;

/** Spreadsheets run a text that starts like this as a formula; a leading apostrophe keeps it text. */
const looksLikeFormula = /^[=+\-@\t\r]/;

function toCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = looksLikeFormula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV text (RFC 4180, CRLF). Numbers stay numbers; texts that a spreadsheet would run are escaped. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string => rows.map((row) => row.map(toCell).join(',')).join('\r\n') + '\r\n';
