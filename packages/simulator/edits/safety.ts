import { findDamage } from '../damage/findDamage.ts';
import type { DamageKind } from '../damage/damage.ts';
import type { Email, Lead } from '../lead.ts';
import { findAdditions } from './additions.ts';

/** Whether an edited email is one a person would send as far as can be told: nothing is spoilt but what the edit is there to change. */
export const isUndamaged = (before: Email, after: Email, allowed: readonly DamageKind[] = []): boolean =>
  findDamage(before, after).every(({ kind }) => allowed.includes(kind));

/** What every edit, every combination of edits and every rewrite has to pass before it is shown: nothing spoilt, no fact added. */
export const isSafeEdit = (before: Email, after: Email, lead: Lead, allowed: readonly DamageKind[] = []): boolean =>
  isUndamaged(before, after, allowed) && findAdditions(before, after, lead).length === 0;
