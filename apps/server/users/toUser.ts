import type { User } from '@coldcast/contract/users';
import type { UserRow } from './users.store.ts';

/** A user in the API's format. */
export const toUser = (row: UserRow): User => ({
  userId: row.id,
  orgId: row.organisationId,
  email: row.email,
  humanReadableName: row.humanReadableName,
  createdAt: row.createdAt.toISOString(),
});
