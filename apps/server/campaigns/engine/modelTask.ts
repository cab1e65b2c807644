import { balanceAppeals } from '@coldcast/simulator/appeal/balanceAppeals';
import { standardizeScores, type AppealScore } from '@coldcast/simulator/appeal/scores';
import type { AppealBalance, CampaignContext, LeadAppeal } from '@coldcast/simulator/lead';
import type { Intent } from '@coldcast/simulator/outcome';
import type { BatchLead } from './simulateBatch.ts';

/** What a language model adds to a batch, as JSON text from the database. */
export type ModelAnswersJson = { balanceJson: string | null; appealsJson: string; repliesJson: string };

/** Adds to a batch each lead's appeal and the reply the model wrote for it. */
export function withModel(
  campaign: CampaignContext,
  batch: readonly BatchLead[],
  model: ModelAnswersJson | undefined,
): { campaign: CampaignContext; batch: readonly BatchLead[] } {
  if (model === undefined) return { campaign, batch };
  // Our own query built the texts from rows of these shapes.
  const appeals = new Map(JSON.parse(model.appealsJson) as [position: number, appeal: LeadAppeal][]);
  const replies = (JSON.parse(model.repliesJson) as [position: number, intent: Intent, text: string][]).map(
    ([position, intent, text]) => [position, { intent, text }] as const,
  );
  const replyAt = new Map(replies);
  return {
    campaign: model.balanceJson === null ? campaign : { ...campaign, appealBalance: JSON.parse(model.balanceJson) as AppealBalance },
    batch: batch.map(({ position, lead }) => ({
      position,
      lead: { ...lead, appeal: appeals.get(position) ?? null },
      reply: replyAt.get(position),
    })),
  };
}

export type BalanceTask = {
  campaign: CampaignContext;
  batchJson: string;
  /** Answered questions in order: the anchors' scores, and the leads' scores by position. */
  questions: readonly { anchors: readonly AppealScore[]; leads: readonly { position: number; score: AppealScore }[] }[];
};

export type BalancedCampaign = { balance: AppealBalance; appeals: { position: number; appeal: LeadAppeal }[] };

/**
 * Appeals of the leads that have scores, balanced over those leads; the others keep the calibrated outcome. Null if there is nothing to
 * balance.
 */
export function balanceCampaign({ campaign, batchJson, questions }: BalanceTask): BalancedCampaign | null {
  const batch = JSON.parse(batchJson) as BatchLead[];
  const leadAt = new Map(batch.map(({ position, lead }) => [position, lead]));
  const standard = standardizeScores(questions.map(({ anchors, leads }) => ({ anchors, scores: leads.map(({ score }) => score) })));
  const scored = questions.flatMap(({ leads }, question) =>
    leads.flatMap(({ position }, index) => {
      const [lead, score] = [leadAt.get(position), standard[question]?.[index]];
      return lead === undefined || score === undefined ? [] : [{ position, lead, score }];
    }),
  );
  const balanced = balanceAppeals(
    campaign,
    scored.map(({ lead }) => lead),
    scored.map(({ score }) => score),
  );
  if (balanced === null) return null;
  const appeals = scored.flatMap(({ position }, index) => {
    const appeal = balanced.appeals[index];
    return appeal === undefined ? [] : [{ position, appeal }];
  });
  return { balance: balanced.balance, appeals };
}
