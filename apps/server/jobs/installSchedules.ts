import type { PgBoss } from 'pg-boss';
import type { App } from '../app.ts';
import { raiseOldJobs } from './raiseOldJobs.ts';
import type { Schedule } from './schedule.ts';

const queueOf = ({ name }: Schedule): string => `schedule-${name}`;

/** Each due moment becomes one job, which one worker takes; schedules no longer in the list are removed. */
export const installSchedules = async (app: App, boss: PgBoss, features: readonly Schedule[]): Promise<void> => {
  const schedules = [raiseOldJobs, ...features];
  const wanted = new Set(schedules.map(queueOf));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  const present = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const schedule of schedules) {
    const queue = queueOf(schedule);
    if (!present.has(queue)) await boss.createQueue(queue, { policy: 'short', deleteAfterSeconds: 3600, retryLimit: 0 });
    await boss.schedule(queue, schedule.cron);
    await boss.work(queue, async () => {
      await schedule.run(app);
    });
  }
};
