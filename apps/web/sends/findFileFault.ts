import { csvUnreadableMessage, ERRORS } from '@coldcast/contract/errors';
import { MAX_FILE_BYTES } from '@coldcast/rules/leadFile/limits';

/** The formats of files show at their start. */
const SAMPLE_BYTES = 65_536;

/** Why a chosen file cannot be imported, in the server's words where it has some; null if its content must be read to know. */
export async function findFileFault(file: File): Promise<string | null> {
  if (!/\.(?:csv|txt|tsv)$/iu.test(file.name.trim())) return ERRORS.not_csv.message;
  if (file.size > MAX_FILE_BYTES) return ERRORS.too_large.message;
  const [bytes, { decodeText }] = await Promise.all([
    file.slice(0, SAMPLE_BYTES).arrayBuffer(),
    import('@coldcast/rules/leadFile/decodeText'),
  ]);
  const decoded = decodeText(new Uint8Array(bytes));
  if (!decoded.ok) return csvUnreadableMessage(decoded.problem);
  return decoded.text.trim() === '' ? 'This file is empty. Choose an export with a header row and at least one campaign.' : null;
}
