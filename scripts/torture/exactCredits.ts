import { setTimeout as wait } from 'node:timers/promises';
import { launch, signUp, waitForEnd, writeFile, fieldOf } from './client.ts';
import { countBy, createFaults, seconds, type Target } from './target.ts';

const LAUNCHES = 1000;
const CREDITS = 200;

/** Lets campaigns run in parallel for this test: they count as ended at launch, and are reopened afterward. */
const END_AT_ONCE = `
  create function end_at_once() returns trigger language plpgsql as $$ begin new.finished_at = new.created_at; return new; end $$;
  create trigger end_at_once before insert on campaigns for each row execute function end_at_once()`;
const OPEN_AGAIN = `
  drop trigger end_at_once on campaigns; drop function end_at_once();
  update campaigns set finished_at = null`;

export const exactCredits: Target = {
  name: 'T4',
  title:
    '1,000 launches of one lead at once on two API processes with 200 credits: exactly 200 succeed, the rest get 402, the balance is 0',
  run: async ({ startCluster, pool }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 2, workers: 1 });
    const account = await signUp(cluster.address);
    for (const worker of cluster.workers) await worker.end('SIGTERM');
    await pool.query(END_AT_ONCE);
    const bytes = writeFile(1);
    const shed: number[] = [];
    const created: string[] = [];
    const launchUntilAnswered = async (): Promise<number> => {
      for (;;) {
        const answer = await launch(cluster.address, account, { bytes });
        if (answer.status === 201) created.push(fieldOf(answer, 'campaignId'));
        if (answer.status !== 503 && answer.status !== 429) return answer.status;
        shed.push(answer.status);
        await wait(500);
      }
    };
    const start = performance.now();
    const statuses = await Promise.all(Array.from({ length: LAUNCHES }, launchUntilAnswered));
    const tookMs = performance.now() - start;
    await pool.query(OPEN_AGAIN);
    check(statuses.filter((status) => status === 201).length === CREDITS, `${countBy(statuses)} instead of 201: ${CREDITS}`);
    check(statuses.filter((status) => status === 402).length === LAUNCHES - CREDITS, `${countBy(statuses)}`);
    const { rows } = await pool.query<{ balance: string }>('select mock_balance as balance from balances where organisation_id = $1', [
      account.orgId,
    ]);
    check(Number(rows[0]?.balance) === 0, `balance ${rows[0]?.balance}`);
    for (const worker of cluster.workers) await cluster.revive(worker);
    for (const campaignId of created) await waitForEnd(cluster.address, account, { campaignId, limitMs: 120_000 });
    return {
      figures: [
        `answers ${countBy(statuses)} in ${seconds(tookMs)}; rejected and retried: ${shed.length === 0 ? 'none' : countBy(shed)}; balance ${rows[0]?.balance}`,
      ],
      faults,
    };
  },
};
