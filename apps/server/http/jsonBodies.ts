import type { Endpoint } from '@coldcast/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const KB = 1024;
/** Far more than any call of the contract needs. */
const JSON_LIMIT_BYTES = 64 * KB;
/** The largest email is 20,000 characters of up to four bytes, and JSON may write a character as six. */
export const EMAIL_JSON_LIMIT_BYTES = 256 * KB;
/** No call nests deeper than four. */
const MAX_LEVELS = 32;

export const jsonLimitOf = ({ carriesEmail }: Endpoint): number => (carriesEmail ? EMAIL_JSON_LIMIT_BYTES : JSON_LIMIT_BYTES);

const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125];

/** Whether JSON nests deeper than any call needs; checked before any recursive code sees it. */
export function isTooDeep(text: string): boolean {
  let levels = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInString = !isInString;
    else if (isInString) {
      if (code === BACKSLASH) at += 1;
    } else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      levels += 1;
      if (levels > MAX_LEVELS) return true;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) levels -= 1;
  }
  return false;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

const decode = (bytes: string | Buffer): string => {
  let text: string;
  try {
    text = decoder.decode(Buffer.from(bytes));
  } catch {
    throw new AppError('invalid_input');
  }
  if (isTooDeep(text)) throw new AppError('invalid_input', { message: `The JSON is nested deeper than ${MAX_LEVELS} levels.` });
  return text;
};

/** JSON is the only body type besides multipart. An empty body counts as none, whatever its content type. */
export const registerJsonBodies = (api: FastifyInstance): void => {
  // Refuses `__proto__` and `constructor.prototype` as keys.
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser(['application/json', 'text/plain']);
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    let text: string;
    try {
      text = decode(bytes);
    } catch (error) {
      done(error instanceof Error ? error : new AppError('invalid_input'));
      return;
    }
    if (text.trim() === '') done(null, undefined);
    else void parse(request, text, done);
  });
};
