import { billingJobs, billingSchedules } from './billing/billing.jobs.ts';
import { campaignJobs } from './campaigns/campaigns.jobs.ts';
import { campaignSchedules } from './campaigns/campaigns.schedules.ts';
import { sendSchedules } from './sends/sends.schedules.ts';
import { insightJobs } from './insights/insights.jobs.ts';
import type { BoundJob } from './jobs/job.ts';
import type { Schedule } from './jobs/schedule.ts';
import { userSchedules } from './users/users.schedules.ts';
import { webhookJobs, webhookSchedules } from './webhooks/webhooks.jobs.ts';

/** Every kind of job with its handler, for the worker. */
export const boundJobs: BoundJob[] = [...billingJobs, ...campaignJobs, ...insightJobs, ...webhookJobs];

/** Every job that runs on a schedule. */
export const schedules: Schedule[] = [...userSchedules, ...billingSchedules, ...sendSchedules, ...campaignSchedules, ...webhookSchedules];
