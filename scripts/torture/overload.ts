import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { call, type Answer, launch, signUp, toStatus, writeFile } from './client.ts';
import { watchMemory } from './memoryOf.ts';
import { countBy, createFaults, percentile, seconds, type Target } from './target.ts';

const POLLERS = 150;
const UPLOADERS = 10;
const DURATION_MS = 20_000;
const LAUNCH_LIMIT_MS = 30_000;
const assets = join(import.meta.dirname, '../../apps/web/dist/assets');

/** A file of nearly the maximum size, whose rows are read and then refused: it has more than any plan allows. */
const writeLargest = (): Uint8Array<ArrayBuffer> => {
  const row = (index: number) => `"${'We chase invoices. '.repeat(20)}",slots,https://www.linkedin.com/in/large-${index}`;
  return new TextEncoder().encode(
    ['email_body_1,subject_line,personal_linkedin_url', ...Array.from({ length: 21_000 }, (_, index) => row(index))].join('\n'),
  );
};

export const overload: Target = {
  name: 'T29',
  title: 'endless polls and uploads of 9 MB: pages and files are never refused, a launch succeeds',
  run: async ({ startCluster }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 1, workers: 1, env: { MAX_EVENT_LOOP_DELAY_MS: '100' } });
    const { address } = cluster;
    const [busy, other] = [await signUp(address, 'Scale'), await signUp(address)];
    const [api] = cluster.apis;
    const endWatch = api === undefined ? async () => 0 : watchMemory(api);
    const bytes = writeLargest();
    const until = performance.now() + DURATION_MS;
    const [polls, uploads, files]: [string[], string[], Answer[]] = [[], [], []];
    const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
    const repeat = async (work: () => Promise<void>): Promise<void> => {
      while (performance.now() < until) {
        await work();
        await wait(20);
      }
    };
    const pollers = Array.from({ length: POLLERS }, () =>
      repeat(async () => void polls.push(toStatus(await call(`${address}/campaign`, { token: busy.token })))),
    );
    const uploaders = Array.from({ length: UPLOADERS }, () =>
      repeat(async () => void uploads.push(toStatus(await launch(address, busy, { bytes })))),
    );
    const fetching = repeat(async () => {
      for (const name of names) files.push(await call(`${address}/assets/${name}`));
    });
    const start = performance.now();
    const launches: number[] = [];
    while (performance.now() - start < LAUNCH_LIMIT_MS && launches.at(-1) !== 201) {
      launches.push((await launch(address, other, { bytes: writeFile(20) })).status);
      await wait(1000);
    }
    const launchMs = performance.now() - start;
    await Promise.all([...pollers, ...uploaders, fetching]);
    const shed = files.filter(({ status }) => status !== 200);
    check(shed.length === 0, `files were answered with ${countBy(shed.map(toStatus))}`);
    check(launches.at(-1) === 201, `launches were answered with ${countBy(launches)}`);
    const fileMs = files.map(({ ms }) => ms);
    return {
      figures: [
        `polls ${countBy(polls)}; uploads ${countBy(uploads)}; the API took up to ${(await endWatch()).toFixed(0)} MB`,
        `files ${countBy(files.map(toStatus))}, median ${percentile(fileMs, 0.5).toFixed(0)} ms, longest ${percentile(fileMs, 1).toFixed(0)} ms; a launch was taken after ${seconds(launchMs)} (${countBy(launches)})`,
      ],
      faults,
    };
  },
};
