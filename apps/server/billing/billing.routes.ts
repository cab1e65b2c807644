import { endpoints } from '@coldcast/contract/endpoints';
import { bindEndpoint, type BoundEndpoint } from '../http/bindEndpoint.ts';
import { createPortalSession } from './createPortalSession.ts';
import { deleteOrganisation } from './deleteOrganisation.ts';
import { getSubscription } from './getSubscription.ts';

export const billingRoutes: readonly BoundEndpoint[] = [
  bindEndpoint(endpoints.getSubscription, (app, { user }) => getSubscription(app.db, user.organisationId)),
  bindEndpoint(endpoints.createPortalSession, createPortalSession),
  bindEndpoint(endpoints.deleteOrganisation, deleteOrganisation),
];
