import type { CreditKind } from '@coldcast/rules/credits';
import type { App } from '../app.ts';
import { lockAccount } from './account.store.ts';
import { insertCreditEntries } from './ledger.store.ts';

export type OperatorGrant = { organisationId: string; creditKind: CreditKind; amount: number; reason: string };

/** Grants credits by hand, for operators. They belong to no period: every call grants again. */
export async function grantCredits(app: Pick<App, 'db' | 'clock'>, grant: OperatorGrant): Promise<void> {
  const { organisationId, creditKind, amount, reason } = grant;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('A grant is a whole number of credits above zero.');
  if (reason.trim() === '') throw new RangeError('A grant needs a reason.');
  await app.db.transaction(async (tx) => {
    await lockAccount(tx, organisationId);
    const entries = [{ creditKind, entryKind: 'grant' as const, amount, reason: reason.trim() }];
    await insertCreditEntries(tx, organisationId, { entries, now: app.clock.now() });
  });
}
