import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { UploadedFile } from './callRequest.ts';

export const BODY_LIMIT_BYTES = 10 * 1024 * 1024;

const LIMITS = { fileSize: BODY_LIMIT_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024, fieldNameSize: 100, parts: 22, headerPairs: 50 };

type Form = { fields: Record<string, unknown>; file: UploadedFile | null };

const invalid = (problem: string): AppError => new AppError('invalid_input', { details: { fields: [{ field: '', problem }] } });

const readFile = async (stream: AsyncIterable<Uint8Array> & { truncated: boolean }): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  if (stream.truncated) throw new AppError('too_large');
  return Buffer.concat(chunks);
};

const readParts = async (request: FastifyRequest): Promise<Form> => {
  const fields = new Map<string, string>();
  let file: UploadedFile | null = null;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw invalid('The file must be sent as the field "file"');
      file = { fileName: part.filename, bytes: await readFile(part.file) };
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw invalid(`The field is too long: ${part.fieldname.slice(0, 100)}`);
      if (fields.has(part.fieldname)) throw invalid(`The field is sent twice: ${part.fieldname}`);
      fields.set(part.fieldname, String(part.value));
    }
  }
  return { fields: Object.fromEntries(fields), file };
};

/** Reads the text fields and the one file called `file`, never more than the limits. */
export const readMultipart = async (request: FastifyRequest): Promise<Form> => {
  if (!request.isMultipart()) throw new AppError('unsupported_media');
  try {
    return await readParts(request);
  } catch (error) {
    // The parser's own errors carry no status, or one that speaks of size where there were too many parts.
    throw error instanceof AppError ? error : invalid(error instanceof Error ? error.message : 'The form cannot be read');
  }
};
