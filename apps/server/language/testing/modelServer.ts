import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerAs, readCall, type ModelCall } from './dialects.ts';
import { think } from './think.ts';

/** How one call is answered. */
export type Behaviour =
  | { kind: 'text'; text?: string; wrap?: (text: string) => string; isCut?: boolean }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'silence' }
  | { kind: 'flood'; bytes: number };

export type ModelServer = {
  /** Address of the server without a path. */
  origin: string;
  calls: ModelCall[];
  /** Highest number of concurrent calls. */
  mostAtOnce: () => number;
  /** Decides how a call is answered; by default sensibly and immediately. */
  behave: (decide: (call: ModelCall, number: number) => Behaviour) => void;
  close: () => Promise<void>;
};

export type ModelServerOptions = { latencyMs?: number; concurrency?: number };

const sensible: Behaviour = { kind: 'text' };

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

async function answer(call: ModelCall, behaviour: Behaviour, response: ServerResponse): Promise<void> {
  const json = { 'content-type': 'application/json' };
  if (behaviour.kind === 'silence') return;
  if (behaviour.kind === 'status') {
    const { status, headers = {}, body = JSON.stringify({ error: { message: 'No.', type: 'error' } }) } = behaviour;
    response.writeHead(status, { ...json, ...headers }).end(body);
    return;
  }
  if (behaviour.kind === 'flood') {
    response.writeHead(200, json).end(answerAs(call, { text: 'x'.repeat(behaviour.bytes), isCut: false }));
    return;
  }
  const { text = think(call), wrap = (same: string) => same, isCut = false } = behaviour;
  response.writeHead(200, json).end(answerAs(call, { text: wrap(text), isCut }));
}

/**
 * A local server that imitates the four kinds of endpoint, each at its own paths, with answers that fit the question. An optional latency
 * delays each answer; beyond its concurrency it answers 429.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const { latencyMs = 0, concurrency = Number.POSITIVE_INFINITY } = options;
  const calls: ModelCall[] = [];
  let decide: (call: ModelCall, number: number) => Behaviour = () => sensible;
  let [running, most] = [0, 0];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = readCall(request.url ?? '/', request.headers, await readBody(request));
    calls.push(call);
    running += 1;
    most = Math.max(most, running);
    try {
      const isTooMany = running > concurrency;
      if (!isTooMany && latencyMs > 0) await wait(latencyMs);
      const busy: Behaviour = { kind: 'status', status: 429, headers: { 'retry-after': '1' } };
      await answer(call, isTooMany ? busy : decide(call, calls.length), response);
    } finally {
      running -= 1;
    }
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    mostAtOnce: () => most,
    behave: (next) => void (decide = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
