import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { BoundEndpoint } from './bindEndpoint.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A known path answers 405, not 404, to methods it does not have. */
export const registerMethodNotAllowed = (api: FastifyInstance, bound: readonly BoundEndpoint[]): void => {
  const methodsOf = new Map<string, Set<string>>();
  for (const { endpoint } of bound) methodsOf.set(endpoint.path, (methodsOf.get(endpoint.path) ?? new Set()).add(endpoint.method));
  for (const [url, methods] of methodsOf) {
    api.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url,
      handler: async (_request, reply) => {
        reply.header('allow', [...methods].join(', '));
        throw new AppError('method_not_allowed');
      },
    });
  }
};
