import { billingRoutes } from './billing/billing.routes.ts';
import { portalRoutes } from './billing/portal/portal.routes.ts';
import { stripeRoutes } from './billing/stripe/stripeWebhook.routes.ts';
import { campaignEndpoints } from './campaigns/campaigns.routes.ts';
import type { BoundEndpoint } from './http/bindEndpoint.ts';
import { insightEndpoints } from './insights/insights.routes.ts';
import { productEndpoints } from './http/product.routes.ts';
import type { FindSessionUser, RawRoutes } from './http/seams.ts';
import { sendEndpoints } from './sends/sends.routes.ts';
import { findDemoCredentials } from './users/demoAccount.ts';
import { findSessionUser as findUserOfSession } from './users/findSessionUser.ts';
import { userEndpoints } from './users/users.routes.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { webhookEndpoints } from './webhooks/webhooks.routes.ts';

/** Every endpoint of the contract with its handler. */
export const boundEndpoints: BoundEndpoint[] = [
  ...userEndpoints,
  ...billingRoutes,
  ...sendEndpoints,
  ...campaignEndpoints,
  ...insightEndpoints,
  ...webhookEndpoints,
  ...productEndpoints(findDemoCredentials),
];

/** Routes that are not in the contract. */
export const rawRoutes: RawRoutes[] = [portalRoutes, stripeRoutes, mcpRoutes];

export const findSessionUser: FindSessionUser = findUserOfSession;
