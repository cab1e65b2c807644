import { randomUUID } from 'node:crypto';
import { createServer, STATUS_CODES, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ERRORS } from '@coldcast/contract/errors';
import { AppError } from '../errors.ts';
import { toErrorBody } from './errorExit.ts';
import { createReadingPace, paceBody } from './readingPace.ts';

const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 60_000;
/** How often sockets are checked against the two limits. */
const CHECK_EVERY_MS = 2000;
/** Longer than the 60 seconds for which reverse proxies keep a connection, so that the proxy closes it. */
const KEEP_ALIVE_MS = 65_000;
const START_RETRY_SECONDS = 2;

export type OpenServer = {
  port: number;
  /** Until this is called, every request gets 503. */
  serve: (listener: RequestListener) => void;
  /** Keeps serving, but closes each connection after its next answer. */
  drain: () => void;
  /** Refuses new connections, lets running requests end, and cuts off those that exceed the limit. */
  close: (limitMs: number) => Promise<void>;
};

const toBody = (error: AppError): string => JSON.stringify(toErrorBody(error, randomUUID()));

const answerStarting = (_request: IncomingMessage, response: ServerResponse): void => {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'retry-after': String(START_RETRY_SECONDS), connection: 'close' };
  response.writeHead(ERRORS.overloaded.status, headers).end(toBody(new AppError('overloaded')));
};

const STATUS_OF_FAULT: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Requests that are not HTTP never reach the API. They are answered on the socket, unless they are the rest of a request that was already
 * answered.
 */
const answerFault = (error: Error & { code?: string }, socket: Duplex, last: Exchange | undefined): void => {
  const isAnswered = last !== undefined && last.response.headersSent && !last.request.complete;
  if (!socket.writable || error.code === 'ECONNRESET' || isAnswered) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_FAULT[error.code ?? ''] ?? 400;
  const body = toBody(new AppError('invalid_input'));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};

/**
 * Closing a connection while the client still sends resets it, and the client loses the answer. So the server closes only its own side and
 * reads the rest first, within the time limit of a request.
 */
const lingerOnClose = (socket: Socket, findLast: () => Exchange | undefined): void => {
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    const request = findLast()?.request;
    if (request === undefined || request.complete || request.destroyed) {
      destroySoon();
      return;
    }
    socket.end();
    request.once('close', destroySoon);
  };
};

const describeListenError = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use. Stop the program that uses it, or choose another with PORT=${port + 1}.`);
  if (error.code === 'EACCES') return new Error(`Port ${port} needs special rights. Choose one above 1023 with PORT=3000.`);
  return error;
};

/** Binds the port immediately, so that a port in use is noticed before anything else starts. */
export const openServer = async ({ port, host }: { port: number; host: string | undefined }): Promise<OpenServer> => {
  let listener: RequestListener = answerStarting;
  let isClosing = false;
  const server = createServer({
    headersTimeout: HEADERS_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false,
  });
  const exchanges = new WeakMap<object, Exchange>();
  const pace = createReadingPace();
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    exchanges.set(request.socket, { request, response });
    paceBody(request, response, pace);
    // Otherwise a client would send its next request over a connection to a stopped server.
    if (isClosing) response.setHeader('connection', 'close');
    // An idle keep-alive connection would delay the exit until its limit.
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    listener(request, response);
  };
  server.on('connection', (socket) => lingerOnClose(socket, () => exchanges.get(socket)));
  server.on('request', answer);
  server.on('checkExpectation', answer);
  server.on('clientError', (error, socket) => answerFault(error, socket, exchanges.get(socket)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(describeListenError(error, port)));
    server.listen({ port, host }, resolve);
  });
  const address = server.address();
  return {
    port: isAddress(address) ? address.port : port,
    serve: (next) => void (listener = next),
    drain: () => void (isClosing = true),
    close: async (limitMs) => {
      isClosing = true;
      const cut = setTimeout(() => server.closeAllConnections(), limitMs);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      clearTimeout(cut);
    },
  };
};

const isAddress = (address: string | AddressInfo | null): address is AddressInfo => typeof address === 'object' && address !== null;
