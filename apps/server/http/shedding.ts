import { createHash } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { createCallCounter } from './callCounter.ts';

const BUSY_RETRY_SECONDS = 2;

/** One token is one caller wherever it comes from; without a token the address is. */
const callerOf = ({ headers, ip }: FastifyRequest): string => {
  const token = headers['x-api-key'] ?? headers.authorization;
  return token === undefined ? ip : createHash('sha256').update(String(token)).digest('base64');
};

/** Probes and figures are wanted most when the process is busy. */
const isOperators = (url: string): boolean => url === '/health' || url.startsWith('/health/') || url === '/metrics';

/** Pages and files are never shed: a page that lacks a part of itself is broken, and costs hardly anything. */
const isCall = ({ method, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.operationId !== undefined || (method !== 'GET' && method !== 'HEAD');

/** Reads are refused first: clients repeat them anyway. Writes are refused once the delay is this many times the limit. */
const LATER = 3;

/** Answers 503 while the event loop is behind, reads before writes, and 429 to a caller far beyond any honest use. Never for probes, pages and files. */
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
  if (config.REQUESTS_PER_SECOND > 0) {
    const isWithinLimit = createCallCounter(config.REQUESTS_PER_SECOND, clock);
    api.addHook('onRequest', async (request) => {
      if (isCall(request) && !isOperators(request.url) && !isWithinLimit(callerOf(request)))
        throw new AppError('too_many_requests', { retryAfterSeconds: 1 });
    });
  }
};
