/** All campaign queries share this first part, so that a launch can refresh all of them. */
export const CAMPAIGNS_KEY = ['campaigns'] as const;
export const campaignKey = (campaignId: string) => [...CAMPAIGNS_KEY, campaignId] as const;
