import { findDatabaseError } from './findDatabaseError.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a row could not be written because its organization or user was deleted in the meantime. */
export const isOwnerGone = (error: unknown): boolean => {
  const { code, constraint = '' } = findDatabaseError(error) ?? {};
  return code === FOREIGN_KEY_VIOLATION && /_(organisations|users)_id_fk$/.test(constraint);
};
