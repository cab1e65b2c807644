import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createMember, type Member } from '../cluster/member.ts';
import { createFaults, seconds, type Target } from './target.ts';

const ROUNDS = 16;
/** Upper limit for a whole migration, which takes about a tenth of a second once it has been noticed. */
const LONGEST_MIGRATION_MS = 120;

const withClient = async <Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Columns, indexes, constraints, triggers and queues as sorted lines, including partitions and sequences. */
const describeSchema = (databaseUrl: string): Promise<string[]> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select concat_ws(' ', 'column', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema in ('public', 'pgboss', 'drizzle')
      union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname in ('public', 'pgboss')
      union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      union all select concat_ws(' ', 'trigger', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', 'queue', name, policy, dead_letter) from pgboss.queue
      union all select concat_ws(' ', 'schedule', name, cron) from pgboss.schedule
      union all select concat_ws(' ', 'migration', hash) from drizzle.__drizzle_migrations
      order by 1`);
    return rows.map(({ line }) => line);
  });

/** True if a process is seen inside its migrations, false if it had started before that. */
const seeMigration = async (admin: pg.Client, database: string, isOver: () => boolean): Promise<boolean> => {
  while (!isOver()) {
    const { rows } = await admin.query(
      `select 1 from pg_stat_activity where datname = $1 and application_name = 'coldcast migration' and state <> 'idle'`,
      [database],
    );
    if (rows.length > 0) return true;
    await wait(2);
  }
  return false;
};

/** Starts the process and kills it when `untilKill` resolves. Returns whether it had not finished starting by then. */
const startAndKill = async (member: Member, untilKill: (isOver: () => boolean) => Promise<unknown>): Promise<boolean> => {
  let isStarted = false;
  const start = member.start().then(
    () => (isStarted = true),
    () => undefined,
  );
  await untilKill(() => isStarted);
  const wasEarly = !isStarted;
  await member.end('SIGKILL');
  await start;
  return wasEarly;
};

export const killMigrations: Target = {
  name: 'T25',
  title:
    'kill -9 while a start creates the schema and the queues in an empty database, then two starts: the same schema as after an undisturbed start',
  run: async ({ postgres, random }) => {
    const { faults, check } = createFaults();
    const create = (name: string): { url: string; member: Member } => {
      const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
      const env = { DEMO: 'false', LOG_LEVEL: 'info', DATABASE_URL: url };
      return { url, member: createMember({ name, service: 'worker', env }) };
    };
    return withClient(postgres.url, async (admin) => {
      const startOnEmpty = async (name: string) => {
        await admin.query(`create database ${name}`);
        return create(name);
      };
      const undisturbed = await startOnEmpty(`t25_undisturbed_${process.pid}`);
      const start = performance.now();
      await undisturbed.member.start();
      const startMs = performance.now() - start;
      await undisturbed.member.end('SIGTERM');
      const wanted = await describeSchema(undisturbed.url);
      let [inside, before, later] = [0, 0, 0];
      for (let round = 0; round < ROUNDS; round += 1) {
        const name = `t25_${round}_${process.pid}`;
        const { url, member } = await startOnEmpty(name);
        const wasEarly = await startAndKill(member, async (isOver) => {
          if (round % 2 === 1) return wait(random.between(Math.round(startMs / 3), Math.round(startMs)));
          if (await seeMigration(admin, name, isOver)) await wait(random.between(0, LONGEST_MIGRATION_MS));
        });
        check(wasEarly || round % 2 === 1, `round ${round}: the start was over before it was killed`);
        const tables = await withClient(url, (client) => client.query(`select 1 from pg_tables where tablename = 'campaigns'`));
        const queues = await withClient(url, (client) => client.query(`select 1 from pg_tables where schemaname = 'pgboss'`));
        if (tables.rows.length === 0) inside += 1;
        else if (queues.rows.length === 0) before += 1;
        else later += 1;
        for (const _ of [1, 2]) {
          await member.start();
          check((await member.end('SIGTERM')) === 0, `round ${round}: a start after the kill did not end with 0`);
        }
        const found = await describeSchema(url);
        const differences = [...found.filter((line) => !wanted.includes(line)), ...wanted.filter((line) => !found.includes(line))];
        check(differences.length === 0 && found.length === wanted.length, `round ${round}: ${differences.slice(0, 3).join(' | ')}`);
      }
      return {
        figures: [
          `${ROUNDS} kills: ${inside} left an empty database, ${before} the tables without queues, ${later} both; ${wanted.length} facts of the schema compared`,
          `an undisturbed start on an empty database ${seconds(startMs)}`,
        ],
        faults,
      };
    });
  },
};
