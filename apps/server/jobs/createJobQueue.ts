import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { JobQueue } from './jobQueue.ts';

/** Converts a moment of the app's clock to a delay, which means the same on the database's clock. */
const toDelay = (startAfter: Date, clock: Clock): string => `${Math.max(0, startAfter.getTime() - clock.now().getTime())} milliseconds`;

export const createJobQueue = (boss: PgBoss, clock: Clock): JobQueue => ({
  enqueue: async (...[db, job, data, options = {}]) => {
    if (data.length === 0) return;
    const { priority, singletonKey, startAfter, group: id } = options;
    const group = id === undefined ? undefined : { id };
    const delay = startAfter === undefined ? undefined : toDelay(startAfter, clock);
    const priorityAt = typeof priority === 'function' ? priority : () => priority;
    const rows = data.map((item, index) => ({ data: item, priority: priorityAt(index), singletonKey, group, startAfter: delay }));
    await boss.insert(job.name, rows, { db: fromDrizzle(db, sql) });
  },
});
