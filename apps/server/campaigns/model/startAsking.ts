import { cutIntoCalls } from '@coldcast/rules/languageBatches';
import type { App } from '../../app.ts';
import type { Transaction } from '../../database/database.ts';
import { PROMPT_VERSION } from '../../language/appeal/appealRequest.ts';
import type { CampaignToRun, LaneOptions } from '../enqueueSimulation.ts';
import { askModelJob, giveUpModelJob } from './askModel.job.ts';
import { insertCampaignModel } from './campaignModel.store.ts';

const MINUTE_MS = 60_000;

type ToAsk = CampaignToRun & LaneOptions & { now: Date };

/**
 * Enqueues the questions to the configured language model before the simulation, in the launch transaction; the campaign waits for them no
 * longer than the settings allow. False if no model is configured.
 */
export async function startAsking(app: App, tx: Transaction, campaign: ToAsk): Promise<boolean> {
  const { LANGUAGE_PROVIDER: provider, LANGUAGE_MODEL: model, LANGUAGE_MAX_MINUTES: minutes } = app.config;
  if (provider === undefined || model === undefined) return false;
  const { organisationId, campaignId, leadCount, priority, startAfter, now } = campaign;
  const deadlineAt = new Date((startAfter ?? now).getTime() + minutes * MINUTE_MS);
  const row = { campaignId, organisationId, provider, model, promptVersion: PROMPT_VERSION, deadlineAt };
  await insertCampaignModel(tx, row, cutIntoCalls(leadCount));
  const ref = [{ organisationId, campaignId }];
  await app.jobs.enqueue(tx, askModelJob, ref, { priority, group: organisationId, ...(startAfter === undefined ? {} : { startAfter }) });
  // Slightly later than the deadline, so that the asking job ends first and keeps its answers.
  await app.jobs.enqueue(tx, giveUpModelJob, ref, { priority, startAfter: new Date(deadlineAt.getTime() + MINUTE_MS) });
  return true;
}
