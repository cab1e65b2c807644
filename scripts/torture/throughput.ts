import { setTimeout as wait } from 'node:timers/promises';
import { launchOrThrow, signUp, writeFile } from './client.ts';
import { createFaults, seconds, type Target } from './target.ts';

const CAMPAIGNS = 4;
const LEADS = 2000;
const WORKERS = [1, 2, 4];
const LIMIT_MS = 300_000;

/** Only figures, because they depend on the machine; the only requirement is that nothing is lost or doubled. */
export const throughput: Target = {
  name: 'scale',
  title: 'four campaigns of 2,000 leads with one, two and four worker processes: every lead settled once',
  run: async ({ startCluster, pool }) => {
    const { faults, check } = createFaults();
    const figures: string[] = [];
    const cluster = await startCluster({ apis: 1, workers: Math.max(...WORKERS) });
    const accounts = await Promise.all(Array.from({ length: CAMPAIGNS }, () => signUp(cluster.address, 'Scale')));
    const ask = async (question: string): Promise<number> =>
      Number((await pool.query<{ answer: string }>(`select ${question} as answer`)).rows[0]?.answer);
    const running = async () => ask('(select count(*) from campaigns where finished_at is null)');
    const settled = async () => ask('(select coalesce(sum(success + failed), 0) from campaigns)');
    let launched = 0;
    for (const count of WORKERS) {
      for (const worker of cluster.workers) await worker.end('SIGTERM');
      const [walBefore, bytesBefore] = [await ask("pg_current_wal_lsn() - '0/0'"), await ask('pg_database_size(current_database())')];
      await Promise.all(
        accounts.map((account, index) => launchOrThrow(cluster.address, account, { bytes: writeFile(LEADS, index * LEADS) })),
      );
      launched += CAMPAIGNS * LEADS;
      await Promise.all(cluster.workers.slice(0, count).map((worker) => cluster.revive(worker)));
      const start = performance.now();
      while ((await settled()) < launched && performance.now() - start < LIMIT_MS) await wait(50);
      const settledMs = performance.now() - start;
      while ((await running()) > 0 && performance.now() - start < LIMIT_MS) await wait(50);
      const endedMs = performance.now() - start;
      check((await settled()) === launched, `${await settled()} of ${launched} leads settled`);
      const leads = CAMPAIGNS * LEADS;
      const [wal, bytes] = [
        (await ask("pg_current_wal_lsn() - '0/0'")) - walBefore,
        (await ask('pg_database_size(current_database())')) - bytesBefore,
      ];
      figures.push(
        `${count} ${count === 1 ? 'worker' : 'workers'}: ${leads} leads settled in ${seconds(settledMs)} (${Math.round(leads / (settledMs / 1000))} per second), forecasts and insights done after ${seconds(endedMs)}; ${Math.round(bytes / leads)} bytes stored and ${Math.round(wal / leads)} bytes of log per lead`,
      );
    }
    return { figures, faults };
  },
};
