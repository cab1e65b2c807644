import type { App } from '../../app.ts';
import type { CampaignRef } from '../campaignRef.ts';
import { judgeLeads, type JudgedLeads } from '../../language/appeal/judgeLeads.ts';
import type { Ask } from '../../language/createAsk.ts';
import { LanguageError } from '../../language/LanguageError.ts';
import { failQuestion, insertOpinions, listWaitingQuestions, type WaitingQuestion } from './questions.store.ts';

/**
 * Asks every question of a campaign that has no answer yet and stores each answer as it arrives, so that after a crash only the rest is
 * asked. A failed question leaves its leads to the calibrated engine and records why. A question that ran out of time stays open.
 */
export async function askQuestions(app: App, ref: CampaignRef, { ask, signal }: { ask: Ask; signal: AbortSignal }): Promise<void> {
  const one = async ({ number, leads }: WaitingQuestion): Promise<void> => {
    const key = { campaignId: ref.campaignId, number };
    const judged = await judgeLeads(leads, ask).catch((error: unknown): JudgedLeads | undefined => {
      if (!(error instanceof LanguageError)) throw error;
      return signal.aborted ? undefined : { ok: false, problem: error.message };
    });
    if (judged === undefined) return;
    if (judged.ok) await app.db.transaction((tx) => insertOpinions(tx, key, judged));
    else await failQuestion(app.db, key, judged.problem);
  };
  // The limiter decides how many run at once.
  const results = await Promise.allSettled((await listWaitingQuestions(app.db, ref)).map(one));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
