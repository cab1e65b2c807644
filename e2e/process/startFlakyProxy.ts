import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What happens to the next launches, in order; everything after that passes. */
export type Mishap = 'answer lost' | 'refused' | 'busy';

export type FlakyProxy = { address: string; keys: string[]; close: () => Promise<void> };

async function passOn(target: string, request: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { host: _host, connection: _connection, 'transfer-encoding': _encoding, 'content-length': _length, ...headers } = request.headers;
  const body = request.method === 'POST' ? Buffer.concat(chunks) : undefined;
  return fetch(`${target}${request.url}`, { method: request.method, headers: headers as Record<string, string>, body });
}

/** A proxy in front of the product on which launches meet these mishaps. Records the Idempotency-Key of each launch. */
export async function startFlakyProxy(target: string, mishaps: Mishap[]): Promise<FlakyProxy> {
  const keys: string[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isLaunch = request.method === 'POST' && request.url === '/campaign';
    if (isLaunch) keys.push(String(request.headers['idempotency-key']));
    const mishap = isLaunch ? mishaps.shift() : undefined;
    if (mishap === 'refused') return void request.socket.destroy();
    if (mishap === 'busy') {
      request.resume();
      return void response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/html' }).end('<h1>Down for a moment</h1>');
    }
    const answer = await passOn(target, request);
    const body = Buffer.from(await answer.arrayBuffer());
    if (mishap === 'answer lost') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(body);
  };
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}`, keys, close };
}
