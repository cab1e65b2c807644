import { AppError } from '../errors.ts';
import { isUuid } from '../http/isUuid.ts';

/** A campaign named by the caller. The organization comes only from the session. */
export type CampaignRef = { organisationId: string; campaignId: string };

/** Text that cannot be an id gets the same answer as an id that does not exist. */
export function getCampaignRef(organisationId: string, campaignId: string): CampaignRef {
  if (!isUuid(campaignId)) throw new AppError('campaign_not_found');
  return { organisationId, campaignId: campaignId.toLowerCase() };
}
