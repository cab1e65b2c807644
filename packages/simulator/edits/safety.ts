import { findDamage } from '../damage/findDamage.ts';
import type { DamageKind } from '../damage/damage.ts';
import type { Email } from '../lead.ts';

/** Whether an edited email is one a person would send as far as can be told: nothing is spoiled but what the edit is there to change. */
export const isUndamaged = (before: Email, after: Email, allowed: readonly DamageKind[] = []): boolean =>
  findDamage(before, after).every(({ kind }) => allowed.includes(kind));
