import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

const campaign = z.object({ organisationId: z.string(), campaignId: z.string() });

/** Asks a language model about the leads of a campaign, then starts its simulation. */
export const askModelJob = defineJob({
  name: 'ask-model',
  data: campaign,
  // Campaigns wait for the endpoint, not for each other: the process's limiter shares it. The group is the organization.
  batchSize: 2,
  concurrency: 4,
  groupLimit: 2,
  // A job may wait up to an hour.
  expireSeconds: 2 * 3600,
});

/** Starts the simulation of a campaign whose model did not finish in time, no matter which worker holds the job above. */
export const giveUpModelJob = defineJob({ name: 'give-up-model', data: campaign });
