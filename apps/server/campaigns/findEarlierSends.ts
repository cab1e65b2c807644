import type { endpoints } from '@coldcast/contract/endpoints';
import type { Handler } from '../http/bindEndpoint.ts';
import { findLastCorrections, findSameText } from './earlierSends.store.ts';

/** Campaigns with the same text within this time count as one send. */
const RECENT_MS = 30 * 24 * 60 * 60 * 1000;

/** What the organization's earlier campaigns tell about the next one. */
export const findEarlierSends: Handler<typeof endpoints.findEarlierSends> = async (app, { user, body }) => {
  const { organisationId } = user;
  const after = new Date(app.clock.now().getTime() - RECENT_MS);
  const [corrections, sameText] = await Promise.all([
    findLastCorrections(app.db, organisationId),
    findSameText(app.db, { organisationId, after, ...body, body: body.body.replaceAll('\r\n', '\n') }),
  ]);
  return { corrections, sameText: sameText.campaigns === 0 ? null : sameText };
};
