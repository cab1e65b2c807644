import { listDamage } from '../damage/findDamage.ts';
import type { DamageKind } from '../damage/damage.ts';
import type { Email } from '../lead.ts';

/** Whether the edited email looks like one a person would send: nothing is damaged except what the edit changes on purpose. */
export function isUndamaged(before: Email, after: Email, allowed: readonly DamageKind[] = []): boolean {
  for (const { kind } of listDamage(before, after)) if (!allowed.includes(kind)) return false;
  return true;
}
