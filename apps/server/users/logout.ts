import type { endpoints } from '@coldcast/contract/endpoints';
import type { Handler } from '../http/bindEndpoint.ts';
import { deleteSession } from './sessions.store.ts';

export const logout: Handler<typeof endpoints.logout> = async (app, request) => {
  await deleteSession(app.db, request.user.sessionTokenHash);
  return { message: 'Logged out' };
};
