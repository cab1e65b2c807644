import { APICallError } from 'ai';
import { LanguageError } from './LanguageError.ts';

/** The key is wrong or not allowed, or the account has no money: 401, 402, 403. */
const STOPPED = new Set([401, 402, 403]);
/** Too many requests; 529 is Anthropic's code for overload. */
const BUSY = new Set([429, 529]);
const LONGEST_WAIT_MS = 10 * 60_000;

/** `Retry-After` in seconds or as a date, or OpenAI's own header in milliseconds. */
function readRetryAfter(headers: Record<string, string> | undefined, now: Date): number | undefined {
  const inMs = Number(headers?.['retry-after-ms'] ?? Number.NaN);
  if (inMs >= 0) return Math.min(inMs, LONGEST_WAIT_MS);
  const given = headers?.['retry-after'];
  if (given === undefined) return undefined;
  const waitMs = /^\d+(\.\d+)?$/u.test(given) ? Number(given) * 1000 : Date.parse(given) - now.getTime();
  return Number.isFinite(waitMs) ? Math.min(Math.max(0, waitMs), LONGEST_WAIT_MS) : undefined;
}

/** Converts any error of a call; nothing of the endpoint's own text is kept. */
export function toLanguageError(error: unknown, now: Date): LanguageError {
  if (error instanceof LanguageError) return error;
  if (!APICallError.isInstance(error)) {
    const isTime = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
    if (!isTime && error instanceof Error && error.cause !== undefined && error.cause !== error) return toLanguageError(error.cause, now);
    return new LanguageError('failed', isTime ? 'The language model took too long.' : 'The language model could not be asked.');
  }
  const { statusCode: status, cause } = error;
  if (cause instanceof LanguageError) return cause;
  if (status === undefined) return new LanguageError('failed', 'The language model could not be reached.');
  if (STOPPED.has(status))
    return new LanguageError('stopped', `The language model refused the key or the account (${status}).`, { status });
  if (BUSY.has(status)) {
    const retryAfterMs = readRetryAfter(error.responseHeaders, now);
    return new LanguageError('busy', `The language model got too many requests (${status}).`, { status, retryAfterMs });
  }
  if (status >= 500 || status === 408 || status === 409) {
    return new LanguageError('failed', `The language model failed (${status}).`, { status });
  }
  // The endpoint answered with something the SDK cannot read.
  if (status < 300) return new LanguageError('failed', 'The language model gave no readable answer.', { status });
  return new LanguageError('unusable', `The language model refused the request (${status}).`, { status });
}
