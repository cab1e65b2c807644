import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { signUp } from './client.ts';
import { slowestOf, startProbe } from './startProbe.ts';
import { countBy, createFaults, percentile, type Target } from './target.ts';

const UPLOADS = 100;
const SLOW = 20;
const MEBIBYTE = 1024 * 1024;
const BYTES = 11 * MEBIBYTE;
const HEALTH_LIMIT_MS = 250;

const HEAD = '--XX\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

type Upload = { port: number; token: string };

const requestHead = ({ token }: Upload, length: string): string =>
  `POST /campaign HTTP/1.1\r\nHost: x\r\nx-api-key: ${token}\r\nContent-Type: multipart/form-data; boundary=XX\r\n${length}\r\n\r\n`;

/** The status of the first answer, which arrives before the connection ends. */
const readStatus = (socket: ReturnType<typeof connect>): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (bytes) => resolve(/^HTTP\/1\.1 (\d{3})/.exec(String(bytes))?.[1] ?? 'garbage'));
    socket.once('close', () => resolve('closed'));
  });

/** Announces its size, or sends chunks without a size. */
const uploadTooMuch = async (upload: Upload, isAnnounced: boolean): Promise<string> => {
  const socket = connect(upload.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const status = readStatus(socket);
  socket.write(requestHead(upload, isAnnounced ? `Content-Length: ${BYTES}` : 'Transfer-Encoding: chunked'));
  const piece = Buffer.alloc(MEBIBYTE / 4, 'a');
  const write = (bytes: Buffer | string): void => {
    if (isAnnounced) socket.write(bytes);
    else socket.write(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]));
  };
  write(HEAD);
  for (let sent = 0; sent < BYTES && socket.writable; sent += piece.length) {
    write(piece);
    await wait(5);
  }
  const result = await Promise.race([status, wait(20_000, 'hung', { ref: false })]);
  socket.destroy();
  return result;
};

const uploadSlowly = async (upload: Upload): Promise<void> => {
  const socket = connect(upload.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(requestHead(upload, 'Content-Length: 100000'));
  socket.write(HEAD);
  for (let byte = 0; byte < 60 && socket.writable; byte += 1) {
    socket.write('a');
    await wait(100);
  }
  socket.destroy();
};

export const bigUploads: Target = {
  name: 'T12',
  title: 'a hundred uploads above the limit and twenty slow ones at once: 413 at the limit, /health stays under 250 ms',
  run: async ({ startCluster }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 1, workers: 1 });
    const { token } = await signUp(cluster.address);
    const upload = { port: cluster.apis[0]?.port ?? 0, token };
    const health = `http://127.0.0.1:${upload.port}/health`;
    const endProbe = await startProbe(health, cluster.apis[0]?.pid());
    const slow = Promise.all(Array.from({ length: SLOW }, () => uploadSlowly(upload)));
    const statuses = await Promise.all(Array.from({ length: UPLOADS }, (_, index) => uploadTooMuch(upload, index % 2 === 0)));
    await slow;
    const probed = await endProbe();
    check(probed.refused.length === 0, `/health answered ${countBy(probed.refused)}`);
    check(
      statuses.every((status) => ['413', '503'].includes(status)),
      `uploads were answered with ${countBy(statuses)}`,
    );
    check(statuses.includes('413'), 'no upload was answered with 413');
    const { slowestMs, allowedMs, bareMs } = slowestOf(probed, HEALTH_LIMIT_MS);
    check(slowestMs < allowedMs, `/health took ${slowestMs.toFixed(0)} ms`);
    return {
      figures: [
        `uploads ${countBy(statuses)}`,
        `/health: ${probed.times.length} answers, median ${percentile(probed.times, 0.5).toFixed(1)} ms, longest ${slowestMs.toFixed(0)} ms; of these the process computed ${probed.slowest.computedMs.toFixed(0)} ms and waited ${probed.slowest.waitedMs.toFixed(0)} ms for a processor; a server that does nothing: longest ${bareMs.toFixed(0)} ms`,
      ],
      faults,
    };
  },
};
