import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@coldcast/contract/endpoints';
import type { Endpoint } from '@coldcast/contract/endpoint';
import { signUp } from './client.ts';
import { memoryOf } from './memoryOf.ts';
import { slowestOf, startProbe } from './startProbe.ts';
import { countBy, createFaults, percentile, type Target } from './target.ts';

const AT_ONCE = 5;
const HEALTH_LIMIT_MS = 250;
/** A process first fills the memory reserved for short-lived values; from the first round on it may grow by at most this much. */
const GROWTH_LIMIT_MB = 100;
/** The limit that docs/operations.md promises for a process. */
const MEMORY_LIMIT_MB = 600;
const ROUNDS = 2;
const LEFT_OUT = new Set(['logout', 'deleteOrganisation']);

const bombs: string[] = [
  `[${'1,'.repeat(4_500_000)}1]`,
  `{${Array.from({ length: 1_000_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `[${'[],'.repeat(20_000)}1]`,
  `{${Array.from({ length: 4000 }, (_, index) => `"k${index}":1`).join(',')}}`,
];

const send = (url: string, { method, payload, token }: { method: string; payload: string; token: string | undefined }): Promise<number> =>
  fetch(url, {
    method,
    body: payload,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { 'x-api-key': token }) },
  }).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    // Refused while still being sent.
    () => 0,
  );

export const jsonBombs: Target = {
  name: 'T27',
  title:
    'JSON of 9 MB, 10,000 levels and a million keys on every JSON call, with and without a token, five at once, twice: 4xx, /health under 250 ms, memory no more than after the first round and under 600 MB',
  run: async ({ startCluster }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 1, workers: 1 });
    const [api] = cluster.apis;
    const { token } = await signUp(cluster.address);
    const rows: Endpoint[] = Object.values(endpoints).filter(
      ({ bodyKind, operationId }) => bodyKind === 'json' && !LEFT_OUT.has(operationId),
    );
    const base = `http://127.0.0.1:${api?.port}`;
    const endProbe = await startProbe(`${base}/health`);
    const before = (api && memoryOf(api)) ?? 0;
    const statuses: number[] = [];
    const sendAll = async (): Promise<number> => {
      for (const { path, method } of rows) {
        const url = `${base}${path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`;
        for (const payload of bombs)
          for (const own of [undefined, token])
            statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => send(url, { method, payload, token: own })))));
      }
      await wait(3000);
      return (api && memoryOf(api)) ?? 0;
    };
    const memory: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) memory.push(await sendAll());
    const probed = await endProbe();
    const { times, refused } = probed;
    const [first = 0, last = 0] = memory;
    const { slowestMs, allowedMs, bareMs } = slowestOf(probed, HEALTH_LIMIT_MS);
    check(refused.length === 0, `/health answered ${countBy(refused)}`);
    check(slowestMs < allowedMs, `/health took ${slowestMs.toFixed(0)} ms`);
    check(last - first < GROWTH_LIMIT_MB, `memory grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`);
    check(last < MEMORY_LIMIT_MB, `memory stayed at ${last.toFixed(0)} MB`);
    check(
      statuses.every((status) => status < 500),
      `bombs were answered with ${countBy(statuses)}`,
    );
    return {
      figures: [
        `${rows.length} calls, answers ${countBy(statuses)} (0 = closed while still being sent)`,
        `/health: ${times.length} answers, median ${percentile(times, 0.5).toFixed(1)} ms, longest ${slowestMs.toFixed(0)} ms (a server that does nothing ${bareMs.toFixed(0)} ms); memory ${before.toFixed(0)} MB before, ${memory.map((mb) => mb.toFixed(0)).join(' and ')} MB after a round`,
      ],
      faults,
    };
  },
};
