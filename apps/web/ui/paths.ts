/** Every address of the web app: routes, links and prefetching read it here. */
export const paths = {
  login: '/login',
  demo: '/login?demo=true',
  signup: '/signup',
  maintenance: '/maintenance',
  shared: '/shared/:token',
  documents: '/docs',
  app: '/app',
  campaigns: '/app/campaigns',
  compare: '/app/compare',
  audienceDraft: '/app/audience',
  upload: '/app/upload',
  sends: '/app/sends',
  trackRecord: '/app/track-record',
  account: '/app/account',
  apiKeys: '/app/account/api-keys',
  webhooks: '/app/account/webhooks',
  billing: '/app/billing',
  plans: '/app/billing?tab=plans',
  support: '/app/support',
} as const;

/** The address of a campaign, to which a page's name is appended. */
export const campaignPath = (campaignId: string): string => `${paths.campaigns}/${encodeURIComponent(campaignId)}`;

/** Stands for a campaign's id in a route. */
export const CAMPAIGN_ROUTE = `${paths.campaigns}/:campaignId`;
