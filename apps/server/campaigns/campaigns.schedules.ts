import { defineSchedule, type Schedule } from '../jobs/schedule.ts';
import { deleteAnswersBefore } from '../language/answers.store.ts';
import { deleteOldAnswers } from './idempotencyKeys.store.ts';
import { deleteExpiredLeads } from './retention.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const campaignSchedules: Schedule[] = [
  defineSchedule({ name: 'forget-launch-keys', cron: '29 * * * *', run: (app) => deleteOldAnswers(app.db, app.clock.now()) }),
  defineSchedule({
    name: 'forget-leads',
    cron: '41 3 * * *',
    run: async (app) => {
      const { RETENTION_DAYS } = app.config;
      const now = app.clock.now();
      if (RETENTION_DAYS === 0) return;
      const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
      await deleteExpiredLeads(app.db, { before, now });
      await deleteAnswersBefore(app.db, before);
    },
  }),
];
