import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type OpenServer } from './openServer.ts';

describe('the open server', () => {
  let server: OpenServer;
  beforeEach(async () => {
    server = await openServer({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close(0));

  const fetchPath = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  const sendRaw = async (bytes: string): Promise<string> => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  };

  it('asks callers to retry while the rest is starting', async () => {
    const answer = await fetchPath('/anything');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ code: 'overloaded', message: expect.any(String), requestId: expect.any(String) });
  });

  it('says in plain words that the port is taken', async () => {
    await expect(openServer({ port: server.port, host: '127.0.0.1' })).rejects.toThrow(`Port ${server.port} is in use.`);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header beyond every measure', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['two lengths that differ', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ])('answers %s with an error as JSON', async (_name, bytes, status) => {
    const answer = await sendRaw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'invalid_input' });
  });

  it('does not respond twice if the rest of a handled request is garbage', async () => {
    const answer = await sendRaw('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnot a chunk');
    expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
  });

  it('lets a running request end before it closes, and takes no new one', async () => {
    let finish: (() => void) | undefined;
    server.serve((_request, response) => {
      finish = () => response.end('done');
    });
    const running = fetchPath('/slow');
    while (finish === undefined) await new Promise((resolve) => setImmediate(resolve));
    const closed = server.close(10_000);
    await expect(fetchPath('/late')).rejects.toThrow('fetch failed');
    finish();
    expect(await (await running).text()).toBe('done');
    await closed;
  });

  it('cuts a request that does not end in time when it closes', async () => {
    server.serve(() => undefined);
    const hanging = new Promise<string>((resolve) => {
      httpRequest({ port: server.port, host: '127.0.0.1' })
        .on('error', (error) => resolve(error.message))
        .end();
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.close(50);
    expect(await hanging).toBe('socket hang up');
  });

  it('closes sockets that send nothing or an endless header, and keeps serving the others', { timeout: 40_000 }, async () => {
    server.serve((_request, response) => response.end('served'));
    const openBad = (first: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(server.port, '127.0.0.1');
        if (first !== '') socket.write(first);
        const drip = first === '' ? undefined : setInterval(() => socket.write('a'), 500);
        socket.on('error', () => undefined).on('data', () => undefined);
        socket.once('close', () => {
          clearInterval(drip);
          resolve('closed');
        });
      });
    const bad = Promise.all(
      Array.from({ length: 40 }, (_, index) => openBad(index % 2 === 0 ? '' : 'GET / HTTP/1.1\r\nHost: x\r\nx-slow: ')),
    );
    let isClosed = false;
    void bad.then(() => (isClosed = true));
    while (!isClosed) {
      expect(await (await fetchPath('/')).text()).toBe('served');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await bad).toHaveLength(40);
  });
});
