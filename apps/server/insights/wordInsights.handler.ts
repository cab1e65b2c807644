import { insightsAnswer, NO_REPLIES_TEXT, type InsightsAnswer, type InsightSide, type ProposedRewrite } from '@coldcast/contract/insights';
import type { App } from '../app.ts';
import { findSimulatedTask } from '../campaigns/batch.store.ts';
import type { CampaignRef } from '../campaigns/campaignRef.ts';
import { findSharedEmailInThread, judgeRewriteInThread } from '../campaigns/engine/engineThreads.ts';
import { findCampaignModel } from '../campaigns/model/campaignModel.store.ts';
import { openCampaignAsk } from '../campaigns/model/openCampaignAsk.ts';
import type { ClaimedJob } from '../jobs/job.ts';
import type { Ask } from '../language/createAsk.ts';
import { proposeRewrite } from '../language/texts/proposeRewrite.ts';
import { rephrase } from '../language/texts/rephrase.ts';
import { findInsightJson, updateInsight, type InsightStage } from './insights.store.ts';

/** Time limit for the whole job. */
const MAX_MS = 10 * 60_000;
const MAX_WEAKNESSES = 4;

type Wording = { ask: Ask; model: string };

const textsOf = ({ summary }: InsightSide): string[] =>
  summary.narrative === NO_REPLIES_TEXT ? [] : [summary.narrative, ...summary.key_takeaways];

/** The side with the given texts, marked if one of them is from the model. */
function withTexts(side: InsightSide, texts: readonly string[], model: string): InsightSide {
  const [narrative = side.summary.narrative, ...takeaways] = texts;
  const isSame = textsOf(side).every((text, index) => text === texts[index]);
  return isSame ? side : { ...side, summary: { narrative, key_takeaways: takeaways, wordedBy: model } };
}

async function wordAnswer({ data }: InsightsAnswer, { ask, model }: Wording): Promise<InsightsAnswer> {
  const own = [textsOf(data.insight), textsOf(data.negativeInsight)] as const;
  const texts = await rephrase(own.flat(), ask);
  const [first, second] = [texts.slice(0, own[0].length), texts.slice(own[0].length)];
  return {
    data: { ...data, insight: withTexts(data.insight, first, model), negativeInsight: withTexts(data.negativeInsight, second, model) },
  };
}

/** The model's rewrite of what holds the email back, as verified by the engine; null if there is none to show. */
async function findRewrite(
  app: App,
  ref: CampaignRef,
  { data, wording }: { data: InsightsAnswer['data']; wording: Wording },
): Promise<ProposedRewrite | null> {
  const task = await findSimulatedTask(app.db, ref);
  const shared = task === undefined ? null : await findSharedEmailInThread(task);
  if (task === undefined || shared === null) return null;
  const weaknesses = data.negativeInsight.top_factors.slice(0, MAX_WEAKNESSES).flatMap(({ label }) => label ?? []);
  const rewrite = await proposeRewrite(shared, weaknesses, wording.ask);
  const judged = rewrite === null ? null : await judgeRewriteInThread({ ...task, rewrite });
  if (judged === null) return null;
  const { interval80, lift80, movedLeads, ...rest } = judged.verification;
  return {
    model: wording.model,
    email: { ...judged.email, original: judged.original, isTemplate: true },
    verification: { ...rest, leadsMoved: movedLeads, interval80: [interval80[0], interval80[1]], lift80: [lift80[0], lift80[1]] },
    doubt: judged.doubt,
  };
}

async function findAnswer(app: App, ref: CampaignRef, stage: InsightStage): Promise<InsightsAnswer | undefined> {
  const json = await findInsightJson(app.db, ref, stage);
  return json === undefined ? undefined : insightsAnswer.parse(JSON.parse(json));
}

/** Rewords the stored insights of a campaign if a model was asked; texts the model does not improve stay. */
export async function wordInsights(app: App, job: ClaimedJob<CampaignRef>): Promise<void> {
  const ref = job.data;
  const ask = await openCampaignAsk(app, ref, AbortSignal.any([job.signal, AbortSignal.timeout(MAX_MS)]));
  const known = await findCampaignModel(app.db, ref);
  if (ask === null || known === undefined) return;
  const wording: Wording = { ask, model: known.model };
  for (const stage of ['open', 'reply'] as const) {
    const answer = await findAnswer(app, ref, stage);
    if (answer === undefined) continue;
    const worded = await wordAnswer(answer, wording);
    const rewrite = stage === 'reply' ? { rewrite: await findRewrite(app, ref, { data: answer.data, wording }) } : {};
    await updateInsight(app.db, ref, { stage, answer: { data: { ...worded.data, ...rewrite } } });
  }
}
