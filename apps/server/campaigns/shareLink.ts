import type { endpoints } from '@coldcast/contract/endpoints';
import type { ShareLink } from '@coldcast/contract/sharing';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { App } from '../app.ts';
import { publicUrl } from '../billing/publicUrl.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { getCampaignRef, type CampaignRef } from './campaignRef.ts';
import { findIsFinished } from './campaigns.store.ts';
import { deleteShareLinkRow, findShareLink, insertShareLink } from './sharing.store.ts';

export const hashShareToken = (token: string): Buffer => createHash('sha256').update(token).digest();

async function checkExists(app: App, ref: CampaignRef): Promise<void> {
  if ((await findIsFinished(app.db, ref)) === undefined) throw new AppError('campaign_not_found');
}

async function findLink(app: App, ref: CampaignRef, headers: IncomingHttpHeaders): Promise<ShareLink | null> {
  const link = await findShareLink(app.db, ref);
  if (link === undefined) return null;
  return { url: `${publicUrl(app, headers)}/shared/${link.token}`, createdAt: link.createdAt.toISOString() };
}

export const createShareLink: Handler<typeof endpoints.createShareLink> = async (app, { user, params, headers }) => {
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  await checkExists(app, ref);
  const token = randomBytes(32).toString('base64url');
  await insertShareLink(app.db, ref, { token, tokenHash: hashShareToken(token), createdAt: app.clock.now() });
  const link = await findLink(app, ref, headers);
  // Someone turned it off, or deleted the campaign, at the same moment.
  if (link === null) throw new AppError('campaign_not_found');
  app.log.info({ event: 'campaign_shared', campaignId: ref.campaignId }, 'a campaign was shared');
  return link;
};

export const getShareLink: Handler<typeof endpoints.getShareLink> = async (app, { user, params, headers }) => {
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  await checkExists(app, ref);
  return { link: await findLink(app, ref, headers) };
};

export const deleteShareLink: Handler<typeof endpoints.deleteShareLink> = async (app, { user, params }) => {
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  await checkExists(app, ref);
  await deleteShareLinkRow(app.db, ref);
  return { message: 'The link no longer works.' };
};
