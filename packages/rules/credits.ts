import { isFreePlan } from './plans.ts';

export type CreditKind = 'MOCK' | 'PRIORITY';

/** The credit history's display rule: on paid plans it shows only priority rows and spending. */
export const isCreditEntryShown = (entry: { amount: number; type: string }, planName: string | null | undefined): boolean =>
  isFreePlan(planName) || entry.type === 'PRIORITY' || entry.amount < 0;

export type Lane = 'regular' | 'priority';

/** Whether a mock balance has fallen below a tenth of what the period granted, which sends the low-credits event. */
export const isLowBalance = (balance: number, periodCredits: number): boolean => balance * 10 < periodCredits;

/** A campaign runs in the priority lane as a whole or not at all. */
export const chooseLane = (leadCount: number, priorityCreditBalance: number, priority: 'auto' | 'off'): Lane =>
  priority === 'auto' && leadCount > 0 && priorityCreditBalance >= leadCount ? 'priority' : 'regular';
