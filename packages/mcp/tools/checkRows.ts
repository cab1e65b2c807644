import { csvUnreadableMessage, ERRORS, missingColumnsMessage } from '@coldcast/contract/errors';
import { validateVariables } from '@coldcast/rules/emailTemplateVariables';
import { fillLeadsWithinLimit, judgeFilledLeads, type FilledLead } from '@coldcast/rules/filledLeads';
import { readLeadFile, type ReadableLeadFile } from '@coldcast/rules/leadFile';
import { checkRows, findingLine } from '@coldcast/rules/preflight/checkRows';
import { toWholeText } from '@coldcast/rules/sequence/wholeText';
import { countOf } from '@coldcast/rules/countOf';
import { z } from 'zod';
import { ProductFailure } from '../backend.ts';
import { email, leadsCsv, toSequence } from '../inputs.ts';
import { defineTool, READS } from '../tool.ts';
import { quote, toQuoted } from '../words/quote.ts';

/** How many checks an answer lists. */
const MAX_CHECKS = 12;

export const quotedChecks = z
  .array(z.string())
  .describe('Things to check in the emails before a launch, such as placeholders that are not filled; they do not block a launch');

/** What stands out in the emails as they will be sent, one line each. */
export const toQuotedChecks = (leads: readonly FilledLead[], of: Parameters<typeof checkRows>[1]): string[] =>
  checkRows(leads, of)
    .slice(0, MAX_CHECKS)
    .map((finding) => toQuoted(findingLine(finding), 600));

export function checkLines(checks: readonly string[]): string[] {
  if (checks.length === 0) return [];
  return [
    checks.length === 1 ? '1 thing to check:' : `${checks.length} things to check:`,
    ...checks.map((text) => `- ${quote(text, 600)}`),
  ];
}

const output = z.object({
  canLaunch: z.boolean(),
  validRows: z.int(),
  invalidRowCount: z.int(),
  invalidRows: z.array(z.object({ row: z.int(), quotedValue: z.string(), quotedReason: z.string() })),
  duplicateRows: z.int(),
  quotedColumns: z.array(z.string()),
  quotedProblem: z.string().nullable().describe('Problems with the list or the variables as a whole'),
  quotedChecks,
});

/** How many invalid rows an answer lists. */
const MAX_INVALID = 20;

type Email = z.output<typeof email>;

export function readRows(csv: string, written: Email | undefined): ReadableLeadFile {
  const file = readLeadFile(new TextEncoder().encode(csv), { mode: written === undefined ? 'campaign' : 'leads' });
  if (file.ok) return file;
  throw new ProductFailure(csvUnreadableMessage(file.problem), { code: 'csv_unreadable' });
}

/** The rows with the email filled for each, or with each row's own email. */
export function fillRows({ leads, headers }: ReadableLeadFile, written: Email | undefined): FilledLead[] {
  const filled = fillLeadsWithinLimit(written === undefined ? null : toSequence(written), leads, headers);
  if (filled === null) throw new ProductFailure(ERRORS.too_much_text.message, { code: 'too_much_text' });
  return filled;
}

/** What prevents a launch apart from invalid rows; null if nothing does. */
export function findProblem({ missingColumns, headers }: ReadableLeadFile, written: Email | undefined): string | null {
  if (missingColumns.length > 0) return missingColumnsMessage(missingColumns);
  return written === undefined ? null : validateVariables(toWholeText(toSequence(written)), headers).message;
}

export const checkRowsTool = defineTool({
  name: 'check_rows',
  title: 'Check a lead list',
  description:
    'Check the rows of a lead list before a forecast or a launch: which rows can be sent to, which cannot and why, duplicates, and variables without a column. Changes nothing and costs nothing.',
  annotations: READS,
  input: z.object({ leads_csv: leadsCsv, email: email.optional() }),
  output,
  run: async ({ leads_csv: csv, email: written }) => {
    const file = readRows(csv, written);
    const problem = findProblem(file, written);
    const judged = judgeFilledLeads(fillRows(file, written));
    const invalid = [...file.invalidRows, ...judged.invalidRows];
    const data = {
      canLaunch: problem === null && judged.leads.length > 0,
      validRows: judged.leads.length,
      invalidRowCount: invalid.length,
      invalidRows: invalid.slice(0, MAX_INVALID).map(({ rowNumber, value, reason }) => ({
        row: rowNumber,
        quotedValue: toQuoted(value, 200),
        quotedReason: toQuoted(reason, 300),
      })),
      duplicateRows: file.duplicateCount,
      quotedColumns: (file.headers ?? []).map((header) => toQuoted(header, 100)),
      quotedProblem: problem === null ? null : toQuoted(problem, 500),
      quotedChecks: toQuotedChecks(judged.leads, { headers: file.headers, isOwnEmails: written === undefined }),
    };
    return {
      data,
      lines: [
        `${countOf(data.validRows, 'row')} can be sent to, ${data.invalidRowCount} cannot. Rows that repeat a profile: ${data.duplicateRows}.`,
        ...(file.quoteNotice === null ? [] : [file.quoteNotice]),
        ...(problem === null ? [] : [`Before a launch: ${quote(problem, 500)}`]),
        ...checkLines(data.quotedChecks),
        ...data.invalidRows.map(({ row, quotedValue, quotedReason }) => `- row ${row}: ${quote(quotedReason)} ${quote(quotedValue)}`),
      ],
    };
  },
});
