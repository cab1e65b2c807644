import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { UploadedFile } from './callRequest.ts';
import type { UploadShare } from './uploadBudget.ts';

export const BODY_LIMIT_BYTES = 10 * 1024 * 1024;

/** One byte above the maximum, so that a file that is too large is refused before it has arrived completely. */
const LIMITS = {
  fileSize: BODY_LIMIT_BYTES + 1,
  files: 1,
  fields: 20,
  // The longest field holds a template's follow-ups as JSON: six bodies and subjects of maximum length, mostly plain letters.
  fieldSize: 256 * 1024,
  fieldNameSize: 100,
  parts: 22,
  headerPairs: 50,
};
/** Room for the fields and the part boundaries; a request that announces more is not read at all. */
const FORM_BYTES = 512 * 1024;

type Form = { fields: Record<string, unknown>; file: UploadedFile | null };

const invalid = (problem: string): AppError => new AppError('invalid_input', { details: { fields: [{ field: '', problem }] } });

const readFile = async (stream: AsyncIterable<Uint8Array>, share: UploadShare): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    share.take(chunk.length);
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new AppError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const readParts = async (request: FastifyRequest, share: UploadShare): Promise<Form> => {
  const fields = new Map<string, string>();
  let file: UploadedFile | null = null;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw invalid('Send the file in the field "file".');
      file = { fileName: part.filename, bytes: await readFile(part.file, share) };
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw invalid(`The field "${part.fieldname.slice(0, 100)}" is too long.`);
      if (fields.has(part.fieldname)) throw invalid(`The field "${part.fieldname}" was sent twice.`);
      const value = String(part.value);
      share.take(value.length);
      fields.set(part.fieldname, value);
    }
  }
  return { fields: Object.fromEntries(fields), file };
};

/** Reads the text fields and the one file named `file`, within the limits. */
export const readMultipart = async (request: FastifyRequest, share: UploadShare): Promise<Form> => {
  if (!request.isMultipart()) throw new AppError('unsupported_media');
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES + FORM_BYTES) throw new AppError('too_large');
  try {
    return await readParts(request, share);
  } catch (error) {
    // A client reads the refusal only after it has sent the whole form.
    if (error instanceof AppError && error.code === 'overloaded') request.raw.unpipe().resume();
    // The parser's errors have no status, or one about size when there were too many parts.
    throw error instanceof AppError ? error : invalid(error instanceof Error ? error.message : 'The form cannot be read.');
  }
};
