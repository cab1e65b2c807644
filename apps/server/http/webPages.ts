import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { BoundEndpoint } from './bindEndpoint.ts';
import { FILE_POLICY, pagePolicy } from './contentSecurityPolicy.ts';

const MAINTENANCE_PATH = '/maintenance';
/** Vite puts a hash of the content into the file names of this folder. */
const HASHED_FOLDER = '/assets/';

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

const sendPage = (app: App, page: string, reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', pagePolicy(app.config.SUPPORT_FORM_URL)).type('text/html; charset=utf-8').send(page);

/** Paths that serve a page to browsers and JSON to programs; the page gets its data from the same path. */
const TWO_FACED = /^\/shared\/[^/]+\/?$/;

type Web = { folder: string; bound: readonly BoundEndpoint[] };

/** Serves the files of the built web app, and its one page for every address outside the API. */
export const registerWebPages = async (api: FastifyInstance, app: App, { folder, bound }: Web): Promise<void> => {
  const apiSegments = new Set([
    ...bound.map(({ endpoint }) => firstSegment(endpoint.path)),
    'openapi.json',
    'webhooks',
    'health',
    'metrics',
  ]);
  const pagePath = join(folder, 'index.html');
  const page = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : undefined;
  if (page !== undefined) {
    await api.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(HASHED_FOLDER);
        if (isHashed) reply.header('content-security-policy', FILE_POLICY);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  // Only people with the address may see such a page: search engines must not list it, and nobody may cache it.
  api.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (page === undefined || !TWO_FACED.test(path) || !wantsPage(request)) return undefined;
    if (app.config.MAINTENANCE) return reply.redirect(MAINTENANCE_PATH);
    reply.header('x-robots-tag', 'noindex, nofollow');
    return sendPage(app, page, reply.header('cache-control', 'no-store'));
  });
  api.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage =
      path === '/' ? request.method === 'GET' || request.method === 'HEAD' : wantsPage(request) && !apiSegments.has(firstSegment(path));
    if (page === undefined || !isPage) throw new AppError('not_found');
    if (app.config.MAINTENANCE && path !== MAINTENANCE_PATH) return reply.redirect(MAINTENANCE_PATH);
    return sendPage(app, page, reply.header('cache-control', 'no-cache'));
  });
};
