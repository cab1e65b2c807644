import { AppError } from '../errors.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** A campaign as a caller names it. The organisation comes from the session only. */
export type CampaignRef = { organisationId: string; campaignId: string };

/** Text that can be no id answers exactly as an id that does not exist (decision 118). */
export function getCampaignRef(organisationId: string, campaignId: string): CampaignRef {
  if (!UUID.test(campaignId)) throw new AppError('campaign_not_found');
  return { organisationId, campaignId: campaignId.toLowerCase() };
}
