import { LanguageError } from './LanguageError.ts';

/** The longest answer we read; typical ones have 10 kB. */
const MAX_ANSWER_BYTES = 1024 * 1024;

const tooLong = (): LanguageError => new LanguageError('unusable', 'The language model’s answer is too long.');

/** Passes bytes through until they exceed the limit. */
function countBytes(): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.length;
      if (read > MAX_ANSWER_BYTES) controller.error(tooLong());
      else controller.enqueue(chunk);
    },
  });
}

/**
 * `fetch` for an endpoint that an operator has configured: follows no redirects, which could lead anywhere, and limits the answer's length.
 * `check` throws for a forbidden address.
 */
export const createLimitedFetch =
  (check: (url: URL) => Promise<void>): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    await check(url);
    const response = await fetch(input, { ...init, redirect: 'error' });
    const { body, status, statusText, headers } = response;
    return body === null ? response : new Response(body.pipeThrough(countBytes()), { status, statusText, headers });
  };
