import { useEffect, useState } from 'react';
import { serverNow } from '../api/serverClock.ts';
import { isNewAccount, NEW_ACCOUNT_MS } from './newAccount.ts';
import { useSession } from './useSession.tsx';

/** Whether the signed-in account is under five minutes old; becomes false when the time is up. */
export function useIsNewAccount(): boolean {
  const { user } = useSession();
  const createdAt = user?.createdAt;
  const [, redraw] = useState(0);
  const isNew = createdAt !== undefined && isNewAccount(createdAt, serverNow());
  useEffect(() => {
    if (!isNew || createdAt === undefined) return undefined;
    const remainingMs = Date.parse(createdAt) + NEW_ACCOUNT_MS - serverNow();
    const timer = setTimeout(() => redraw((count) => count + 1), Math.max(0, remainingMs) + 50);
    return () => clearTimeout(timer);
  }, [isNew, createdAt]);
  return isNew;
}
