import type { Intent } from '../outcome.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { fitsLine } from './chooseLine.ts';
import type { NextChance } from './expandPhrase.ts';
import { stockOf } from './keptStocks.ts';
import type { StockCell, StockLine } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { TYPICAL_SELLER_TEXT } from './stock/typicalSeller.ts';

const SELLS: ReadonlySet<EmailKind | null> = new Set(['sales', 'follow_up']);

/** How often a reply goes into what a seller asks; the more somebody wants it, the more often. */
const ANSWERS: Readonly<Record<Intent, number>> = {
  interested: 0.9,
  question: 0.6,
  timing: 0.5,
  referral: 0.5,
  soft_objection: 0.4,
  hard_objection: 0.35,
  not_interested: 0.3,
  opt_out: 0,
};
/** How often somebody who decides nothing says so. */
const SPEAKS_AS_JUNIOR = 0.6;
/** Fewer variants than this would soon repeat themselves, so they are used less often. */
const ENOUGH_VARIANTS = 30;

/** What a line answers: the email's request, or words of it. */
const answers = ({ needs }: StockLine): boolean =>
  needs.some((need) => /^ask[A-Z]/.test(need) || ['day', 'day2', 'slot', 'way', 'way2'].includes(need));

/** What busy people write back to a seller; undefined if none of it fits the email and its reader. */
export function typicalStock(facts: ReplyFacts, intent: Intent, next: NextChance): StockCell | undefined {
  const isSeller = SELLS.has(facts.kind) && (facts.tags.has('likely') || facts.tags.has('stranger'));
  if (!isSeller || facts.tags.has('purchases')) return undefined;
  const fitting = stockOf(TYPICAL_SELLER_TEXT)[intent].lines.filter((line) => fitsLine(line, facts));
  const answering = fitting.filter(answers);
  const variants = answering.reduce((sum, line) => sum + line.variants, 0);
  const share = ANSWERS[intent] * Math.min(1, Math.sqrt(variants / ENOUGH_VARIANTS));
  const junior = fitting.filter(({ needs }) => needs.includes('junior'));
  const general = fitting.filter((line) => !answers(line));
  const lines = junior.length > 0 && next() < SPEAKS_AS_JUNIOR ? junior : next() < share ? answering : general;
  return fitting.length === 0 || intent === 'opt_out' ? undefined : { lines: lines.length === 0 ? fitting : lines, closes: [] };
}
