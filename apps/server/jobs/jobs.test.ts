import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { createWorkingBoss } from './boss.ts';
import { bindJob, defineJob, type ClaimedJob } from './job.ts';
import { raiseOldJobs } from './raiseOldJobs.ts';
import { startWorker } from './startWorker.ts';

type Note = { text: string };
type Behaviour = (app: App, job: ClaimedJob<Note>) => Promise<void>;

const noteJob = defineJob<Note>({ name: 'note' });
const singleJob = defineJob<Note>({ name: 'single', batchSize: 1 });
const sharedJob = defineJob<Note>({ name: 'shared', batchSize: 2, concurrency: 2, groupLimit: 1 });
const onceJob = defineJob<Note>({ name: 'once', policy: 'exclusive' });

describe('jobs', () => {
  let test: TestApp;
  let worked: string[];
  let dead: string[];
  let behave: Behaviour;

  const bound = [
    bindJob(noteJob, (app, job) => behave(app, job), {
      onDead: async (_app, { data }) => {
        dead.push(data.text);
      },
    }),
    bindJob(onceJob, async (_app, { data }) => void worked.push(data.text)),
    bindJob(sharedJob, (app, job) => behave(app, job)),
    bindJob(singleJob, async (_app, { data }) => void worked.push(data.text)),
  ];

  beforeAll(async () => {
    test = await startTestApp({ jobs: bound });
    await test.app.db.execute(sql`create table notes (text text primary key)`);
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    await test.app.db.execute(sql`delete from pgboss.job`);
    await test.app.db.execute(sql`delete from notes`);
    [worked, dead] = [[], []];
    behave = async (_app, { data }) => void worked.push(data.text);
  });

  const enqueue = (...texts: string[]) =>
    test.app.jobs.enqueue(
      test.app.db,
      noteJob,
      texts.map((text) => ({ text })),
    );
  const countNotes = async () => (await test.app.db.execute(sql`select text from notes`)).rows.length;

  it('are processed in the order they came', async () => {
    await enqueue('first');
    await enqueue('second');
    await enqueue('third');
    await test.runJobs();
    expect(worked).toEqual(['first', 'second', 'third']);
  });

  it('go by priority before age', async () => {
    await enqueue('regular');
    await test.app.jobs.enqueue(test.app.db, noteJob, [{ text: 'priority' }], { priority: 10 });
    await test.runJobs();
    expect(worked).toEqual(['priority', 'regular']);
  });

  it('go before every priority once they have waited 20 hours', async () => {
    await enqueue('old');
    await test.app.db.execute(sql`update pgboss.job set created_on = created_on - interval '20 hours 1 second'`);
    await test.app.jobs.enqueue(test.app.db, noteJob, [{ text: 'priority' }], { priority: 10 });
    await raiseOldJobs.run(test.app);
    await test.runJobs();
    expect(worked).toEqual(['old', 'priority']);
  });

  it('exist only if the transaction that enqueued them commits', async () => {
    const { db, jobs } = test.app;
    const failing = db.transaction(async (tx) => {
      await jobs.enqueue(tx, noteJob, [{ text: 'rolled back' }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.transaction((tx) => jobs.enqueue(tx, noteJob, [{ text: 'committed' }]));
    await test.runJobs();
    expect(worked).toEqual(['committed']);
  });

  it('wait for their moment by the clock of the app', async () => {
    const startAfter = new Date(test.clock.now().getTime() + 60_000);
    await test.app.jobs.enqueue(test.app.db, noteJob, [{ text: 'later' }], { startAfter });
    test.clock.advance(59_000);
    await test.runJobs();
    expect(worked).toEqual([]);
    test.clock.advance(1000);
    await test.runJobs();
    expect(worked).toEqual(['later']);
  });

  it('exist once per key while one is waiting', async () => {
    for (const text of ['one', 'two']) await test.app.jobs.enqueue(test.app.db, onceJob, [{ text }], { singletonKey: 'key' });
    await test.runJobs();
    expect(worked).toEqual(['one']);
  });

  it('commit their completion together with their results', async () => {
    behave = (app, job) =>
      app.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (${job.data.text})`);
        await job.complete(tx);
      });
    await enqueue('with results');
    await test.runJobs();
    const { rows } = await test.app.db.execute(sql`select state::text from pgboss.job where name = 'note'`);
    expect([rows, await countNotes()]).toEqual([[{ state: 'completed' }], 1]);
  });

  it('roll back what a worker wrote after it lost the job', async () => {
    behave = async (app, job) => {
      await app.db.execute(sql`update pgboss.job set state = 'retry', retry_count = retry_count + 1 where id = ${job.id}`);
      await app.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values ('stale')`);
        await job.complete(tx);
      });
    };
    await enqueue('lost');
    behave = ((lose) => async (app, job) => {
      behave = async (_app, { data }) => void worked.push(data.text);
      await lose(app, job);
    })(behave);
    await test.runJobs();
    expect([await countNotes(), worked]).toEqual([0, ['lost']]);
  });

  it('are tried again later, five times, and then become dead letters', async () => {
    const attempts: number[] = [];
    behave = async (_app, { attempt }) => {
      attempts.push(attempt);
      throw new Error('always');
    };
    await enqueue('hopeless');
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await test.runJobs();
      test.clock.advance(120_000);
    }
    expect(attempts).toEqual([1, 2, 3, 4, 5]);
    expect(dead).toEqual(['hopeless']);
  });

  it('do not count an attempt that failed because the database was away', async () => {
    let calls = 0;
    behave = async (_app, { data, attempt }) => {
      calls += 1;
      if (calls <= 8) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
      worked.push(`${data.text} ${attempt}`);
    };
    await enqueue('patient');
    for (let round = 0; round < 10; round += 1) {
      await test.runJobs();
      test.clock.advance(120_000);
    }
    expect([worked, dead]).toEqual([['patient 1'], []]);
  });

  it('reach a running worker at once, each settled by itself', async () => {
    const boss = createWorkingBoss(test.target, 3, test.app.log);
    await boss.start();
    await startWorker(test.app, { boss, boundJobs: bound, schedules: [] });
    behave = async (_app, { data }) => {
      if (data.text === 'bad') throw new Error('bad');
      worked.push(data.text);
    };
    await enqueue('one', 'bad', 'two');
    while (worked.length < 2) await wait(10);
    await boss.stop();
    const { rows } = await test.app.db.execute(
      sql`select data ->> 'text' as text, state::text from pgboss.job where name = 'note' order by 1`,
    );
    expect(rows).toEqual([
      { text: 'bad', state: 'retry' },
      { text: 'one', state: 'completed' },
      { text: 'two', state: 'completed' },
    ]);
  });

  it('of one group that wait for an external server do not delay those of another', async () => {
    const { promise: answer, resolve: giveAnswer } = Promise.withResolvers<void>();
    let [atOnce, most] = [0, 0];
    behave = async (_app, { data: { text } }) => {
      if (text.startsWith('silent')) {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await answer;
        atOnce -= 1;
      }
      worked.push(text);
    };
    const { jobs, db } = test.app;
    const silent = Array.from({ length: 6 }, (_, index) => ({ text: `silent ${index}` }));
    await jobs.enqueue(db, sharedJob, silent, { group: 'silent' });
    await jobs.enqueue(db, sharedJob, [{ text: 'quick 1' }, { text: 'quick 2' }, { text: 'quick 3' }], { group: 'quick' });
    const boss = createWorkingBoss(test.target, 3, test.app.log);
    await boss.start();
    await startWorker(test.app, { boss, boundJobs: bound, schedules: [] });
    while (worked.length < 3) await wait(10);
    expect(worked.toSorted()).toEqual(['quick 1', 'quick 2', 'quick 3']);
    giveAnswer();
    while (worked.length < 9) await wait(10);
    await boss.stop();
    expect(most).toBe(1);
  });

  it('that waited are processed one right after the other, not one per poll', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `waiting ${index}`);
    await test.app.jobs.enqueue(
      test.app.db,
      singleJob,
      texts.map((text) => ({ text })),
    );
    const boss = createWorkingBoss(test.target, 3, test.app.log);
    await boss.start();
    await startWorker(test.app, { boss, boundJobs: bound, schedules: [] });
    // Polling once a second would take half a minute, longer than a test may.
    while (worked.length < texts.length) await wait(10);
    await boss.stop();
    expect(worked.toSorted()).toEqual(texts.toSorted());
  });
});
