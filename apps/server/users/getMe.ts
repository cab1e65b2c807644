import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { toUser } from './toUser.ts';
import { findUser } from './users.store.ts';

export const getMe: Handler<typeof endpoints.getMe> = async (app, request) => {
  const user = await findUser(app.db, request.user.userId);
  // Deleted between the look-up of the session and this one.
  if (user === undefined) throw new AppError('session_expired');
  return toUser(user);
};
