import { losesSome } from '../advice/list/tryShorterList.ts';
import { isMisfit, type Action, type StagePlan } from '../advice/plan/stagePlan.ts';
import { MISFIT } from '../fit/isTold.ts';
import { STAGE_PHRASES } from './phrases/summary.ts';
import type { Voice } from './voice.ts';
import { toPoints } from './inWords.ts';
import { isToBeAnother } from './sayCheck.ts';
import { LEAST_OF_HEADLINE, type SummaryInput } from './summaryInput.ts';

/** Whether a shorter list gives up so much that it stands behind everything else. */
export const isOfList = ({ recommendation }: Action): boolean => recommendation?.list !== undefined;
export const isHeldBack = ({ recommendation }: Action): boolean => recommendation?.list?.mayLead === false;

/** A verified shorter list that may be told first, or that leaves out those whom the offer does not concern. */
export const listOf = (plan: StagePlan) =>
  plan.changes.flatMap(({ recommendation }) =>
    recommendation?.verification?.verified === true && recommendation.list !== undefined && (recommendation.list.mayLead || isMisfit(plan))
      ? [recommendation.list]
      : [],
  )[0];

/** How much of the list does not fit the offer, if that is half of it or more. */
export function sayMisfit(plan: StagePlan, voice: Voice): string | undefined {
  if (!isMisfit(plan)) return undefined;
  const who = plan.farShare > MISFIT ? 'most leads' : 'half of the leads';
  return voice.say(STAGE_PHRASES[plan.stage].misfit, new Map([['who', who]]));
}

/** Whether most of a list does not fit, or half of it, at no less than what the change that is told wins back. */
export function listCostsMost({ losses, farShare }: StagePlan, told: Action | undefined): boolean {
  if (farShare > MISFIT) return true;
  const cost = losses.find(({ factor: { factorId } }) => factorId === 'fit')?.factor.deltaPoints ?? 0;
  return told === undefined || -cost >= (told.recommendation?.verification?.deltaPoints ?? -told.factor.deltaPoints);
}

/** That a shorter list would win back more than the change that is told, and why it is not told first; undefined if it would not. */
export function sayCostlyList({ changes, stage }: StagePlan, { told, voice }: { told: Action; voice: Voice }): string | undefined {
  // The one that the takeaways name.
  const shorter = changes.find(isOfList);
  const list = shorter?.recommendation?.list;
  const worthOfTold = Math.max(-told.factor.deltaPoints, told.recommendation?.verification?.deltaPoints ?? 0);
  if (shorter === undefined || list === undefined || !isHeldBack(shorter) || -shorter.factor.deltaPoints <= worthOfTold) return undefined;
  const worth = toPoints(shorter.factor.deltaPoints);
  if (worth === undefined) return undefined;
  return losesSome(list) ? voice.say(STAGE_PHRASES[stage].costlyList, new Map([['worth', worth]])) : undefined;
}

/** What is true of one reader at most needs another text before another list. */
export const withoutLists = <Input extends SummaryInput>(input: Input): Input =>
  !isToBeAnother(input) ? input : { ...input, plan: { ...input.plan, changes: input.plan.changes.filter((one) => !isOfList(one)) } };

/** Whether strangers on the list cost enough to tell, and no shorter list is offered, because more of them cannot be told. */
export const hasStrangersUncut = ({ losses, expected }: StagePlan): boolean =>
  losses.some(
    ({ factor: { factorId, recommendations, deltaPoints } }) =>
      factorId === 'fit' && recommendations.length === 0 && -deltaPoints >= LEAST_OF_HEADLINE * 100 * expected,
  );
