import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { csvUnreadableMessage, ERRORS, missingColumnsMessage } from '@coldcast/contract/errors';
import { writeCampaignCsv } from '@coldcast/rules/campaignCsv';
import { fillLeads, judgeFilledLeads } from '@coldcast/rules/filledLeads';
import { readLeadFile } from '@coldcast/rules/leadFile';
import type { LegacyEncoding } from '@coldcast/rules/leadFile/encodingNames';
import { MAX_FILE_BYTES } from '@coldcast/rules/leadFile/limits';
import { checkRows, findingLine } from '@coldcast/rules/preflight/checkRows';
import { CommandError } from '../CommandError.ts';
import { EXIT } from '../exitCodes.ts';

/** `checks`: what stands out in its emails, one line each. */
export type LaunchFile = { fileName: string; csv: Blob; checks: readonly string[] };

const refuse = (message: string, code = 'bad_file'): never => {
  throw new CommandError(message, { exitCode: EXIT.failed, code });
};

function readBytes(path: string): Uint8Array<ArrayBuffer> {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) return refuse(ERRORS.too_large.message, 'too_large');
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return refuse(isMissing ? `There is no file ${path}.` : `${path} could not be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** The first valid leads of a campaign file, as a campaign file. */
function takeFirst(bytes: Uint8Array, count: number, encoding: LegacyEncoding | undefined): string {
  const file = readLeadFile(bytes, { mode: 'campaign', ...(encoding && { encoding }) });
  if (!file.ok) return refuse(csvUnreadableMessage(file.problem), 'csv_unreadable');
  if (file.missingColumns.length > 0) return refuse(missingColumnsMessage(file.missingColumns), 'missing_columns');
  return writeCampaignCsv(file.leads.slice(0, count), file.headers);
}

/** `first`: how many valid leads to launch; `encoding`: for a file that is not Unicode. */
type FileOptions = { first: number | undefined; encoding: LegacyEncoding | undefined };

/** What stands out in the emails of a file; nothing if it cannot be read, because the server reports that. */
function checkFile(bytes: Uint8Array, { first, encoding }: FileOptions): string[] {
  const file = readLeadFile(bytes, { mode: 'campaign', ...(encoding && { encoding }) });
  if (!file.ok || file.missingColumns.length > 0) return [];
  const filled = fillLeads(null, file.leads.slice(0, first), file.headers);
  return checkRows(judgeFilledLeads(filled).leads, { headers: file.headers, isOwnEmails: true }).map(findingLine);
}

/** The whole file, or cut to its first valid leads. The server checks it. */
export function readLaunchFile(path: string, options: FileOptions): LaunchFile {
  const { first, encoding } = options;
  const bytes = readBytes(path);
  const csv = new Blob([first === undefined ? bytes : takeFirst(bytes, first, encoding)], { type: 'text/csv' });
  return { fileName: basename(path), csv, checks: checkFile(bytes, options) };
}
