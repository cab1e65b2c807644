import type { FastifyInstance } from 'fastify';
import { observeCall } from '../operations/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
}

/** Longer than any path segment, shorter than a token. */
const MAX_CHARACTERS = 30;

/** For an unknown address, its first part: the rest may contain a token. */
const toUnknownPath = (url: string): string => {
  const [, first = '', ...rest] = (url.split('?')[0] ?? '').split('/');
  return `/${first.length > MAX_CHARACTERS ? '...' : first}${rest.length > 0 ? '/...' : ''}`;
};

/** Logs one line per request. The path is the route's pattern, because real paths may contain a token. */
export const logAnswers = (api: FastifyInstance): void => {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  api.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions;
    if (config.operationId !== undefined) observeCall(config.operationId, reply.statusCode, reply.elapsedTime);
    request.log.info(
      {
        operation: config.operationId,
        method: request.method,
        path: url ?? toUnknownPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
