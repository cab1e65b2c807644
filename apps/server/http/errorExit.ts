import type { ErrorCode } from '@coldcast/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/isDatabaseAway.ts';
import { noteFullDisk } from '../database/fullDisk.ts';
import { isOwnerGone } from '../database/isOwnerGone.ts';
import { AppError } from '../errors.ts';

const DATABASE_RETRY_SECONDS = 5;

const TOO_LARGE_BODY = 'The request is too large. Send it in smaller parts.';

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  404: 'not_found',
  405: 'method_not_allowed',
  415: 'unsupported_media',
  429: 'too_many_requests',
  503: 'overloaded',
};

const isClientFault = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  ((error.statusCode >= 400 && error.statusCode < 500) || error.statusCode === 503);

/** Maps every error to one in the catalog; unknown errors become `internal`. */
const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  noteFullDisk(error);
  if (isDatabaseAway(error)) return new AppError('overloaded', { retryAfterSeconds: DATABASE_RETRY_SECONDS });
  if (isOwnerGone(error)) return new AppError('session_expired');
  // The catalog's message for this status is about files.
  if (isClientFault(error) && error.statusCode === 413) return new AppError('too_large', { message: TOO_LARGE_BODY });
  if (isClientFault(error)) return new AppError(CODE_OF_STATUS[error.statusCode] ?? 'invalid_input');
  return new AppError('internal');
};

/** The body of every failed call. */
export const toErrorBody = ({ message, code, details }: AppError, requestId: string) => ({ ...details, message, code, requestId });

const logError = (request: FastifyRequest, { code, status }: AppError, error: unknown): void => {
  if (status === 503) request.log.warn({ code, reason: error instanceof Error ? error.message : code }, 'request rejected');
  else if (status >= 500) request.log.error({ err: error, code }, 'request failed');
  else if (status === 401 || status === 403 || status === 429)
    request.log.warn({ event: 'denied', code, ip: request.ip }, 'request denied');
};

/** The only place where errors become answers. */
export const sendError = (error: unknown, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): FastifyReply => {
  const known = toAppError(error);
  logError(request, known, error);
  const retryAfter = known.retryAfterSeconds ?? (known.status === 503 ? DATABASE_RETRY_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // No hook runs for an address that cannot be decoded.
  reply.header('x-request-id', request.id);
  return reply.status(known.status).type('application/json; charset=utf-8').send(toErrorBody(known, request.id));
};
