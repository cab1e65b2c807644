import type { endpoints } from '@coldcast/contract/endpoints';
import { retryDeadlocks } from '../database/retryDeadlocks.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { lockAccount } from './account.store.ts';
import { deleteOrganisationRow } from './organisations.store.ts';
import { endStripeCustomer } from './stripe/endStripeCustomer.ts';

/**
 * Deletes the organization of the signed-in user. Launches and grants wait for the account's lock and then find nothing. If a batch or the
 * end of a campaign holds that campaign's lock at the same time, one of the two deadlocks and is retried.
 */
export const deleteOrganisation: Handler<typeof endpoints.deleteOrganisation> = async (app, { user, body }) => {
  if (body.confirmation.trim().toLowerCase() !== user.email) throw new AppError('not_confirmed');
  const { organisationId } = user;
  // Runs first: everything after it can be repeated, but nobody may keep paying for a deleted organization.
  await endStripeCustomer(app, organisationId);
  const isDeleted = await retryDeadlocks(() =>
    app.db.transaction(async (tx) => {
      await lockAccount(tx, organisationId);
      return deleteOrganisationRow(tx, organisationId);
    }),
  );
  if (!isDeleted) throw new AppError('session_expired');
  app.log.info({ event: 'organisation_deleted', organisationId }, 'organization deleted');
  return { message: 'Your organization and all its data were deleted.' };
};
