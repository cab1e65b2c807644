import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import type { Pulse } from '../database/pulse.ts';
import { AppError } from '../errors.ts';
import type { BoundEndpoint } from './bindEndpoint.ts';
import { API_POLICY } from './contentSecurityPolicy.ts';
import { sendError } from './errorExit.ts';
import { EMAIL_JSON_LIMIT_BYTES, registerJsonBodies } from './jsonBodies.ts';
import { logAnswers } from './logAnswers.ts';
import { toOpenApi } from './openApi.ts';
import { BODY_LIMIT_BYTES } from './readMultipart.ts';
import { registerEndpoint } from './registerEndpoint.ts';
import { registerMethodNotAllowed } from './registerMethodNotAllowed.ts';
import type { FindSessionUser, RawRoutes } from './seams.ts';
import { registerShedding } from './shedding.ts';
import { createUploadBudget } from './uploadBudget.ts';
import { registerWebPages } from './webPages.ts';

/** Above the limit for sending a request, so that a slow sender gets 408 and only a slow answer gets 503. */
const HANDLER_LIMIT_MS = 65_000;
/** Six files of the largest size, or many smaller ones, at the same time: reading and storing a file takes several times its size. */
const UPLOADS_LIMIT_BYTES = 6 * BODY_LIMIT_BYTES;
const YEAR_SECONDS = 31_536_000;

export type ApiParts = {
  endpoints: readonly BoundEndpoint[];
  findSessionUser: FindSessionUser;
  rawRoutes?: readonly RawRoutes[];
  /** Ends the wait for a database that has gone silent. */
  orSilence?: Pulse['orSilence'];
  /** Folder of the built web app. */
  webFolder?: string;
};

const createServer = (app: App): FastifyInstance => {
  const log: FastifyBaseLogger = app.log;
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Trusts only what the proxies in front added: each appends the address it was called from, whatever a caller claims.
    trustProxy: (_address, hop) => hop < app.config.TRUST_PROXY,
    bodyLimit: EMAIL_JSON_LIMIT_BYTES,
    handlerTimeout: HANDLER_LIMIT_MS,
    // A long id is an unknown id, not an unknown path.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 10_000 },
    frameworkErrors: (error, request, reply) => void sendError(error, { request, reply }),
  });
};

const registerHeaders = async (api: FastifyInstance, { config }: App): Promise<void> => {
  const isSecure = config.PUBLIC_URL?.startsWith('https:') === true;
  await api.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: YEAR_SECONDS } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};

/** Builds the document on the first request. */
const registerOpenApi = (api: FastifyInstance, endpoints: readonly BoundEndpoint[]): void => {
  let text: string | undefined;
  api.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(toOpenApi(endpoints.map(({ endpoint }) => endpoint)));
    return reply.type('application/json; charset=utf-8').send(text);
  });
};

/** The whole HTTP layer, ready to listen or to be called directly. */
export const buildApi = async (app: App, parts: ApiParts): Promise<FastifyInstance> => {
  const {
    endpoints,
    findSessionUser,
    rawRoutes = [],
    orSilence = (work) => work(),
    webFolder = join(import.meta.dirname, '../../web/dist'),
  } = parts;
  const api = createServer(app);
  api.setErrorHandler((error, request, reply) => sendError(error, { request, reply }));
  logAnswers(api);
  await registerHeaders(api, app);
  await registerShedding(api, app);
  await api.register(multipart, { throwFileSizeLimit: false });
  registerJsonBodies(api);
  if (app.config.MAINTENANCE) {
    api.addHook('onRequest', async ({ routeOptions: { config } }) => {
      if (config.operationId !== undefined && config.operationId !== 'getHealth' && config.operationId !== 'getConfig')
        throw new AppError('overloaded');
    });
  }
  const budget = createUploadBudget(UPLOADS_LIMIT_BYTES);
  for (const bound of endpoints) registerEndpoint(api, app, { bound, findSessionUser, budget, orSilence });
  registerMethodNotAllowed(api, endpoints);
  if (app.config.OPENAPI) registerOpenApi(api, endpoints);
  for (const register of rawRoutes) {
    await api.register(async (scope) => {
      register(scope, app);
    });
  }
  await registerWebPages(api, app, { folder: webFolder, bound: endpoints });
  await api.ready();
  return api;
};
