/** Every address of the web app, once: routes, links and what is fetched ahead read it here. */
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

/** The address of a campaign, to put behind it the name of one of its pages. */
export const campaignPath = (campaignId: string): string => `${paths.campaigns}/${encodeURIComponent(campaignId)}`;

/** What is in a route in place of a campaign's id. */
export const CAMPAIGN_ROUTE = `${paths.campaigns}/:campaignId`;
