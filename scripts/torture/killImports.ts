import { setTimeout as wait } from 'node:timers/promises';
import { countOf } from '../../packages/rules/countOf.ts';
import { call, signUp, type Account } from './client.ts';
import { countBy, createFaults, type Target } from './target.ts';

const ORGANISATIONS = 3;
/** Callers of one organization who each import the same file a number of times. */
const CALLERS = 4;
const IMPORTS = 12;
const CAMPAIGNS = 40;
const MAX_TRIES = 600;

const NAMES = Array.from({ length: CAMPAIGNS }, (_, index) => `Past send ${index + 1}`);
const EXPORT = `Campaign Name,Sequence Started,Bounced,Opened,Replied\n${NAMES.map((name, index) => `${name},${400 + index},4,90,${5 + (index % 7)}`).join('\n')}\n`;
const REPLIES = NAMES.reduce((sum, _, index) => sum + 5 + (index % 7), 0);

function importFile(address: string, { token }: Account) {
  const form = new FormData();
  form.append('automaticReplies', 'not_counted');
  form.append('columns', JSON.stringify({ name: 0, sent: 1, bounced: 2, opened: 3, replied: 4 }));
  form.append('file', new Blob([EXPORT], { type: 'text/csv' }), 'export.csv');
  return call(`${address}/sends`, { method: 'POST', token, form });
}

export const killImports: Target = {
  name: 'T30',
  title:
    'kill -9 of the API while 12 callers import the same past campaigns repeatedly: each campaign is stored once, with its own figures',
  run: async ({ startCluster, random, pool }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 2, workers: 1 });
    const accounts = await Promise.all(Array.from({ length: ORGANISATIONS }, () => signUp(cluster.address)));
    const statuses: number[] = [];

    const importUntilAnswered = async (account: Account): Promise<void> => {
      for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
        const { status, text } = await importFile(cluster.address, account);
        statuses.push(status);
        if (status === 200) return;
        check([0, 429, 503].includes(status), `an import was answered with ${status} ${text.slice(0, 100)}`);
        await wait(50 + random.between(0, 50));
      }
      check(false, 'an import got no answer in all its tries');
    };

    let isDone = false;
    const callers = Promise.all(
      accounts.flatMap((account) =>
        Array.from({ length: CALLERS }, async () => {
          for (let number = 0; number < IMPORTS; number += 1) await importUntilAnswered(account);
        }),
      ),
    ).finally(() => (isDone = true));
    let kills = 0;
    while (!isDone) {
      await wait(random.between(100, 500));
      const api = random.pick(cluster.apis);
      if (isDone || api.pid() === undefined) continue;
      await api.end('SIGKILL');
      kills += 1;
      await cluster.revive(api);
    }
    await callers;
    const { rows } = await pool.query<{ sends: string; names: string; replied: string; versions: string }>(
      `select count(distinct sends.id) as sends, count(distinct name) as names, sum(replied) as replied, count(*) as versions
      from sends join send_versions on send_id = sends.id group by sends.organisation_id`,
    );
    check(rows.length === ORGANISATIONS, `${rows.length} organizations have past sends`);
    for (const { sends, names, replied, versions } of rows) {
      check(
        Number(sends) === CAMPAIGNS && Number(names) === CAMPAIGNS,
        `${sends} past sends with ${names} names for ${CAMPAIGNS} campaigns`,
      );
      check(Number(replied) === REPLIES, `${replied} replies for ${REPLIES}`);
      check(Number(versions) === CAMPAIGNS, `${versions} versions of ${CAMPAIGNS} campaigns that never changed`);
    }
    return {
      figures: [
        `${countOf(kills, 'kill')}; ${ORGANISATIONS} x ${CAMPAIGNS} past sends, each once; answers ${countBy(statuses)} (0 = none)`,
      ],
      faults,
    };
  },
};
