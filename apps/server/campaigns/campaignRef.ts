import { AppError } from '../errors.ts';
import { isUuid } from '../http/isUuid.ts';

/** A campaign as a caller names it. The organization comes from the session only. */
export type CampaignRef = { organisationId: string; campaignId: string };

/** Text that can be no id answers exactly as an id that does not exist. */
export function getCampaignRef(organisationId: string, campaignId: string): CampaignRef {
  if (!isUuid(campaignId)) throw new AppError('campaign_not_found');
  return { organisationId, campaignId: campaignId.toLowerCase() };
}
