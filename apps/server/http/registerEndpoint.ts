import type { Endpoint } from '@coldcast/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Pulse } from '../database/pulse.ts';
import { AppError } from '../errors.ts';
import { authenticate } from './authenticate.ts';
import type { BoundEndpoint } from './bindEndpoint.ts';
import type { ParsedRequest, SessionUser, UploadedFile } from './callRequest.ts';
import { jsonLimitOf } from './jsonBodies.ts';
import { checkStorable, parseInput } from './parseInput.ts';
import { isRawJson } from './rawJson.ts';
import { readMultipart } from './readMultipart.ts';
import type { FindSessionUser } from './seams.ts';
import type { UploadBudget, UploadShare } from './uploadBudget.ts';

type Caller = { user: SessionUser | undefined; share: UploadShare };

const readBody = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  share: UploadShare,
): Promise<{ body: unknown; file: UploadedFile | null }> => {
  if (endpoint.bodyKind === 'none') return { body: undefined, file: null };
  const isForm = endpoint.bodyKind === 'multipart' || (endpoint.bodyKind === 'either' && request.isMultipart());
  const { fields, file } = isForm ? await readMultipart(request, share) : { fields: request.body, file: null };
  if (endpoint.bodyKind === 'json' && request.isMultipart()) throw new AppError('unsupported_media');
  checkStorable(fields);
  checkStorable(file?.fileName);
  return { body: parseInput({ schema: endpoint.body, value: fields ?? {}, errors: endpoint.errors }), file };
};

/** The request with every part parsed by the contract. */
const toParsedRequest = async (endpoint: Endpoint, request: FastifyRequest, { user, share }: Caller): Promise<ParsedRequest> => {
  const { errors } = endpoint;
  const hasParams = endpoint.path.includes(':');
  const params = hasParams ? parseInput({ schema: endpoint.params, value: request.params, errors }) : undefined;
  const query = parseInput({ schema: endpoint.query, value: { ...Object(request.query) }, errors });
  const { body, file } = await readBody(endpoint, request, share);
  const { id, headers, ip } = request;
  return { id, params, query, body, file, headers, ip, user };
};

const checkAnswer = (endpoint: Endpoint, answer: unknown): void => {
  const { error } = endpoint.answer.safeParse(isRawJson(answer) ? JSON.parse(answer.rawJsonText) : answer);
  if (error !== undefined)
    throw new Error(`${endpoint.operationId} returned a response that the contract does not allow: ${error.message}`);
};

type Seam = { bound: BoundEndpoint; findSessionUser: FindSessionUser; budget: UploadBudget; orSilence: Pulse['orSilence'] };

export const registerEndpoint = (api: FastifyInstance, app: App, { bound, findSessionUser, budget, orSilence }: Seam): void => {
  const { endpoint } = bound;
  const callers = new WeakMap<FastifyRequest, SessionUser>();
  api.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { operationId: endpoint.operationId },
    bodyLimit: jsonLimitOf(endpoint),
    // Before the body is read: a stranger learns nothing and costs nothing.
    onRequest: async (request) => {
      const user = await orSilence(() => authenticate(app, { endpoint, headers: request.headers, findSessionUser }));
      if (user === undefined) return;
      callers.set(request, user);
      request.isSignedIn = true;
    },
    handler: async (request, reply: FastifyReply) => {
      const share = budget.open();
      try {
        const parsed = await toParsedRequest(endpoint, request, { user: callers.get(request), share });
        const answer = await orSilence(() => bound.handle(app, parsed));
        if (app.config.CHECK_ANSWERS) checkAnswer(endpoint, answer);
        reply.status(endpoint.status).type('application/json; charset=utf-8');
        return isRawJson(answer) ? answer.rawJsonText : JSON.stringify(answer);
      } finally {
        share.giveBack();
      }
    },
  });
};
