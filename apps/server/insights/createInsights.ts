import { DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import type { ExplainOptions } from '@coldcast/simulator/explain';
import type { App } from '../app.ts';
import { findForecast, listBucketCounts } from '../campaigns/analytics.store.ts';
import { findSimulatedTask } from '../campaigns/batch.store.ts';
import type { CampaignRef } from '../campaigns/campaignRef.ts';
import { explainInThread, findBetterVersionInThread } from '../campaigns/engine/engineThreads.ts';
import { announceEventJob } from '../jobs/announceEvent.job.ts';
import { insertInsights, type InsightAnswers } from './insights.store.ts';
import { toBetterVersion } from './toBetterVersion.ts';
import { emptyAnswers, toInsightAnswers } from './toInsightAnswers.ts';

/** Insights are computed once, at 40-50 (decision 6). */
const BUCKET = toBucketIndex(DEFAULT_BUCKET);

async function computeInsights(app: App, ref: CampaignRef): Promise<InsightAnswers> {
  const task = await findSimulatedTask(app.db, ref);
  const [counts] = await listBucketCounts(app.db, ref, [BUCKET]);
  if (task === undefined || counts === undefined) return emptyAnswers();
  const forecast = (await findForecast(app.db, ref))?.[BUCKET];
  const { total, not_opened: notOpened, reply, reply_positive: interested } = counts;
  const options: ExplainOptions = {
    counts: { total, opened: total - notOpened, replied: reply, interested },
    ...(forecast === undefined ? {} : { forecast }),
  };
  const { campaign, batchJson, template } = task;
  const answers = toInsightAnswers(await explainInThread({ campaign, batchJson, options }), reply);
  const better = await findBetterVersionInThread({ campaign, batchJson, ...(template === null ? {} : { template }) });
  return {
    ...answers,
    reply: { data: { ...answers.reply.data, betterVersion: better === null ? null : toBetterVersion(better) } },
  };
}

/** Told by whoever stores them first, and by nobody else. */
const storeInsights = (app: App, ref: CampaignRef, answers: InsightAnswers): Promise<void> =>
  app.db.transaction(async (tx) => {
    const now = app.clock.now();
    if (!(await insertInsights(tx, ref, { answers, now }))) return;
    const { organisationId, campaignId } = ref;
    const event = { type: 'insights.ready' as const, campaignId };
    await app.jobs.enqueue(tx, announceEventJob, [{ organisationId, occurredAt: now.toISOString(), event }]);
  });

/** Makes and stores the insights of a campaign. The first to store wins, and as the engine is pure others had the same. */
export async function createInsights(app: App, ref: CampaignRef): Promise<void> {
  await storeInsights(app, ref, await computeInsights(app, ref));
}
