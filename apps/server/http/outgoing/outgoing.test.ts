import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { findAddresses } from './findAddresses.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { parseOutgoingUrl } from './parseOutgoingUrl.ts';
import { sendOutgoing } from './sendOutgoing.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Starts a server on the loopback address; returns its port. */
const listen = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const LOOPBACK: LookupAddress = { address: '127.0.0.1', family: 4 };
const PUBLIC: LookupAddress = { address: '93.184.215.14', family: 4 };
const inside = { allowsInternal: true };
const outside = { allowsInternal: false };
const send = (url: string, gate = inside, timeoutMs = 5000) =>
  sendOutgoing({ url: new URL(url), headers: { 'x-test': 'yes' }, body: 'Grüße', timeoutMs }, gate);

describe('public addresses', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '239.1.2.3',
    '240.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '203.0.113.9',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    'fec0::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'not an address',
    '',
  ])('%s is not one', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('addresses that strangers enter', () => {
  it.each([
    ['not an address', 'no_address'],
    ['', 'no_address'],
    ['/hooks', 'no_address'],
    ['ftp://example.com/', 'not_http'],
    ['file:///etc/passwd', 'not_http'],
    ['javascript:alert(1)', 'not_http'],
    ['https://user:secret@example.com/', 'credentials'],
  ])('%j is %s', (text, problem) => {
    expect(parseOutgoingUrl(text)).toEqual({ ok: false, problem });
  });

  it('lose the parts that are never sent', () => {
    expect(parseOutgoingUrl(' https://example.com/hook?a=1#top ')).toEqual({ ok: true, url: new URL('https://example.com/hook?a=1') });
  });

  it.each([
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/',
  ])('%s is internal however it is written', async (text) => {
    expect(await findAddresses(new URL(text), outside)).toEqual({ ok: false, problem: 'internal' });
  });

  it.each(['localhost', 'LOCALHOST'])('the name %s leads to a private network', async (name) => {
    expect(await findAddresses(new URL(`http://${name}:8080/`), outside)).toEqual({ ok: false, problem: 'internal' });
  });

  it('refuses a name if one of its addresses is internal', async () => {
    const resolve = async () => [PUBLIC, LOOPBACK];
    expect(await findAddresses(new URL('http://mixed.example/'), { ...outside, resolve })).toEqual({ ok: false, problem: 'internal' });
  });

  it('a name without an address is unknown', async () => {
    const url = new URL('http://nowhere.example/');
    expect(await findAddresses(url, { ...outside, resolve: async () => [] })).toEqual({ ok: false, problem: 'unknown_host' });
    const resolve = async () => Promise.reject(new Error('ENOTFOUND'));
    expect(await findAddresses(url, { ...outside, resolve })).toEqual({ ok: false, problem: 'unknown_host' });
  });
});

describe('what is sent to strangers', () => {
  it('arrives with its headers and its bytes', async () => {
    let seen: unknown;
    const port = await listen((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        seen = [request.method, request.url, request.headers['x-test'], request.headers.host, Buffer.concat(chunks).toString()];
        response.writeHead(201).end('thanks');
      });
    });
    expect(await send(`http://127.0.0.1:${port}/hook?a=1`)).toEqual({ ok: true, status: 201, text: 'thanks' });
    expect(seen).toEqual(['POST', '/hook?a=1', 'yes', `127.0.0.1:${port}`, 'Grüße']);
  });

  it('is not sent to a private network, by number or by name', async () => {
    let calls = 0;
    const port = await listen((_request, response) => {
      calls += 1;
      response.end();
    });
    expect(await send(`http://127.0.0.1:${port}/`, outside)).toEqual({ ok: false, problem: 'internal' });
    expect(await send(`http://localhost:${port}/`, outside)).toEqual({ ok: false, problem: 'internal' });
    expect(calls).toBe(0);
  });

  it('goes to the address that was checked, without resolving the name again', async () => {
    let asked = 0;
    let host: string | undefined;
    const port = await listen((request, response) => {
      ({ host } = request.headers);
      response.end();
    });
    const resolve = async () => {
      asked += 1;
      return [LOOPBACK];
    };
    const gate = { allowsInternal: true, resolve };
    expect((await send(`http://hooks.quillstone.example:${port}/`, gate)).ok).toBe(true);
    expect([asked, host]).toEqual([1, `hooks.quillstone.example:${port}`]);
  });

  it('is not sent if a name that used to be public now resolves to an internal address', async () => {
    const answers = [[PUBLIC], [LOOPBACK]];
    const gate = { allowsInternal: false, resolve: async () => answers.shift() ?? [] };
    expect((await findAddresses(new URL('http://rebound.example/'), gate)).ok).toBe(true);
    expect(await send('http://rebound.example/', gate)).toEqual({ ok: false, problem: 'internal' });
  });

  it('follows no redirect', async () => {
    const paths: (string | undefined)[] = [];
    const port = await listen((request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end('moved');
    });
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ ok: true, status: 302, text: 'moved' });
    expect(paths).toEqual(['/']);
  });

  it('reads the first 1,024 bytes of an endless response', async () => {
    const port = await listen((_request, response) => {
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && response.write('x\0'.repeat(400)));
      };
      response.on('drain', write);
      write();
    });
    const answer = await send(`http://127.0.0.1:${port}/`);
    expect(answer).toEqual({ ok: true, status: 200, text: 'x\uFFFD'.repeat(512) });
  });

  it('gives up if no response or no address arrives in time', async () => {
    const port = await listen(() => undefined);
    expect(await send(`http://127.0.0.1:${port}/`, inside, 50)).toEqual({ ok: false, problem: 'timeout' });
    const gate = { allowsInternal: true, resolve: () => new Promise<never>(() => undefined) };
    expect(await send('http://slow.example/', gate, 50)).toEqual({ ok: false, problem: 'timeout' });
  });

  it('keeps the status of a response that stops midway', async () => {
    const port = await listen((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('so far');
    });
    expect(await send(`http://127.0.0.1:${port}/`, inside, 200)).toEqual({ ok: true, status: 200, text: 'so far' });
  });

  it('says why nothing responds', async () => {
    const port = await listen(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ ok: false, problem: 'refused' });
    const broken = await listen((request) => request.socket.destroy());
    expect(await send(`http://127.0.0.1:${broken}/`)).toEqual({ ok: false, problem: { code: 'ECONNRESET' } });
    const plain = await listen((_request, response) => response.end());
    expect((await send(`https://127.0.0.1:${plain}/`)).ok).toBe(false);
  });
});
