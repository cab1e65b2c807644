import { sql } from 'drizzle-orm';
import { defineSchedule } from './schedule.ts';

/** Above every priority that features set. */
const RAISED_PRIORITY = 1000;

/** Gives a job that has waited 20 hours the highest priority, so that regular campaigns finish within 24 hours. */
export const raiseOldJobs = defineSchedule({
  name: 'raise-old-jobs',
  cron: '*/10 * * * *',
  run: async ({ db }) => {
    await db.execute(sql`
      update pgboss.job set priority = ${RAISED_PRIORITY}
      where state in ('created', 'retry') and priority < ${RAISED_PRIORITY} and created_on < now() - interval '20 hours'`);
  },
});
