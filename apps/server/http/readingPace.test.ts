import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type OpenServer } from './openServer.ts';
import { createReadingPace } from './readingPace.ts';

const MEBIBYTE = 1024 * 1024;
const READ_BYTES = 64 * 1024;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the reading pace', () => {
  it('grants a fixed number of reads per turn, first come, first served', async () => {
    const pace = createReadingPace(2);
    const granted: number[] = [];
    for (let read = 0; read < 5; read += 1) pace(() => granted.push(read), false);
    expect(granted).toEqual([0, 1]);
    await nextTurn();
    expect(granted).toEqual([0, 1, 2, 3]);
    await nextTurn();
    expect(granted).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the reading pace of answered requests', () => {
  it('is one read per turn while others wait, and every read once no one waits', async () => {
    const pace = createReadingPace(2);
    const granted: string[] = [];
    for (const name of ['now', 'too', 'refused 1', 'refused 2', 'refused 3', 'first', 'second'])
      pace(() => granted.push(name), name.startsWith('refused'));
    const turns: string[][] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      turns.push(granted.splice(0));
      await nextTurn();
    }
    expect(turns).toEqual([['now', 'too'], ['first', 'refused 1'], ['second', 'refused 2'], ['refused 3']]);
  });
});

describe('large bodies', () => {
  let server: OpenServer;
  let sockets: Socket[];
  beforeEach(async () => {
    server = await openServer({ port: 0, host: '127.0.0.1' });
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await server.close(0);
  });

  const open = (head: string): Socket => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
    sockets.push(socket);
    return socket;
  };
  const readAll = async (socket: Socket): Promise<string> => {
    let text = '';
    for await (const bytes of socket) text += String(bytes);
    return text;
  };

  it('from many connections are read completely, a few reads at a time', async () => {
    const [connections, length] = [30, 2 * MEBIBYTE];
    let [begun, inTurn, most] = [0, 0, 0];
    const sums: number[] = [];
    const count = (bytes: number): void => {
      if (inTurn === 0) setImmediate(() => (inTurn = 0));
      inTurn += bytes;
      most = Math.max(most, inTurn);
    };
    const answer: RequestListener = (request: IncomingMessage, response) => {
      let sum = 0;
      begun += 1;
      request.on('data', (chunk: Buffer) => {
        sum += chunk.length;
        count(chunk.length);
      });
      request.on('end', () => {
        sums.push(sum);
        response.end('read');
      });
    };
    server.serve(answer);
    const clients = Array.from({ length: connections }, () => open(`Content-Length: ${length}\r\nConnection: close`));
    const answers = Promise.all(clients.map(readAll));
    while (begun < connections) await nextTurn();
    for (const client of clients) client.write(Buffer.alloc(length, 'a'));
    await answers;
    expect(sums).toEqual(Array.from({ length: connections }, () => length));
    // Every connection may make its first read in the same turn; the pace applies to the later ones.
    expect(most).toBeLessThanOrEqual((connections + 8) * READ_BYTES);
  });

  it.each([
    ['keeps', '', 'next'],
    ['closes', 'Connection: close\r\n', ''],
  ])('that are refused are read to the end by a server that %s the connection', async (_name, connection, next) => {
    server.serve((request, response) => void response.writeHead(request.method === 'POST' ? 413 : 200).end('next'));
    const length = 4 * MEBIBYTE;
    const socket = open(`${connection}Content-Length: ${length}`);
    const errors: Error[] = [];
    socket.on('error', (error) => errors.push(error));
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1.1 413 /);
    for (let sent = 0; sent < length; sent += READ_BYTES) {
      socket.write(Buffer.alloc(READ_BYTES, 'a'));
      await nextTurn();
    }
    if (next !== '') {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      expect(await readAll(socket)).toMatch(/^HTTP\/1.1 200 /);
    } else await readAll(socket);
    expect(errors).toEqual([]);
  });
});
