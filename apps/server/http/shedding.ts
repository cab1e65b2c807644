import { createHash } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { createCallCounter } from './callCounter.ts';
import { toNetwork } from './toNetwork.ts';

const BUSY_RETRY_SECONDS = 2;

/** How many valid tokens are remembered; the oldest are dropped first. */
const KNOWN_TOKENS = 10_000;

const tokenOf = ({ headers }: FastifyRequest): string | undefined => {
  const token = headers['x-api-key'] ?? headers.authorization;
  return token === undefined ? undefined : createHash('sha256').update(String(token)).digest('base64');
};

/**
 * Who calls: a token that was valid here before, from any network, otherwise the network. A stranger who makes up a token for every call
 * counts as one caller and blocks no signed-in user.
 */
const createCallers = () => {
  const known = new Set<string>();
  return {
    callerOf: (request: FastifyRequest): string => {
      const token = tokenOf(request);
      return token !== undefined && known.has(token) ? token : toNetwork(request.ip);
    },
    learn: (request: FastifyRequest): void => {
      const token = tokenOf(request);
      if (token === undefined || known.has(token)) return;
      const [oldest] = known;
      if (known.size >= KNOWN_TOKENS && oldest !== undefined) known.delete(oldest);
      known.add(token);
    },
  };
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request's token was valid here before. */
    isSignedIn: boolean;
  }
}

/** Probes and metrics matter most when the process is busy. */
const isOperators = (url: string): boolean => url === '/health' || url.startsWith('/health/') || url === '/metrics';

/** Pages and files are never shed: a page without one of its files is broken, and files cost hardly anything. */
const isCall = ({ method, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.operationId !== undefined || (method !== 'GET' && method !== 'HEAD');

/** Reads are refused first, because clients retry them anyway. Writes are refused once the delay is this many times the limit. */
const LATER = 3;

/**
 * Answers 503 while the event loop is behind, to reads before writes, and 429 to a caller far beyond normal use. Never to probes, pages and
 * files.
 */
export const registerShedding = async (api: FastifyInstance, { config, clock }: App): Promise<void> => {
  if (config.MAX_EVENT_LOOP_DELAY_MS > 0) {
    await api.register(underPressure, {
      maxEventLoopDelay: config.MAX_EVENT_LOOP_DELAY_MS,
      pressureHandler: (request, ...[, , delayMs]) => {
        const isShed = isCall(request) && (request.method === 'GET' || Number(delayMs) > LATER * config.MAX_EVENT_LOOP_DELAY_MS);
        if (isShed && !isOperators(request.url)) throw new AppError('overloaded', { retryAfterSeconds: BUSY_RETRY_SECONDS });
      },
    });
  }
  api.decorateRequest('isSignedIn', false);
  if (config.REQUESTS_PER_SECOND > 0) {
    const isWithinLimit = createCallCounter(config.REQUESTS_PER_SECOND, clock);
    const { callerOf, learn } = createCallers();
    api.addHook('onResponse', async (request) => {
      if (request.isSignedIn) learn(request);
    });
    api.addHook('onRequest', async (request) => {
      if (isCall(request) && !isOperators(request.url) && !isWithinLimit(callerOf(request)))
        throw new AppError('too_many_requests', { retryAfterSeconds: 1 });
    });
  }
};
