import type { FactorId } from '../signs/signs.ts';

/** Advised only with the line that would change: without it, hardly anyone knows where the name would belong. */
export const NEEDS_PLACE: ReadonlySet<FactorId> = new Set<FactorId>(['company_mention', 'subject_company']);
