import type { SellerFacts } from './sellerFacts.ts';

/** A question by its clauses, and what each of them is read for. */
export type Question = { clauses: readonly string[]; read: readonly { request: SellerFacts | null; situation: SellerFacts | null }[] };

export const ANY_QUESTION =
  /^(?:who|whom|whose|what|which|when|where|how|why|do|does|did|is|are|was|were|have|has|would|could|will|might|should|can)\b/i;
/** What a fact answers. */
const ASKS_FACT = /^(?:(?:with|from|by|for|at|on|in|to|since|until) )?(?:who|whom|whose|what|which|when|where|how)\b/i;
/** "Could you send me a photo?" asks for something besides. */
const ASKS_THING =
  /^(?:can|could|would|will) you (?:please |just |also |maybe )?(?:send|email|share|forward|show|text|give|tell) (?:me|us|over|across|along)\b/i;
/** Words for what another question may have named: "How often do you do that?" */
const POINTS_BACK = /\b(?:it|its|that|this|these|those|they|them|their|one|ones|so|then)\b/i;

/**
 * What of an email's questions may be answered where some of them are not read. Whoever answers a fact by itself may leave the others;
 * `isPartly` if nothing can be answered so, as when the last question, for whose sake the others are asked, is not read.
 */
export function readAnswered(questions: readonly Question[]): { isPartly: boolean; answered: readonly SellerFacts[] } {
  const all = questions.flatMap(({ clauses, read }) =>
    clauses.map((clause, index) => {
      const { request = null, situation = null } = read[index] ?? {};
      return { clause, request, situation, isUnread: request === null && situation === null && ANY_QUESTION.test(clause) };
    }),
  );
  const found = (one: (typeof all)[number]): SellerFacts[] => [one.request ?? one.situation ?? []].flat();
  const firstUnread = all.findIndex(({ isUnread }) => isUnread);
  if (firstUnread < 0) return { isPartly: false, answered: all.flatMap(found) };
  const last = all.at(-1);
  const facts = all.filter(
    ({ clause, situation }, index) => situation !== null && ASKS_FACT.test(clause) && (index < firstUnread || !POINTS_BACK.test(clause)),
  );
  // Whoever answers two facts may leave a third.
  const isOneOfMany = facts.length > 1 && ASKS_FACT.test(last?.clause ?? '');
  // "Who does your tests, and are you happy with the reports?": the first half has its own answer.
  const isSecondHalf = facts.some(({ clause }) => questions.at(-1)?.clauses[0] === clause);
  const isMainUnread = last?.isUnread === true && !ASKS_THING.test(last.clause) && !isOneOfMany && !isSecondHalf;
  if (isMainUnread || facts.length === 0) return { isPartly: true, answered: all.flatMap(found) };
  return { isPartly: false, answered: all.filter((one) => one.request !== null || facts.includes(one)).flatMap(found) };
}
