import { findDamage } from '../damage/findDamage.ts';
import type { DamageKind } from '../damage/damage.ts';
import type { Email } from '../lead.ts';

/** Whether a person would send the edited email, as far as we can tell: nothing is damaged except what the edit is meant to change. */
export const isUndamaged = (before: Email, after: Email, allowed: readonly DamageKind[] = []): boolean =>
  findDamage(before, after).every(({ kind }) => allowed.includes(kind));
