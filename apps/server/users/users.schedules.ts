import { defineSchedule, type Schedule } from '../jobs/schedule.ts';
import { deleteAttemptsBefore } from './attempts.store.ts';
import { deleteEndedSessions } from './sessions.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const userSchedules: Schedule[] = [
  defineSchedule({
    name: 'forget-sessions-and-attempts',
    cron: '17 * * * *',
    run: async (app) => {
      const now = app.clock.now();
      await deleteEndedSessions(app.db, now);
      await deleteAttemptsBefore(app.db, new Date(now.getTime() - DAY_MS));
    },
  }),
];
