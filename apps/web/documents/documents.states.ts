import { gives } from '../testing/fakeFetch.ts';
import { config } from '../testing/samples.ts';
import { atTheDoor } from '../testing/scenario.ts';

const withoutChat = { ...config, links: { ...config.links, community: '/docs/community', booking: '/docs/talk-to-us' } };

export const documentStates = {
  'docs-start': atTheDoor('/docs'),
  'docs-metrics': atTheDoor('/docs/metrics'),
  'docs-methodology': atTheDoor('/docs/methodology'),
  'docs-methodology-filtered': atTheDoor('/docs/methodology?outcome=reply&grade=trial'),
  'docs-import': atTheDoor('/docs/import'),
  'docs-api': atTheDoor('/docs/api'),
  'docs-webhooks': atTheDoor('/docs/webhooks'),
  'docs-api-reference': atTheDoor('/docs/api/reference'),
  'docs-community': atTheDoor('/docs/community'),
  'docs-community-without-chat': atTheDoor('/docs/community', { getConfig: gives(withoutChat) }),
  'docs-missing': atTheDoor('/docs/nothing-here'),
};
