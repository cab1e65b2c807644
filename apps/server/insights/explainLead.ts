import type { endpoints } from '@coldcast/contract/endpoints';
import type { LeadReason } from '@coldcast/simulator/explain';
import { findLeadTask } from '../campaigns/batch.store.ts';
import { getCampaignRef, type CampaignRef } from '../campaigns/campaignRef.ts';
import { parseBucketQuery } from '../campaigns/parseBucketQuery.ts';
import { explainLeadInThread } from '../campaigns/engine/engineThreads.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';

/** The place in the list a lead id names, `{campaignId}-{position}`; null where it can be no id of this campaign. */
function parsePosition({ campaignId }: CampaignRef, leadId: string): number | null {
  const prefix = `${campaignId}-`;
  const position = leadId.slice(prefix.length);
  return leadId.toLowerCase().startsWith(prefix) && /^(0|[1-9]\d{0,8})$/u.test(position) ? Number(position) : null;
}

const toWire = ({ factorId, effect, text }: LeadReason) => ({ factorId, effect, text });

export const explainLead: Handler<typeof endpoints.explainLead> = async (app, { user, params, query }) => {
  const bucket = parseBucketQuery(query);
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  const task = await findLeadTask(app.db, ref, parsePosition(ref, params.leadId));
  if (task === undefined) throw new AppError('campaign_not_found');
  const { campaign, lead } = task;
  if (lead === null) throw new AppError('not_found');
  const { openRate, replyRate, open, reply } = await explainLeadInThread({ campaign, lead, bucket });
  return { openRate, replyRate, open: open.map(toWire), reply: reply.map(toWire) };
};
