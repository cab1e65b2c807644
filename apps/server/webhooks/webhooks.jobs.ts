import { announceEventJob } from '../jobs/announceEvent.job.ts';
import { bindJob, type BoundJob } from '../jobs/job.ts';
import { defineSchedule, type Schedule } from '../jobs/schedule.ts';
import { announceEvent } from './announceEvent.handler.ts';
import { deleteDeliveriesBefore } from './deliveries.store.ts';
import { deliverWebhook, settleDeadDelivery } from './deliverWebhook.handler.ts';
import { deliverWebhookJob } from './deliverWebhook.job.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export const webhookJobs: BoundJob[] = [
  bindJob(announceEventJob, announceEvent),
  bindJob(deliverWebhookJob, deliverWebhook, { onDead: settleDeadDelivery }),
];

export const webhookSchedules: Schedule[] = [
  defineSchedule({
    name: 'forget-webhook-deliveries',
    cron: '53 * * * *',
    run: (app) => deleteDeliveriesBefore(app.db, new Date(app.clock.now().getTime() - KEPT_MS)),
  }),
];
