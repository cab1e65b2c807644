import { OF_LIST } from '../advice/plan/needsPlace.ts';
import { COLLEAGUES } from '../advice/list/placeColleagues.ts';
import type { Action, StagePlan } from '../advice/plan/stagePlan.ts';
import { STAGE_PHRASES } from './phrases/summary.ts';
import type { Voice } from './voice.ts';
import { toPoints } from './inWords.ts';
import { isHeldBack } from './ofList.ts';
import { LEAST_OF_HEADLINE } from './summaryInput.ts';

const listFormat = new Intl.ListFormat('en-US');
const MOST_AGAINST = 2;

/** What else costs most, beside the change that is told. */
export function sayAgainst(
  { losses, stage, expected, changes }: StagePlan,
  { told, isChecked, voice }: { told: Action | undefined; isChecked: boolean; voice: Voice },
): string | undefined {
  const mayLead = ({ factor, recommendation }: Action): boolean => factor.factorId === COLLEAGUES && recommendation?.list?.mayLead === true;
  const faults = losses
    .filter(
      ({ factor }) =>
        factor.polarity !== 'neutral' &&
        factor.deltaPoints < 0 &&
        (toPoints(factor.deltaPoints) !== undefined || told !== undefined) &&
        !OF_LIST.has(factor.factorId) &&
        // Whoever reads of hard words first thinks that nothing else is wrong.
        factor.factorId !== 'reading_level' &&
        (factor.factorId !== COLLEAGUES || changes.some(mayLead)) &&
        (factor.factorId !== 'fit' || !changes.some((one) => one.factor.factorId === 'fit' && isHeldBack(one))) &&
        (stage === 'open' ||
          (told !== undefined && factor.factorId !== 'fit' && factor.factorId !== COLLEAGUES) ||
          -factor.deltaPoints >= LEAST_OF_HEADLINE * 100 * expected) &&
        factor.factorId !== told?.factor.factorId,
    )
    .toSorted((one, other) => other.factor.score - one.factor.score)
    .slice(0, MOST_AGAINST)
    .map(({ spoken }) => spoken);
  const { against, alsoAgainst, strangers, alsoStrangers, andStrangers } = STAGE_PHRASES[stage];
  const isAlone = told === undefined && !isChecked;
  const who = faults.find(({ strangers: some }) => some !== undefined)?.strangers;
  const others = faults.flatMap(({ name, strangers: some }) => (some === undefined ? name : []));
  const ofText = others.length === 0 ? [] : voice.say(isAlone ? against : alsoAgainst, new Map([['faults', listFormat.format(others)]]));
  const ofList =
    who === undefined
      ? []
      : voice.say(others.length > 0 ? andStrangers : isAlone ? strangers : alsoStrangers, new Map([['strangers', who]]));
  const sentences = [ofText, ofList].flat().filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
