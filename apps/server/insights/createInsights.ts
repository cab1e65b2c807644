import { DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { toOpenCount } from '@coldcast/rules/ratings';
import type { ExplainOptions } from '@coldcast/simulator/explain';
import { withTotal } from '@coldcast/simulator/findBetterVersion';
import type { BucketForecast } from '@coldcast/simulator/outcome';
import type { App } from '../app.ts';
import { findForecast, listBucketCounts, type StoredForecast } from '../campaigns/analytics.store.ts';
import { findSimulatedTask } from '../campaigns/batch.store.ts';
import type { CampaignRef } from '../campaigns/campaignRef.ts';
import { forecastEnd } from '../campaigns/forecastEnd.ts';
import { explainInThread, findBetterVersionInThread } from '../campaigns/engine/engineThreads.ts';
import { announceEventJob } from '../jobs/announceEvent.job.ts';
import { insertInsights, type InsightAnswers } from './insights.store.ts';
import { toBetterSearch, toWireNote, withNotes } from './toBetterVersion.ts';
import { emptyAnswers, toInsightAnswers } from './toInsightAnswers.ts';

/** Insights are computed once, at 40-50. */
const BUCKET = toBucketIndex(DEFAULT_BUCKET);

/**
 * The forecast the campaign shows first: the sender's own if there is one. A sequence's open rate is that of its first email, for which a
 * history has no forecast.
 */
function toExplained({
  expected,
  trueRate80,
  openedFirst,
  forSender,
}: StoredForecast | BucketForecast): NonNullable<ExplainOptions['forecast']> {
  if (openedFirst !== undefined)
    return { expected: { ...expected, open: openedFirst.expected }, trueRate80: { ...trueRate80, open: openedFirst.trueRate80 } };
  if (forSender === undefined) return { expected, trueRate80 };
  return { expected: forSender.median, trueRate80: forSender.trueRate80, isForSender: true };
}

async function computeInsights(app: App, ref: CampaignRef): Promise<InsightAnswers> {
  const task = await findSimulatedTask(app.db, ref);
  const [counts] = await listBucketCounts(app.db, ref, [BUCKET]);
  if (task === undefined || counts === undefined) return emptyAnswers();
  // Insights may be asked for before the campaign's end stores its forecast; both must say the same numbers.
  const ended = await forecastEnd(app, ref);
  const forecast = (ended?.forecast.buckets ?? (await findForecast(app.db, ref)))?.[BUCKET];
  const { total, reply, reply_positive: interested } = counts;
  const options: ExplainOptions = {
    counts: { total, opened: toOpenCount(counts), replied: reply, interested, isOfFirstEmail: forecast?.openedFirst !== undefined },
    ...(forecast === undefined ? {} : { forecast: toExplained(forecast) }),
  };
  const { campaign, batchJson, template } = task;
  const ofTemplate = { campaign, batchJson, ...(template === null ? {} : { template }) };
  const better = await findBetterVersionInThread(ofTemplate);
  // The pages offer what the version offers.
  const explained = await explainInThread({ ...ofTemplate, options: { ...options, better: better.version } });
  const answers = toInsightAnswers(explained, reply);
  const { versionTotal, notes, notesAfter } = explained;
  const found = toBetterSearch(withTotal(better, versionTotal));
  const ofSubject = notes.filter(({ isOfSubject }) => isOfSubject).map(toWireNote);
  return {
    open: { data: { ...answers.open.data, notes: ofSubject } },
    reply: { data: { ...answers.reply.data, ...withNotes(found, notesAfter), notes: notes.map(toWireNote) } },
  };
}

/** Announced only by the call that stores them first. */
const storeInsights = (app: App, ref: CampaignRef, answers: InsightAnswers): Promise<void> =>
  app.db.transaction(async (tx) => {
    const now = app.clock.now();
    if (!(await insertInsights(tx, ref, { answers, now }))) return;
    const { organisationId, campaignId } = ref;
    const event = { type: 'insights.ready' as const, campaignId };
    await app.jobs.enqueue(tx, announceEventJob, [{ organisationId, occurredAt: now.toISOString(), event }]);
  });

/**
 * Creates and stores the insights of a campaign. Concurrent calls get the same result because the engine is pure; the first to store wins.
 */
export async function createInsights(app: App, ref: CampaignRef): Promise<void> {
  await storeInsights(app, ref, await computeInsights(app, ref));
}
