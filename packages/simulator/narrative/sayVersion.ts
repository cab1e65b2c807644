import { countOf } from '../countOf.ts';
import { CARELESS } from '../advice/plan/isWorthTelling.ts';
import type { Action, StagePlan } from '../advice/plan/stagePlan.ts';
import { sayLiftRange, sayMore } from '../sayLift.ts';
import { STAGE_PHRASES } from './phrases/summary.ts';
import type { Voice } from './voice.ts';
import { toQuote } from './facts.ts';
import { isOfList } from './ofList.ts';
import { sayUnsure } from './sayUnsure.ts';
import type { ToldVersion } from './summaryInput.ts';

/** From this share on, a reader sees that all changes bring more than one of them. */
const SEEN = 0.05;
const bringsMore = (all: number, one: number): boolean => 1 + all >= (1 + one) * (1 + SEEN);

/** What the better version does besides the change that is told, which it may make, too. */
export function sayVersion(
  { stage }: StagePlan,
  version: ToldVersion | null,
  { told, voice }: { told: Action; voice: Voice },
): string | undefined {
  if (version === null) return undefined;
  const { alsoVersion, alsoVersionLess, alsoWithThis, alsoWithThisLess, alsoBest, alsoLittle, alsoUnsure, alsoSame, alsoSameLess } =
    STAGE_PHRASES[stage];
  if (version.isSpelling && told.factor.factorId === CARELESS) return voice.say(alsoSame, new Map());
  const lift = Math.round(100 * version.lift);
  const isInIt = told.recommendation?.isOfVersion === true;
  const isAlone = version.changes === 1 && isInIt;
  if (isAlone && version.onAverage === null) return voice.say(alsoSame, new Map());
  if (!version.isSure && version.lift >= SEEN) return voice.say(alsoUnsure, new Map([['lift', sayMore(version.lift)]]));
  // What goes with the change that is told is not told again.
  const cut = version.cut?.filter((one) => !told.text.includes(`\u201c${toQuote(one)}\u201d`)) ?? null;
  if (cut?.length === 0) return isInIt ? voice.say(alsoSame, new Map()) : undefined;
  if (!version.isSure || lift <= 0 || cut !== null)
    return sayUnsure({ ...version, cut }, { stage, place: isOfList(told) ? 'only' : 'also', voice });
  const alone = told.recommendation?.verification?.lift;
  const others = isInIt ? version.changes - 1 : version.changes;
  const fields = new Map([
    ['changes', countOf(others, isInIt ? 'more change' : 'change')],
    ['lift', sayMore(version.lift)],
    ['range', sayLiftRange(version.lift, version.lift80)],
  ]);
  // What is left of many changes on average is not told beside more for one of them.
  if (isInIt && alone !== undefined && Math.round(100 * (version.onAverage ?? version.lift)) <= Math.round(100 * alone) && !isAlone)
    return voice.say(bringsMore(version.lift, alone) ? alsoBest : alsoLittle, fields);
  if (version.onAverage !== null) {
    fields.set('left', sayMore(version.onAverage));
    return voice.say(isAlone ? alsoSameLess : isInIt ? alsoWithThisLess : alsoVersionLess, fields);
  }
  return voice.say(isInIt ? alsoWithThis : alsoVersion, fields);
}
