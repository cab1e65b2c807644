import type {
  answerAutomaticReplies as answerAutomaticRepliesEndpoint,
  listSendVersions as listSendVersionsEndpoint,
} from '@coldcast/contract/sends';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { isUuid } from '../http/isUuid.ts';
import { rawJson } from '../http/rawJson.ts';
import { insertVersion, lockSends } from './sends.store.ts';
import { findVersionsJson, listNewestVersions } from './versions.store.ts';

export const listSendVersions: Handler<typeof listSendVersionsEndpoint> = async (app, { user, params }) => {
  if (!isUuid(params.sendId)) throw new AppError('send_not_found');
  const versions = await findVersionsJson(app.db, { organisationId: user.organisationId, sendId: params.sendId.toLowerCase() });
  if (versions === undefined) throw new AppError('send_not_found');
  return rawJson(versions);
};

/** Adds a version that says whether the replies of these sends include automatic ones. Repeating the answer changes nothing. */
export const answerAutomaticReplies: Handler<typeof answerAutomaticRepliesEndpoint> = async (app, { user, body }) => {
  const { organisationId, userId } = user;
  const hasAutomaticReplies = body.automaticReplies === 'counted';
  const named = body.sendIds === undefined ? null : new Set(body.sendIds.map((sendId) => sendId.toLowerCase()));
  const updated = await app.db.transaction(async (tx) => {
    await lockSends(tx, organisationId);
    const all = await listNewestVersions(tx, organisationId);
    const ids = new Set(all.map(({ id }) => id));
    if (named !== null && [...named].some((sendId) => !ids.has(sendId))) throw new AppError('send_not_found');
    const meant = all.filter(({ id, figures }) =>
      named === null ? figures.hasAutomaticReplies === null : named.has(id) && figures.hasAutomaticReplies !== hasAutomaticReplies,
    );
    for (const { id, version, figures } of meant) {
      await insertVersion(tx, {
        sendId: id,
        organisationId,
        version: version + 1,
        figures: { ...figures, hasAutomaticReplies },
        createdBy: userId,
        now: app.clock.now(),
      });
    }
    return meant.length;
  });
  return { message: updated === 1 ? 'Answer saved for 1 campaign' : `Answer saved for ${updated} campaigns`, updated };
};
