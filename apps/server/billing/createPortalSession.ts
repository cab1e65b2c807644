import type { createPortalSession as endpoint } from '@coldcast/contract/billing';
import type { Handler } from '../http/bindEndpoint.ts';
import { createPortalToken } from './portalToken.ts';
import { publicUrl } from './publicUrl.ts';

/** A fresh address of the built-in portal. */
export const createPortalSession: Handler<typeof endpoint> = async (app, { user, headers }) => {
  const token = await createPortalToken(app, user.organisationId);
  return { url: `${publicUrl(app, headers)}/billing/portal/${token}` };
};
