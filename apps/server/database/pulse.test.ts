import { connect as openSocket, createServer, type Server, type Socket } from 'node:net';
import { endpoints } from '@coldcast/contract/endpoints';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { startPulse, type Pulse } from './pulse.ts';

/** The address of a database in parts, so that the host and port can be replaced. */
function toParts({ connectionString, ...parts }: pg.ClientConfig): pg.ClientConfig {
  if (connectionString === undefined) return parts;
  const { hostname, port, username, password, pathname, searchParams } = new URL(connectionString);
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port === '' ? 5432 : port),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

/** A proxy to the database that can be frozen: connections stay open, and nothing gets through. */
async function startFreezer({ host = 'localhost', port = 5432 }: pg.ClientConfig) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket.on('error', () => undefined));
    if (isFrozen) socket.pause();
    return socket;
  };
  const server: Server = createServer((client) => {
    const inner = keep(host.startsWith('/') ? openSocket(`${host}/.s.PGSQL.${port}`) : openSocket(port, host));
    keep(client).on('data', (bytes) => void inner.write(bytes));
    inner.on('data', (bytes) => void client.write(bytes));
    client.on('close', () => inner.destroy());
    if (isFrozen) for (const socket of sockets) socket.pause();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    setFrozen: (next: boolean) => {
      isFrozen = next;
      for (const socket of sockets)
        if (next) socket.pause();
        else socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a database that goes silent without closing a connection', () => {
  let test: TestApp;
  let token: string;
  let pulse: Pulse;
  let freezer: Awaited<ReturnType<typeof startFreezer>>;
  beforeAll(async () => {
    const parts = { orSilence: <Answer>(work: () => Promise<Answer>) => pulse.orSilence(work) };
    test = await startTestApp({ parts });
    const target = toParts(test.target);
    freezer = await startFreezer(target);
    pulse = startPulse({ ...target, host: '127.0.0.1', port: freezer.port }, test.app.log);
    ({ token } = await createAccount(test));
  });
  afterAll(async () => {
    freezer.close();
    await pulse.close();
    await test.stop();
  });

  it('is detected by its missing heartbeat, and waiting calls get Retry-After', { timeout: 30_000 }, async () => {
    freezer.setFrozen(true);
    const waiting = pulse.orSilence(() => new Promise<never>(() => undefined));
    await expect(waiting).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
    const { status, headers } = await test.call(endpoints.getMe, { token });
    expect([status, headers['retry-after'], pulse.isSilent()]).toEqual([503, '5', true]);
  });

  it('is used again as soon as it responds', { timeout: 30_000 }, async () => {
    freezer.setFrozen(false);
    await expect.poll(() => pulse.isSilent(), { timeout: 20_000 }).toBe(false);
    expect((await test.call(endpoints.getMe, { token })).status).toBe(200);
  });
});
