import { createMcpHandler, validateOriginHeader } from '@modelcontextprotocol/server';
import { serveStdio, type StdioServerHandle } from '@modelcontextprotocol/server/stdio';
import type { Backend } from './backend.ts';
import { createMcpServer } from './createMcpServer.ts';

/** Serves the caller of this process over its standard input and output. */
export const serveOverStdio = (backend: Backend, onError: (error: Error) => void): StdioServerHandle =>
  serveStdio(() => createMcpServer(backend), { onerror: onError });

/** The caller over HTTP, and its IP address. */
export type HttpCaller = { token: string; ip: string; url: string };

type HttpServing = { answer: (request: Request, caller: HttpCaller, body: unknown) => Promise<Response>; close: () => Promise<void> };

/** Serves HTTP requests from any caller, without state between them, so that any process can take the next one. */
export function createHttpServing(toBackend: (caller: HttpCaller) => Backend, onError: (error: Error) => void): HttpServing {
  const handler = createMcpHandler(
    ({ authInfo }) => {
      if (authInfo === undefined) throw new Error('a protocol request came without its caller');
      const url = authInfo.extra?.['url'];
      return createMcpServer(toBackend({ token: authInfo.token, ip: authInfo.clientId, url: typeof url === 'string' ? url : '' }));
    },
    { onerror: onError },
  );
  return {
    answer: (request, { token, ip, url }, body) =>
      handler.fetch(request, {
        authInfo: { token, clientId: ip, scopes: [], extra: { url } },
        ...(body !== undefined && { parsedBody: body }),
      }),
    close: handler.close,
  };
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a browser page at this origin may call. Programs send no origin. Only our own pages may, and pages on this machine if no public
 * address is set.
 */
export const isOriginAllowed = (origin: string | undefined, publicUrl: string | undefined): boolean =>
  validateOriginHeader(origin, publicUrl === undefined ? LOOPBACK : [new URL(publicUrl).hostname]).ok;
