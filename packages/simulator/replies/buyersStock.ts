import type { Intent } from '../outcome.ts';
import { answerParts, joinLines } from './answerParts.ts';
import { fitsLine } from './chooseLine.ts';
import type { NextChance } from './expandPhrase.ts';
import { stockOf } from './keptStocks.ts';
import type { StockCell } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { BUYERS_TEXT } from './stock/seller/buyers.ts';

/** How often somebody says how much they have before what they make of it; whoever has nothing to part with just now does not. */
const ANSWERS: Readonly<Partial<Record<Intent, number>>> = { interested: 0.9, question: 0.85, soft_objection: 0.4 };

/** Of what somebody has, only amounts and whether there is any are told to a buyer. */
const OF_STOCK = ['askMany', 'askHave', 'askSo'] as const;

/** What people write back to a sender who buys or takes something from them; undefined if the email is none of those. */
export function buyersStock(facts: ReplyFacts, intent: Intent, next: NextChance): StockCell | undefined {
  const isSold = facts.kind === 'sales' || facts.kind === 'follow_up' || facts.kind === 'partnership';
  if (!isSold || !facts.tags.has('purchases') || facts.tags.has('mixed')) return undefined;
  const lines = stockOf(BUYERS_TEXT)[intent].lines.filter((line) => fitsLine(line, facts));
  if (lines.length === 0) return undefined;
  const isOfStock = facts.parts.every(({ tags }) => OF_STOCK.some((tag) => tags.includes(tag)));
  const isAnswered = isOfStock && !facts.tags.has('far') && next() < (ANSWERS[intent] ?? 0);
  const answer = isAnswered ? answerParts(facts, intent, next) : null;
  return { lines: answer === null ? lines : joinLines([{ ...answer, needs: [] }], lines), closes: [] };
}
