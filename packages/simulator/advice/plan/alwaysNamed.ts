import type { FeatureValues } from '../../signs/features.ts';
import type { FactorId } from '../../signs/signs.ts';

/** Whoever threatens or insults a reader is told so, wherever it stands and whatever else the email does. */
export const ALWAYS_NAMED: ReadonlySet<FactorId> = new Set<FactorId>(['insult', 'threat']);

/** Whether an email insults or threatens: what else it does is no merit then. A scare alone is half a threat, and leaves the rest as it is. */
export const isHostile = ({ insult, threat }: FeatureValues): boolean => (insult ?? 0) > 0 || (threat ?? 0) >= 1;
