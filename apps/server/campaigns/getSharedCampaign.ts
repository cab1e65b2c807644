import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { checkAttempt } from '../users/checkAttempt.ts';
import { readRanges } from './getAnalytics.ts';
import { findSharedCampaignRef, findSharedHead } from './sharing.store.ts';
import { hashShareToken } from './shareLink.ts';

/** How often one network may load shared campaigns; a page loads once, and again on reload. */
const VIEWS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Every unknown, expired or revoked token gets the same answer. */
export const getSharedCampaign: Handler<typeof endpoints.getSharedCampaign> = async (app, { params, ip }) => {
  await checkAttempt(app, { key: `shared ${ip}`, limit: VIEWS_PER_MINUTE, windowMs: MINUTE_MS });
  const ref = await findSharedCampaignRef(app.db, hashShareToken(params.token));
  const head = ref && (await findSharedHead(app.db, ref));
  if (ref === undefined || head === undefined) throw new AppError('share_not_found');
  const ranges = await readRanges(app, ref).catch((error: unknown) => {
    // Deleted after it was looked up.
    throw error instanceof AppError ? new AppError('share_not_found') : error;
  });
  return { ...head, ranges };
};
