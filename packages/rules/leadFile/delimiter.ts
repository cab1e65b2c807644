import { findRequiredColumns } from './campaignColumns.ts';
import { findRole, normalizeHeader, rankProfileHeader } from './columnNames.ts';
import { isProfileUrl } from '../profileUrl.ts';
import { findHeaderRow, type LeadFileMode } from './headerRow.ts';
import type { Delimiter } from './parseCsv.ts';
import { readCsv } from './readCsv.ts';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
/** Rows read with each delimiter to choose among them, from as many characters of the text. */
const SAMPLE_ROWS = 60;
const SAMPLE_LENGTH = 250_000;

/** A first line such as `sep=;`, which spreadsheets write and hide. */
const separatorLine = /^sep=([,;\t|])(?:\r\n|\r|\n|$)/i;

/** Takes a `sep=` line off the text; rows are counted without it, as spreadsheets show them. */
export function takeSeparatorLine(text: string): { text: string; delimiter: Delimiter | undefined } {
  const [line = '', mark] = separatorLine.exec(text) ?? [];
  return { text: text.slice(line.length), delimiter: DELIMITERS.find((delimiter) => delimiter === mark) };
}

/** The delimiter under which most headers are known, then the one under which most rows hold a profile link, then the most usual one. */
export function chooseDelimiter(text: string, mode: LeadFileMode): Delimiter {
  const start = text.slice(0, SAMPLE_LENGTH);
  let best: { delimiter: Delimiter; knownHeaders: number; linkRows: number } = { delimiter: ',', knownHeaders: -1, linkRows: -1 };
  for (const delimiter of DELIMITERS) {
    const sample = readCsv(start, delimiter, SAMPLE_ROWS);
    if (!sample.ok) continue;
    const header = findHeaderRow(sample.rows, mode);
    const knownHeaders = header === undefined ? 0 : countKnownHeaders(sample.rows[header] ?? [], mode);
    const linkRows = sample.rows.filter((row) => row.some(isProfileUrl)).length;
    if (knownHeaders > best.knownHeaders || (knownHeaders === best.knownHeaders && linkRows > best.linkRows)) {
      best = { delimiter, knownHeaders, linkRows };
    }
  }
  return best.delimiter;
}

function countKnownHeaders(headers: readonly string[], mode: LeadFileMode): number {
  const required = mode === 'campaign' ? Object.values(findRequiredColumns(headers)).filter((column) => column !== -1).length : 0;
  const isKnown = (header: string) => rankProfileHeader(header) !== undefined || findRole(normalizeHeader(header)) !== undefined;
  return required * headers.length + headers.filter(isKnown).length;
}
