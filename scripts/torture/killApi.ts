import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { countOf } from '../../packages/rules/countOf.ts';
import { call, fieldOf, launch, signUp, writeFile, type Account } from './client.ts';
import { countBy, createFaults, type Target } from './target.ts';

const CLIENTS = 20;
const LAUNCHES = 5;
const LEADS = 5;
const MAX_TRIES = 600;

type Kept = { key: string; campaignId: string; account: Account };

export const killApi: Target = {
  name: 'T2',
  title: 'kill -9 of the API while 20 clients launch and retry with an Idempotency-Key: one campaign and one charge per key',
  run: async ({ startCluster, random, pool }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 2, workers: 1 });
    const accounts = await Promise.all(Array.from({ length: CLIENTS }, () => signUp(cluster.address)));
    const statuses: number[] = [];
    const kept: Kept[] = [];
    const bytes = writeFile(LEADS);

    const launchUntilAnswered = async (account: Account): Promise<void> => {
      const key = randomUUID();
      for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
        const answer = await launch(cluster.address, account, { bytes, key });
        statuses.push(answer.status);
        if (answer.status === 201) {
          kept.push({ key, campaignId: fieldOf(answer, 'campaignId'), account });
          return;
        }
        check([0, 409, 503].includes(answer.status), `a launch was answered with ${answer.status} ${answer.text.slice(0, 100)}`);
        await wait(50 + random.between(0, 50));
      }
      check(false, 'a launch got no answer in all its tries');
    };

    let isDone = false;
    const clients = Promise.all(
      accounts.map(async (account) => {
        for (let number = 0; number < LAUNCHES; number += 1) await launchUntilAnswered(account);
      }),
    ).finally(() => (isDone = true));
    let kills = 0;
    while (!isDone) {
      await wait(random.between(100, 900));
      const api = random.pick(cluster.apis);
      if (isDone || api.pid() === undefined) continue;
      await api.end('SIGKILL');
      kills += 1;
      await cluster.revive(api);
    }
    await clients;
    for (const { account, campaignId } of kept) {
      const found = await call(`${cluster.address}/campaign/${campaignId}`, { token: account.token });
      check(found.status === 200, `campaign ${campaignId} was confirmed and is ${found.status}`);
    }
    const { rows } = await pool.query<{ campaigns: string; charged: string }>(
      `select (select count(*) from campaigns) as campaigns,
        (select -sum(amount) from credit_entries where entry_kind = 'charge' and credit_kind = 'MOCK') as charged`,
    );
    const wanted = CLIENTS * LAUNCHES;
    check(Number(rows[0]?.campaigns) === wanted, `${rows[0]?.campaigns} campaigns for ${wanted} keys`);
    check(Number(rows[0]?.charged) === wanted * LEADS, `${rows[0]?.charged} credits charged for ${wanted * LEADS} leads`);
    check(new Set(kept.map(({ campaignId }) => campaignId)).size === wanted, 'two keys share a campaign');
    return {
      figures: [
        `${countOf(kills, 'kill')}, ${wanted} keys, ${wanted} campaigns, ${rows[0]?.charged} credits`,
        `answers ${countBy(statuses)} (0 = none)`,
      ],
      faults,
    };
  },
};
