import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Received = { path: string; id: string; headers: Record<string, string>; body: string };

export type Receiver = {
  url: string;
  /** Every request that arrived, oldest first. */
  received: Received[];
  /** How the next requests are answered; 204 by default. */
  answer: (respond: (response: ServerResponse) => void) => void;
  stop: () => Promise<void>;
};

const NO_CONTENT = (response: ServerResponse): void => void response.writeHead(204).end();

/** A user's server that receives webhooks, on the loopback address. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let respond = NO_CONTENT;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      received.push({ path: request.url ?? '', id: headers['webhook-id'] ?? '', headers, body });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    answer: (next) => void (respond = next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const answering =
  (status: number, body = '', headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);
