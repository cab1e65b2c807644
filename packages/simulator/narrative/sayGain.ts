import { OF_WHOLE } from '../advice/plan/isWorthTelling.ts';
import { losesSome } from '../advice/list/tryShorterList.ts';
import type { Action, StagePlan } from '../advice/plan/stagePlan.ts';
import { sayMore } from '../sayLift.ts';
import { in100 } from './numbers.ts';
import { STAGE_PHRASES } from './phrases/summary.ts';
import { createVoice } from './voice.ts';
import { continueSentence, toOneSentence, toPoints } from './inWords.ts';

/** Whether two rates as shown differ by more than twice what they do. */
const isRoundedUp = ([before, after]: readonly [string, string], share: number): boolean => Number(after) / Number(before) - 1 > 2 * share;

export type Said = 'narrative' | 'takeaway';

/** What to do, without what is left to do after it: the same change stands on several cards. */
export const toBareAdvice = ({ text }: Pick<Action, 'text'>): string => text.replace(/ \(you still need to change .*\)$/u, '');
/** The same without who is left out, which the takeaways say. */
const withoutNames = (text: string): string => text.replace(/(?<=^Leave out [\d,]+ leads? with other work) \((?:such as )?“[^()]*\)/u, '');

/** What to do and its effect, with what the text costs: nobody is told the gain without it. */
export function sayChange(action: Action, plan: StagePlan, said: { key: string; as: Said }): string | undefined {
  const gain = sayGain(action, plan, said);
  const { costs } = action;
  if (gain === undefined || costs === undefined) return gain;
  const told = costs.replace(/^; /, '');
  return `${gain} ${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

/**
 * What to do and its effect, in a sentence. The narrative and the takeaways use different words, so that nobody reads the same sentence
 * twice.
 */
function sayGain(
  { text, factor, name, recommendation, toll, isMinor, seen = 0, isOpening }: Action,
  { stage, expected }: StagePlan,
  { key, as }: { key: string; as: Said },
): string | undefined {
  const voice = createVoice(key, `${as} ${stage} ${text}`);
  const all = STAGE_PHRASES[stage];
  const phrases =
    as === 'narrative'
      ? all
      : {
          changeTo: all.takeTo,
          changeBy: all.takeBy,
          changeList: all.takeList,
          changeListBy: all.takeListBy,
          changeWorth: all.takeWorth,
          changeMix: all.takeMix,
        };
  // What stays is said by the takeaway and the card; a placeholder that nothing fills must not be overlooked.
  const isBare = as === 'narrative' && factor.factorId !== 'broken_variables';
  const told = as === 'narrative' ? withoutNames(isBare ? toBareAdvice({ text }) : text) : text;
  const fields = new Map([['change', toOneSentence(told)]]);
  const verification = recommendation?.verification;
  if (verification !== undefined && verification !== null) {
    const [before, after] = [in100(expected), in100(expected + verification.deltaPoints / 100)];
    const lift = Math.round(100 * verification.lift);
    const isShorter = recommendation?.list !== undefined && losesSome(recommendation.list);
    if (isShorter && verification.deltaPoints > 0 && before !== after)
      return voice.say(phrases.changeList, fields.set('before', before).set('after', after));
    if (verification.deltaPoints > 0 && before !== after && !isRoundedUp([before, after], verification.deltaPoints / (100 * expected)))
      return voice.say(phrases.changeTo, fields.set('before', before).set('after', after));
    if (isShorter && lift > 0) return voice.say(phrases.changeListBy, fields.set('lift', sayMore(verification.lift)));
    return lift > 0 ? voice.say(phrases.changeBy, fields.set('lift', sayMore(verification.lift))) : undefined;
  }
  const lift = Math.round(100 * seen);
  if (isMinor === true && lift > 1) return voice.say(as === 'narrative' ? all.changeSeen : all.takeBy, fields.set('lift', sayMore(seen)));
  if (isMinor === true) return as === 'narrative' ? voice.say(all.changeMinor, fields) : `${toOneSentence(text)}.`;
  if (toll !== undefined) {
    if (as === 'narrative') fields.set('change', continueSentence(toOneSentence(told)));
    return voice.say(as === 'narrative' ? all.changeToll : all.takeToll, fields.set('toll', toll).set('fault', name));
  }
  const worth = factor.deltaPoints < 0 ? toPoints(factor.deltaPoints) : undefined;
  // A fault of the whole email is told even if its figure would be printed as zero.
  if (worth === undefined) return OF_WHOLE.has(factor.factorId) || isOpening === true ? `${toOneSentence(text)}.` : undefined;
  if (as === 'narrative') fields.set('change', continueSentence(toOneSentence(told)));
  return voice.say(factor.polarity === 'mixed' ? phrases.changeMix : phrases.changeWorth, fields.set('worth', worth).set('fault', name));
}
