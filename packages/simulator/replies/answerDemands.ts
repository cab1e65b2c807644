import type { Intent } from '../outcome.ts';
import { joinLines } from './answerParts.ts';
import { fitsLine } from './chooseLine.ts';
import { stockOf } from './keptStocks.ts';
import type { StockCell } from './readStock.ts';
import type { ReplyFacts } from './replyFacts.ts';
import { DEMANDS_TEXT, PASSED_ON_TEXT, REGRETS_TEXT } from './stock/complaints.ts';
import { FRIEND_ANSWERS_TEXT } from './stock/friends.ts';

/** A regret, and a sentence on each thing that a complaint demands; undefined if it demands nothing, or if somebody with this intent passes it on. */
export function answerDemands(facts: ReplyFacts, intent: Intent): StockCell | undefined {
  if (facts.kind !== 'customer' || !facts.tags.has('complaint') || !facts.tags.has('demands')) return undefined;
  const passed = facts.tags.has('passesOn') ? stockOf(PASSED_ON_TEXT)[intent].lines.filter((line) => fitsLine(line, facts)) : [];
  if (passed.length > 0) return { lines: passed, closes: [] };
  const answers = stockOf(DEMANDS_TEXT)[intent].lines.filter((line) => fitsLine(line, facts));
  if (answers.length === 0) return undefined;
  const lines = answers.reduce((said, answer) => joinLines(said, [answer]), stockOf(REGRETS_TEXT)[intent].lines);
  return { lines, closes: [] };
}

/** A sentence on each thing that a friend asks; undefined if nothing is read of it, or if somebody with this intent does not answer. */
export function answerFriend(facts: ReplyFacts, intent: Intent): StockCell | undefined {
  if (facts.kind !== 'personal' || facts.language !== 'en') return undefined;
  const [first, ...others] = stockOf(FRIEND_ANSWERS_TEXT)[intent].lines.filter((line) => fitsLine(line, facts));
  return first === undefined ? undefined : { lines: others.reduce((said, answer) => joinLines(said, [answer]), [first]), closes: [] };
}
