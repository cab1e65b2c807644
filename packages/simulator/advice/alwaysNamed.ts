import type { FactorId } from '../signs/signs.ts';

/** Whoever threatens or insults a reader is told so, wherever it stands and whatever else the email does. */
export const ALWAYS_NAMED: ReadonlySet<FactorId> = new Set<FactorId>(['insult', 'threat']);
