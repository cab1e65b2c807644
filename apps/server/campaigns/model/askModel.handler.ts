import type { App } from '../../app.ts';
import type { ClaimedJob } from '../../jobs/job.ts';
import type { Ask } from '../../language/createAsk.ts';
import { findUnfinishedTask } from '../batch.store.ts';
import type { CampaignRef } from '../campaignRef.ts';
import { balanceInThread } from '../engine/engineThreads.ts';
import { enqueueSimulation } from '../enqueueSimulation.ts';
import { askQuestions } from './askQuestions.ts';
import { findAskingModel, lockAskingModel, settleModel, type AskingModel } from './campaignModel.store.ts';
import { openCampaignAsk } from './openCampaignAsk.ts';
import { insertModelReplies, updateAppeals } from './opinions.store.ts';
import { findFallenProblem, listAnswers } from './questions.store.ts';
import { writeReplies } from './writeReplies.ts';
import type { BalancedCampaign } from '../engine/modelTask.ts';
import type { ModelReply } from '../../language/texts/writeModelReplies.ts';

const NOT_IN_TIME = 'The language model did not finish in time.';
const NOT_CONFIGURED = 'The language model is no longer configured.';

type Found = { balanced: BalancedCampaign | null; replies: readonly ModelReply[]; problem: string | null };
const NOTHING: Omit<Found, 'problem'> = { balanced: null, replies: [] };

/** Ends the asking and starts the simulation once; a second call changes nothing. */
async function settle(app: App, job: ClaimedJob<CampaignRef>, { asking, found }: { asking: AskingModel; found: Found }): Promise<void> {
  const { campaignId } = job.data;
  const { balanced, replies, problem } = found;
  await app.db.transaction(async (tx) => {
    if (await lockAskingModel(tx, job.data)) {
      if (balanced !== null) await updateAppeals(tx, campaignId, balanced.appeals);
      await insertModelReplies(tx, campaignId, replies);
      const movedLeads = balanced?.appeals.length ?? 0;
      await settleModel(tx, campaignId, { now: app.clock.now(), balance: balanced?.balance ?? null, movedLeads, problem });
      await enqueueSimulation(app, tx, { ...job.data, leadCount: asking.total, lane: asking.lane });
    }
    await job.complete(tx);
  });
}

/** Uses the answers: computes the leads' appeals, then asks for replies for the leads that will reply. */
async function readAnswers(app: App, ref: CampaignRef, { ask, isLate }: { ask: Ask | null; isLate: () => boolean }): Promise<Found> {
  const task = await findUnfinishedTask(app.db, ref);
  if (task === undefined) return { ...NOTHING, problem: null };
  const questions = await listAnswers(app.db, ref.campaignId);
  const balanced = questions.length === 0 ? null : await balanceInThread({ ...task, questions });
  const replies = ask === null || isLate() ? [] : await writeReplies(task, { balanced, ask });
  const problem = (await findFallenProblem(app.db, ref.campaignId)) ?? (isLate() ? NOT_IN_TIME : null);
  return { balanced, replies, problem };
}

/** Asks the configured model about a campaign until its deadline, then starts the simulation with the answers so far. */
export async function askModel(app: App, job: ClaimedJob<CampaignRef>): Promise<void> {
  const ref = job.data;
  const asking = await findAskingModel(app.db, ref);
  if (asking === undefined) return;
  const time = AbortSignal.timeout(Math.max(0, asking.deadlineAt.getTime() - app.clock.now().getTime()));
  const signal = AbortSignal.any([job.signal, time]);
  const ask = await openCampaignAsk(app, ref, signal);
  if (ask === null) {
    await settle(app, job, { asking, found: { ...NOTHING, problem: NOT_CONFIGURED } });
    return;
  }
  await askQuestions(app, ref, { ask, signal });
  // If the worker stops, the next one continues.
  job.signal.throwIfAborted();
  const found = await readAnswers(app, ref, { ask, isLate: () => time.aborted });
  job.signal.throwIfAborted();
  await settle(app, job, { asking, found });
}

/** Starts the simulation without further waiting, with the stored answers. */
export async function giveUpModel(app: App, job: ClaimedJob<CampaignRef>): Promise<void> {
  const asking = await findAskingModel(app.db, job.data);
  if (asking === undefined) return;
  const found = await readAnswers(app, job.data, { ask: null, isLate: () => true });
  await settle(app, job, { asking, found: { ...found, problem: found.problem ?? NOT_IN_TIME } });
}

/** If even that fails: the calibrated engine alone. */
export async function startWithoutModel(app: App, job: ClaimedJob<CampaignRef>): Promise<void> {
  const asking = await findAskingModel(app.db, job.data);
  if (asking === undefined) return;
  await settle(app, job, { asking, found: { ...NOTHING, problem: 'The language model’s answers could not be used.' } });
}
