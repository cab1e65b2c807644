import { endpoints } from '@coldcast/contract/endpoints';
import type { ProductConfig } from '@coldcast/contract/product';
import type { App } from '../app.ts';
import { bindEndpoint } from './bindEndpoint.ts';
import { insertSupportRequest } from './product.store.ts';

/** Finds the demo account's credentials; null where there is none. */
export type FindDemoCredentials = (app: App) => Promise<ProductConfig['demo']>;

const toLinks = ({ config }: App): ProductConfig['links'] => ({
  documentation: config.DOCUMENTATION_URL,
  howItWorks: config.HOW_IT_WORKS_URL,
  community: config.COMMUNITY_URL,
  booking: config.BOOKING_URL,
  supportForm: config.SUPPORT_FORM_URL ?? null,
});

/** Calls that belong to no feature. The credentials come from `users`, which the ground may not import. */
export const productEndpoints = (findDemoCredentials: FindDemoCredentials) => [
  bindEndpoint(endpoints.getConfig, async (app) => ({
    demo: app.config.DEMO ? await findDemoCredentials(app) : null,
    links: toLinks(app),
  })),
  bindEndpoint(endpoints.getHealth, async (app) => {
    await app.pool.query('select 1');
    return { status: 'ok' as const };
  }),
  bindEndpoint(endpoints.createSupportRequest, async (app, { user, body }) => {
    const id = await insertSupportRequest(app.db, {
      organisationId: user.organisationId,
      userId: user.userId,
      topic: body.topic,
      message: body.message,
      page: body.page,
      createdAt: app.clock.now(),
    });
    return { message: 'Thank you. Your request has been received.', requestNumber: String(id) };
  }),
];
