import { endpoints } from '@coldcast/contract/endpoints';
import { createHttpServing, isOriginAllowed, type HttpCaller } from '@coldcast/mcp/serve';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicUrl } from '../billing/publicUrl.ts';
import { AppError } from '../errors.ts';
import { readToken } from '../http/authenticate.ts';
import type { RawRoutes } from '../http/seams.ts';
import { callInner, createBackend } from './createBackend.ts';

/** Converts to a web-standard request, which is aborted when the client disconnects. */
function toWebRequest({ method, url, headers }: FastifyRequest, reply: FastifyReply, base: string): Request {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  const web = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) web.set(name, [value].flat().join(', '));
  return new Request(new URL(url, base), { method, headers: web, signal: leaving.signal });
}

/**
 * The tools for assistants at `/mcp`, over streamable HTTP, without state between requests. Tools read and act through our own routes, as
 * the caller.
 */
export const mcpRoutes: RawRoutes = (api, app) => {
  const serving = createHttpServing(
    (caller) => createBackend(api, caller),
    (error) => app.log.warn({ reason: error.message }, 'an assistant request was rejected'),
  );
  api.addHook('onClose', () => serving.close());
  api.head('/mcp', async (_request, reply) => {
    reply.header('allow', 'POST');
    throw new AppError('method_not_allowed');
  });
  api.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (!isOriginAllowed(request.headers.origin, app.config.PUBLIC_URL)) throw new AppError('origin_refused');
      const caller: HttpCaller = { token: readToken(request.headers) ?? '', ip: request.ip, url: publicUrl(app, request.headers) };
      // Any caller who may read their own user may ask; the calls each tool makes check their own scopes.
      const me = await callInner(api, caller, { endpoint: endpoints.getMe, input: {} });
      if (me.status === 200)
        return reply.send(await serving.answer(toWebRequest(request, reply, caller.url), caller, request.body ?? undefined));
      if (me.status === 401) reply.header('www-authenticate', 'Bearer');
      if (me.retryAfter !== undefined) reply.header('retry-after', me.retryAfter);
      return reply.status(me.status).type('application/json; charset=utf-8').send(me.text);
    },
  });
};
