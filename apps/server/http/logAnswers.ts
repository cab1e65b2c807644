import type { FastifyInstance } from 'fastify';
import { observeCall } from '../operations/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
}

/** One line per request. The path is the route's pattern: real paths may hold a token. */
export const logAnswers = (api: FastifyInstance): void => {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  api.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions;
    if (config.operationId !== undefined) observeCall(config.operationId, reply.statusCode, reply.elapsedTime);
    request.log.info(
      { operation: config.operationId, method: request.method, path: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
};
