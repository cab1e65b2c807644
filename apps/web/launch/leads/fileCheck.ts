import { findVariables } from '@coldcast/rules/emailTemplate';
import { validateVariables } from '@coldcast/rules/emailTemplateVariables';
import type { LeadFileReading, ReadableLeadFile } from '@coldcast/rules/leadFile';
import { toWholeText } from '@coldcast/rules/sequence/wholeText';

/** How many invalid rows and row numbers are listed before an ellipsis. */
const LISTED_ROWS = 5;

type ListedRow = { rowNumber: number; value: string; reason: string };
export type ListedFix = { rowNumber: number; from: string; to: string };
type ColumnSummary = { column: string; validCount: number; invalidCount: number; firstInvalidRows: number[] };

/** What the drawer shows of a file: everything except the rows, which stay in the worker. */
export type FileSummary = Pick<
  ReadableLeadFile,
  | 'headers'
  | 'encoding'
  | 'encodingNotice'
  | 'encodingChoices'
  | 'quoteNotice'
  | 'profileColumn'
  | 'companyColumn'
  | 'titleColumn'
  | 'profileColumnCandidates'
  | 'missingColumns'
  | 'emptyRowCount'
  | 'totalRowCount'
  | 'duplicateCount'
  | 'removedDuplicateCount'
  | 'fixableCount'
  | 'fixedCount'
> & {
  ok: true;
  /** Valid rows that will be sent. */
  validCount: number;
  /** Valid rows that are left out. */
  leftOutCount: number;
  invalidCount: number;
  firstInvalidRows: ListedRow[];
  firstFixes: ListedFix[];
  columns: ColumnSummary[];
  /** Invalid rows whose fault is not in a required column, such as in a follow-up. */
  unplacedCount: number;
  firstUnplacedRows: ListedRow[];
  /** How many leads get how many emails, most emails first; one entry for files without follow-ups. */
  emailCounts: { emails: number; leads: number }[];
  /** For campaign files: the catalog's message about variables the file cannot fill. */
  variableMessage: string | null;
};

export type FileCheck = FileSummary | { ok: false; problem: string };

const toListedRow = ({ rowNumber, value, reason }: ListedRow): ListedRow => ({ rowNumber, value, reason });

function findVariableMessage({ leads, headers }: ReadableLeadFile): string | null {
  const written = new Set<string>();
  for (const lead of leads) {
    const { subject, body } = toWholeText(lead);
    for (const { name } of [...findVariables(subject), ...findVariables(body)]) written.add(`{{${name}}}`);
  }
  return validateVariables({ subject: '', body: [...written].join(' ') }, headers).message;
}

function countEmails({ leads }: ReadableLeadFile): FileSummary['emailCounts'] {
  const counts = new Map<number, number>();
  for (const { followUps = [] } of leads) counts.set(followUps.length + 1, (counts.get(followUps.length + 1) ?? 0) + 1);
  return [...counts].map(([emails, count]) => ({ emails, leads: count })).toSorted((one, other) => other.emails - one.emails);
}

/** `leftOutCount`: valid rows that are in the file but no longer in the reading. */
export function toFileCheck(reading: LeadFileReading, leftOutCount = 0): FileCheck {
  if (!reading.ok) return reading;
  const { leads, invalidRows, columnChecks } = reading;
  const unplaced = columnChecks.length === 0 ? [] : invalidRows.filter(({ column }) => column === null);
  const fixable = invalidRows.filter((row) => row.fixedUrl !== null);
  return {
    ok: true,
    headers: reading.headers,
    encoding: reading.encoding,
    encodingNotice: reading.encodingNotice,
    encodingChoices: reading.encodingChoices,
    quoteNotice: reading.quoteNotice,
    profileColumn: reading.profileColumn,
    companyColumn: reading.companyColumn,
    titleColumn: reading.titleColumn,
    profileColumnCandidates: reading.profileColumnCandidates,
    missingColumns: reading.missingColumns,
    emptyRowCount: reading.emptyRowCount,
    totalRowCount: reading.totalRowCount,
    duplicateCount: reading.duplicateCount,
    removedDuplicateCount: reading.removedDuplicateCount,
    fixableCount: reading.fixableCount,
    fixedCount: reading.fixedCount,
    validCount: leads.length,
    leftOutCount,
    invalidCount: invalidRows.length,
    firstInvalidRows: invalidRows.slice(0, LISTED_ROWS).map(toListedRow),
    unplacedCount: unplaced.length,
    firstUnplacedRows: unplaced.slice(0, LISTED_ROWS).map(toListedRow),
    emailCounts: countEmails(reading),
    firstFixes: fixable.slice(0, LISTED_ROWS).map(({ rowNumber, value, fixedUrl }) => ({ rowNumber, from: value, to: fixedUrl ?? '' })),
    columns: columnChecks.map(({ column, validCount, invalidRowNumbers }) => ({
      column,
      validCount,
      invalidCount: invalidRowNumbers.length,
      firstInvalidRows: invalidRowNumbers.slice(0, LISTED_ROWS),
    })),
    variableMessage: columnChecks.length === 0 ? null : findVariableMessage(reading),
  };
}
