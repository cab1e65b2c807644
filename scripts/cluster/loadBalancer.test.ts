import { connect, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openLoadBalancer } from './loadBalancer.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A process that refuses every upload before reading it. */
const openProcess = async (): Promise<number> => {
  const server = createServer((socket) =>
    socket.once('data', (chunk: Buffer) => {
      socket.pause();
      const status = chunk.toString().startsWith('POST') ? '413 Payload Too Large' : '200 OK';
      // By then the load balancer has stopped reading, because the buffers between it and this process are full.
      setTimeout(() => socket.write(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`), 100);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return address.port;
};

it('answers the next request on the connection of a refused upload', async () => {
  const loadBalancer = await openLoadBalancer(0);
  ends.push(loadBalancer.close);
  loadBalancer.add(await openProcess());
  const socket = connect(Number(new URL(loadBalancer.address).port), '127.0.0.1');
  ends.push(() => socket.destroy());
  const answers = new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      if (received.includes(' 413 ') && received.includes(' 200 ')) resolve(received);
    });
  });
  const bytes = 20_000_000;
  socket.write(`POST /campaign HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`);
  socket.write(Buffer.alloc(bytes, 'a'));
  socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await answers).toMatch(/ 413 [^]* 200 /);
});
