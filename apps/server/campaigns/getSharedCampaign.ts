import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { checkAttempt } from '../users/checkAttempt.ts';
import { readRanges } from './getAnalytics.ts';
import { findSharedCampaignRef, findSharedHead } from './sharing.store.ts';
import { hashShareToken } from './shareLink.ts';

/** Looks at shared campaigns from one address; a page asks once, and again when it is reloaded. */
const VIEWS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Every token that opens nothing is answered alike, whatever it once was. */
export const getSharedCampaign: Handler<typeof endpoints.getSharedCampaign> = async (app, { params, ip }) => {
  await checkAttempt(app, { key: `shared ${ip}`, limit: VIEWS_PER_MINUTE, windowMs: MINUTE_MS });
  const ref = await findSharedCampaignRef(app.db, hashShareToken(params.token));
  const head = ref && (await findSharedHead(app.db, ref));
  if (ref === undefined || head === undefined) throw new AppError('share_not_found');
  const ranges = await readRanges(app, ref).catch((error: unknown) => {
    // Deleted since it was looked up.
    throw error instanceof AppError ? new AppError('share_not_found') : error;
  });
  return { ...head, ranges };
};
