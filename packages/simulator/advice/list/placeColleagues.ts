import type { FactorId } from '../../signs/signs.ts';
import { gainsMuch } from './leadingList.ts';
import type { Action } from '../plan/stagePlan.ts';

export const COLLEAGUES: FactorId = 'contacts_per_company';

const gainOf = ({ recommendation }: Action): number => recommendation?.verification?.deltaPoints ?? 0;
const isOfList = ({ recommendation }: Action): boolean => recommendation?.list !== undefined;
const isOfColleagues = (one: Action): boolean => isOfList(one) && one.factor.factorId === COLLEAGUES;

/**
 * Writing to one person per company is told where it gains much, and more than leaving out those whom the email hardly concerns; it is held back
 * where any wording gains or costs more. It stays on its card.
 */
export function placeColleagues(actions: readonly Action[]): Action[] {
  const others = actions.filter((one) => !isOfColleagues(one));
  const gainOfLists = Math.max(0, ...others.filter(isOfList).map(gainOf));
  const gainOfTexts = Math.max(0, ...others.filter((one) => !isOfList(one)).map((one) => Math.max(gainOf(one), -one.factor.deltaPoints)));
  return actions.flatMap((one): Action[] => {
    const { recommendation } = one;
    if (!isOfColleagues(one) || recommendation?.list === undefined) return [one];
    const { list } = recommendation;
    if (!gainsMuch(list) || gainOf(one) <= gainOfLists) return [];
    const mayLead = list.mayLead && gainOf(one) > gainOfTexts;
    return [{ ...one, recommendation: { ...recommendation, list: { ...list, mayLead } } }];
  });
}
