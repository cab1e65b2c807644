import type { endpoints } from '@coldcast/contract/endpoints';
import type { LeadReasons } from '@coldcast/contract/insights';
import { compareEngines, OPINION_OBJECTIONS, OPINION_REASONS } from '@coldcast/rules/leadOpinions';
import type { LeadReason } from '@coldcast/simulator/explain';
import type { CampaignContext, LeadInList } from '@coldcast/simulator/lead';
import { findLeadTask } from '../campaigns/batch.store.ts';
import { getCampaignRef, type CampaignRef } from '../campaigns/campaignRef.ts';
import { findLeadOpinion, type LeadOpinion } from '../campaigns/model/opinions.store.ts';
import { parseBucketQuery } from '../campaigns/parseBucketQuery.ts';
import { explainLeadInThread } from '../campaigns/engine/engineThreads.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';

/** The list position in a lead id, `{campaignId}-{position}`; null if it cannot be an id of this campaign. */
function parsePosition({ campaignId }: CampaignRef, leadId: string): number | null {
  const prefix = `${campaignId}-`;
  const position = leadId.slice(prefix.length);
  return leadId.toLowerCase().startsWith(prefix) && /^(0|[1-9]\d{0,8})$/u.test(position) ? Number(position) : null;
}

const toWire = ({ factorId, effect, text }: LeadReason) => ({ factorId, effect, text });

type Told = { campaign: CampaignContext; lead: LeadInList };

/** The lead as it was simulated: with its appeal, if the model moved it. */
const withOpinion = ({ campaign, lead }: Told, opinion: LeadOpinion | undefined): Told =>
  opinion === undefined || opinion.balance === null
    ? { campaign, lead }
    : { campaign: { ...campaign, appealBalance: opinion.balance }, lead: { ...lead, appeal: opinion.appeal } };

type Opinion = NonNullable<LeadReasons['languageModel']>;

const toOpinion = (
  { model, reaction, reasons, objection, appeal }: LeadOpinion,
  rates: Pick<Opinion, 'openRate' | 'replyRate'>,
): Opinion => ({
  model,
  reaction,
  reasons: OPINION_REASONS.filter((reason) => reasons.includes(reason)),
  objection: OPINION_OBJECTIONS.find((code) => code === objection) ?? 'none',
  ...rates,
  opening: compareEngines(appeal?.open ?? 0),
  replying: compareEngines(appeal?.reply ?? 0),
});

export const explainLead: Handler<typeof endpoints.explainLead> = async (app, { user, params, query }) => {
  const bucket = parseBucketQuery(query);
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  const position = parsePosition(ref, params.leadId);
  const task = await findLeadTask(app.db, ref, position);
  if (task === undefined) throw new AppError('campaign_not_found');
  const { campaign, lead } = task;
  if (lead === null || position === null) throw new AppError('not_found');
  const opinion = await findLeadOpinion(app.db, ref.campaignId, position);
  const { openRate, replyRate, open, reply, withAppeal } = await explainLeadInThread({
    ...withOpinion({ campaign, lead }, opinion),
    bucket,
  });
  const languageModel = opinion === undefined ? null : toOpinion(opinion, withAppeal ?? { openRate, replyRate });
  return { openRate, replyRate, open: open.map(toWire), reply: reply.map(toWire), languageModel };
};
