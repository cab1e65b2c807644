import { gives } from '../testing/fakeFetch.ts';
import { config } from '../testing/samples.ts';
import { signedOut } from '../testing/scenario.ts';

const withoutChat = { ...config, links: { ...config.links, community: '/docs/community', booking: '/docs/talk-to-us' } };

export const documentStates = {
  'docs-start': signedOut('/docs'),
  'docs-metrics': signedOut('/docs/metrics'),
  'docs-methodology': signedOut('/docs/methodology'),
  'docs-methodology-filtered': signedOut('/docs/methodology?outcome=reply&grade=trial'),
  'docs-import': signedOut('/docs/import'),
  'docs-api': signedOut('/docs/api'),
  'docs-webhooks': signedOut('/docs/webhooks'),
  'docs-api-reference': signedOut('/docs/api/reference'),
  'docs-community': signedOut('/docs/community'),
  'docs-community-without-chat': signedOut('/docs/community', { getConfig: gives(withoutChat) }),
  'docs-missing': signedOut('/docs/nothing-here'),
};
