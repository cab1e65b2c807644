import type {
  deleteSend as deleteSendEndpoint,
  getSenderHistory as getSenderHistoryEndpoint,
  listSends as listSendsEndpoint,
} from '@coldcast/contract/sends';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { isUuid } from '../http/isUuid.ts';
import { rawJson } from '../http/rawJson.ts';
import { findSender, toSenderSummary } from './sender.ts';
import { deleteSendRow, listSendsJson, lockSends } from './sends.store.ts';

export const listSends: Handler<typeof listSendsEndpoint> = async (app, { user }) => {
  const [sender, sendsJson] = await Promise.all([findSender(app, user.organisationId), listSendsJson(app.db, user.organisationId)]);
  return rawJson(`{"sender":${JSON.stringify(sender === undefined ? null : toSenderSummary(sender))},"sends":${sendsJson}}`);
};

export const getSenderHistory: Handler<typeof getSenderHistoryEndpoint> = async (app, { user }) => {
  const sender = await findSender(app, user.organisationId);
  return sender === undefined ? { sender: null, posterior: null } : { sender: toSenderSummary(sender), posterior: { ...sender.posterior } };
};

/** Deletes a send and what was learned from it; a track record based on it keeps its numbers. */
export const deleteSend: Handler<typeof deleteSendEndpoint> = async (app, { user, params }) => {
  const ref = { organisationId: user.organisationId, sendId: params.sendId.toLowerCase() };
  if (!isUuid(params.sendId)) throw new AppError('send_not_found');
  const isDeleted = await app.db.transaction(async (tx) => {
    // An import that adds a version to the send has ended by then, or does not find it.
    await lockSends(tx, ref.organisationId);
    return deleteSendRow(tx, ref);
  });
  if (!isDeleted) throw new AppError('send_not_found');
  return { message: 'Campaign removed from your sends' };
};
