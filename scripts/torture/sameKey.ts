import { setTimeout as wait } from 'node:timers/promises';
import { launch, signUp, writeFile } from './client.ts';
import { countBy, createFaults, type Target } from './target.ts';

const TIMES = 100;

export const sameKey: Target = {
  name: 'T6',
  title: 'the same Idempotency-Key a hundred times at once on two API processes: one campaign, one answer; with another payload 422',
  run: async ({ startCluster, pool }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 2, workers: 1 });
    const account = await signUp(cluster.address);
    const bytes = writeFile(3);
    const bodies = new Set<string>();
    const tried: number[] = [];
    const launchUntilAnswered = async (): Promise<number> => {
      for (;;) {
        const { status, text } = await launch(cluster.address, account, { bytes, key: 'one' });
        tried.push(status);
        if (status === 201) bodies.add(text);
        if (![409, 503].includes(status)) return status;
        await wait(100);
      }
    };
    const statuses = await Promise.all(Array.from({ length: TIMES }, launchUntilAnswered));
    check(
      statuses.every((status) => status === 201),
      countBy(statuses),
    );
    check(bodies.size === 1, `${bodies.size} different bodies`);
    const { rows } = await pool.query<{ campaigns: string }>('select count(*) as campaigns from campaigns');
    check(Number(rows[0]?.campaigns) === 1, `${rows[0]?.campaigns} campaigns`);
    const other = await launch(cluster.address, account, { bytes: writeFile(4), key: 'one' });
    check(other.status === 422, `another payload was answered with ${other.status}`);
    return { figures: [`answers ${countBy(tried)}; ${rows[0]?.campaigns} campaign; another payload ${other.status}`], faults };
  },
};
