import { defineSchedule, type Schedule } from '../jobs/schedule.ts';
import { deleteOldEmails } from './sends.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const sendSchedules: Schedule[] = [
  defineSchedule({
    name: 'forget-sent-emails',
    cron: '43 3 * * *',
    run: async (app) => {
      const { RETENTION_DAYS } = app.config;
      if (RETENTION_DAYS > 0) await deleteOldEmails(app.db, new Date(app.clock.now().getTime() - RETENTION_DAYS * DAY_MS));
    },
  }),
];
