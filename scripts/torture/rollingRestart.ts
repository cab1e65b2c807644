import { setTimeout as wait } from 'node:timers/promises';
import { call, fieldOf, launch, signUp, waitForEnd, writeFile } from './client.ts';
import { countBy, createFaults, percentile, seconds, type Target } from './target.ts';

const READERS = 10;
const LAUNCHERS = 4;
const ROLLS = 2;

export const rollingRestart: Target = {
  name: 'T19',
  title: 'two rolling restarts of two API and two worker processes under load: no failed request, every campaign ends',
  run: async ({ startCluster }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 2, workers: 2 });
    const { address } = cluster;
    const accounts = await Promise.all(Array.from({ length: LAUNCHERS }, () => signUp(address, 'Scale')));
    const statuses: number[] = [];
    const times: number[] = [];
    const launched: { campaignId: string; account: (typeof accounts)[number] }[] = [];
    let isDone = false;
    const readers = Array.from({ length: READERS }, async (_, index) => {
      const { token } = accounts[index % LAUNCHERS] ?? { token: '' };
      while (!isDone) {
        const { status, ms } = await call(`${address}${index % 2 === 0 ? '/campaign' : '/users/me'}`, { token });
        statuses.push(status);
        times.push(ms);
        await wait(100);
      }
    });
    const bytes = writeFile(100);
    const launchers = accounts.map(async (account) => {
      while (!isDone) {
        const answer = await launch(address, account, { bytes });
        // 409 is the plan's limit on concurrent campaigns.
        if (answer.status !== 409) statuses.push(answer.status);
        if (answer.status === 201) launched.push({ campaignId: fieldOf(answer, 'campaignId'), account });
        await wait(1000);
      }
    });
    const codes: (number | null)[] = [];
    for (let roll = 0; roll < ROLLS; roll += 1) codes.push(...(await cluster.roll()));
    isDone = true;
    await Promise.all([...readers, ...launchers]);
    for (const { campaignId, account } of launched) await waitForEnd(address, account, { campaignId, limitMs: 60_000 });
    const bad = statuses.filter((status) => status !== 200 && status !== 201);
    check(bad.length === 0, `failed requests ${countBy(bad)}`);
    check(
      codes.every((code) => code === 0),
      `exit codes ${countBy(codes.map(String))}`,
    );
    return {
      figures: [
        `${ROLLS} rolls, ${codes.length} restarts, exit codes ${countBy(codes.map(String))}; answers ${countBy(statuses)}; ${launched.length} campaigns of 100 leads ended`,
        `99% of the answers within ${seconds(percentile(times, 0.99))}`,
      ],
      faults,
    };
  },
};
