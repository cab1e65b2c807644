import type { FitChances } from '../fitChances.ts';
import type { Tie } from './tieToReaders.ts';

/** How much of being far is moved, how much of that to owning, and how much of being near becomes owning. All assumptions. */
type Lift = { far: number; owns: number; near: number };

/** Who leads what the email speaks of: its own job, or a place of that kind or of that line of work. */
export const LEADS_IT: Lift = { far: 0.9, owns: 0.6, near: 0.6 };
const LEADS_KIN: Lift = { far: 0.7, owns: 0.5, near: 0.35 };
/** Whose job it names, though they lead nobody, and who only works in such a place. */
const DOES_IT: Lift = { far: 0.9, owns: 0.15, near: 0 };
const WORKS_THERE: Lift = { far: 0.5, owns: 0.2, near: 0 };

export function lift({ owner, near, far }: FitChances, { far: share, owns, near: grows }: Lift): FitChances {
  const moved = far * share;
  const beside = near + moved * (1 - owns);
  return { owner: owner + moved * owns + beside * grows, near: beside * (1 - grows), far: far - moved };
}

/** Whose work the email speaks of is not far from what it offers, whatever that is, and who runs such a place usually decides on it. */
export function liftTied(
  chances: FitChances,
  { isNamed, place, runs }: Omit<Tie, 'isHead' | 'isUser'>,
  { leads, isSpecialist }: { leads: boolean; isSpecialist: boolean },
): FitChances {
  if (leads && (isNamed || (runs && place === 'named'))) return lift(chances, LEADS_IT);
  if (leads && runs && place === 'kin') return lift(chances, LEADS_KIN);
  if (isNamed) return lift(chances, DOES_IT);
  return place !== null && !isSpecialist ? lift(chances, WORKS_THERE) : chances;
}
