import { fillLeads, judgeFilledLeads } from '@coldcast/rules/filledLeads';
import type { ReadableLeadFile } from '@coldcast/rules/leadFile';

/** A campaign file's reading in which rows whose own email comes out empty or too long once it is filled are invalid, as for the server. */
export function withFilledVerdict(file: ReadableLeadFile): ReadableLeadFile {
  const { invalidRows } = judgeFilledLeads(fillLeads(null, file.leads, file.headers));
  if (invalidRows.length === 0) return file;
  const refused = new Set(invalidRows.map(({ rowNumber }) => rowNumber));
  return {
    ...file,
    leads: file.leads.filter(({ rowNumber }) => !refused.has(rowNumber)),
    invalidRows: [...file.invalidRows, ...invalidRows].sort((a, b) => a.rowNumber - b.rowNumber),
    columnChecks: file.columnChecks.map(({ column, validCount, invalidRowNumbers }) => {
      const more = invalidRows.filter((row) => row.column === column).map(({ rowNumber }) => rowNumber);
      return {
        column,
        validCount: validCount - more.length,
        invalidRowNumbers: [...invalidRowNumbers, ...more].sort((a, b) => a - b),
      };
    }),
  };
}
