import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const FIRST_PORT = 20_000;
const PORTS = 10_000;
const ATTEMPTS = 100;

async function listen(port: number): Promise<Server | null> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => null,
  );
}

async function areFree(ports: readonly number[]): Promise<boolean> {
  const servers = await Promise.all(ports.map(listen));
  await Promise.all(servers.map((server) => new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)))));
  return !servers.includes(null);
}

/** The last of this many consecutive free ports, below those the system assigns. */
export async function findFreePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const last = FIRST_PORT + count + Math.floor(Math.random() * PORTS);
    if (await areFree(Array.from({ length: count }, (_, index) => last - index))) return last;
  }
  throw new Error(`No ${count} free ports in a row were found.`);
}
