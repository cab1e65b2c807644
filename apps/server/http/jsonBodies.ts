import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** JSON is the only body besides multipart. An empty one counts as none, whatever its content type says. */
export const registerJsonBodies = (api: FastifyInstance): void => {
  // Refuses `__proto__` and `constructor.prototype` as keys.
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser(['application/json', 'text/plain']);
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    let text: string;
    try {
      text = decoder.decode(Buffer.from(bytes));
    } catch {
      done(new AppError('invalid_input'));
      return;
    }
    if (text.trim() === '') done(null, undefined);
    else void parse(request, text, done);
  });
};
