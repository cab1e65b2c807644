import { ALWAYS_NAMED } from '../advice/plan/alwaysNamed.ts';
import { isMisfit, type Action, type StagePlan } from '../advice/plan/stagePlan.ts';
import { listOf } from './ofList.ts';
import { sayChange } from './sayGain.ts';
import { LEAST_OF_HEADLINE } from './summaryInput.ts';

/** The changes to tell first: no wording without a verified gain if the list does not fit the offer, and no list that gives up much of the replies. */
const listFirst = (plan: StagePlan): readonly Action[] =>
  plan.changes.filter((one) => {
    const { recommendation } = one;
    if (isTrifle(one, plan)) return false;
    const { list, verification } = recommendation ?? {};
    return list === undefined ? !isMisfit(plan) || verification?.verified === true : list.mayLead;
  });

/** Whether a fault of style for which there is no text costs next to nothing. */
export const isTrifle = ({ recommendation, isMinor, toll, isOpening, factor }: Action, { stage, expected }: StagePlan): boolean =>
  stage === 'reply' &&
  recommendation === null &&
  isMinor !== true &&
  toll === undefined &&
  isOpening !== true &&
  !ALWAYS_NAMED.has(factor.factorId) &&
  -factor.deltaPoints < LEAST_OF_HEADLINE * 100 * expected;

/** Whether an edit that nothing can be promised of stands behind a verified list: not if a forecast shows more for it. */
function isBehindList({ isMinor, seen = 0 }: Action, plan: StagePlan): boolean {
  const [list] = plan.changes.filter(({ recommendation }) => recommendation?.list !== undefined && recommendation.list === listOf(plan));
  return isMinor === true && list !== undefined && seen < (list.recommendation?.verification?.lift ?? 0);
}

/** The change that the narrative tells, and how; undefined if there is none. */
export function firstChange(plan: StagePlan, key: string): { action: Action; sentence: string } | undefined {
  const told = listFirst(plan).filter((action) => !isBehindList(action, plan));
  const [first] = told.flatMap((action) => {
    const sentence = sayChange(action, plan, { key, as: 'narrative' });
    return sentence === undefined ? [] : [{ action, sentence }];
  });
  return first;
}

/** Whether a stage has advice, and no change to tell with it. */
export const tellsNoChange = (plan: StagePlan, key: string): boolean => plan.scope === 'all' && firstChange(plan, key) === undefined;

/** A change whose sentence begins with what its fault costs. */
export const costOf = (action: Action | undefined): Action | undefined => (action?.recommendation === null ? action : undefined);
