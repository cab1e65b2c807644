import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** One address in front of several API processes, used in turn. A request that one process does not accept goes to the next. */
export type LoadBalancer = {
  address: string;
  add: (port: number) => void;
  remove: (port: number) => void;
  close: () => Promise<void>;
};

const HOST = '127.0.0.1';
const RETRY_SECONDS = 1;
/** How many connections may wait; a burst of clients exceeds the default. */
const BACKLOG = 4096;
/**
 * How long an idle connection stays open, the same as in an API process. With the default of 5 seconds, a busy process closes connections
 * whose next request has arrived but was not read yet.
 */
const KEEP_ALIVE_MS = 65_000;

const refuse = (response: ServerResponse): void => {
  const body = JSON.stringify({ message: 'No process is available to answer.', code: 'overloaded', requestId: '' });
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': String(RETRY_SECONDS) }).end(body);
};

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** A new connection per request, so that the other side cannot close one between two requests. */
const deliver = ({ request, response }: Exchange, ports: readonly number[]): void => {
  const [port, ...others] = ports;
  if (port === undefined) {
    refuse(response);
    return;
  }
  let isSending = false;
  const { connection: _hop, ...headers } = request.headers;
  const upstream = sendRequest({ host: HOST, port, method: request.method, path: request.url, headers, agent: false });
  upstream.once('socket', (socket) =>
    socket.once('connect', () => {
      isSending = true;
      request.pipe(upstream);
    }),
  );
  upstream.once('error', () => {
    // The client is gone, or its answer has begun and ends with the pipeline below.
    if (response.destroyed || response.headersSent) return;
    if (!isSending || request.method === 'GET') deliver({ request, response }, others);
    else refuse(response);
  });
  upstream.once('response', (answer) => {
    const { connection: _ours, ...answerHeaders } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, answerHeaders);
    pipeline(answer, response, () => undefined);
  });
  response.once('close', () => {
    upstream.destroy();
    // After an early answer, the rest of the body would otherwise stay unread and block the next request on this connection.
    request.unpipe(upstream).resume();
  });
};

export const openLoadBalancer = async (port: number): Promise<LoadBalancer> => {
  let ports: number[] = [];
  let turn = 0;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    turn += 1;
    const start = ports.length === 0 ? 0 : turn % ports.length;
    deliver({ request, response }, [...ports.slice(start), ...ports.slice(0, start)]);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: HOST, backlog: BACKLOG }, resolve);
  });
  const bound = server.address();
  return {
    address: `http://${HOST}:${typeof bound === 'object' && bound !== null ? bound.port : port}`,
    add: (added) => void (ports = [...ports.filter((known) => known !== added), added]),
    remove: (removed) => void (ports = ports.filter((known) => known !== removed)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
