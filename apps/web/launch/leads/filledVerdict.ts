import { fillLeads, judgeFilledLeads } from '@coldcast/rules/filledLeads';
import type { ReadableLeadFile } from '@coldcast/rules/leadFile';

/** The reading of a campaign file in which rows are invalid if their own email is empty or too long once filled, as on the server. */
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
