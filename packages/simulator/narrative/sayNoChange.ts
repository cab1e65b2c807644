import { STAGE_PHRASES } from './phrases/summary.ts';
import type { Voice } from './voice.ts';
import { isOfText } from '../advice/plan/makePlan.ts';
import { sayUnsure } from './sayUnsure.ts';
import { listOf } from './ofList.ts';
import { sayCheck } from './sayCheck.ts';
import type { NarrativeInput } from './summaryInput.ts';

/** That no change is to be told. */
export function sayNoChange({ plan, version, check, key, language = null }: NarrativeInput, voice: Voice): string | undefined {
  const { noChange, readInPart, onlyIdeas, onlyList, onlyVersion, onlyLikely, onlySpelled } = STAGE_PHRASES[plan.stage];
  const list = listOf(plan);
  const nothing = language === null ? voice.say(noChange, new Map()) : voice.say(readInPart, new Map([['language', language]]));
  const hasText =
    version !== null || plan.losses.some(({ factor }) => factor.recommendations.some(({ editedEmail }) => editedEmail !== null));
  // What is verified comes before what is not.
  if (list !== undefined && version?.isSure !== true) {
    const shorter = voice.say(onlyList, new Map());
    return hasText ? shorter : [nothing, shorter].filter((sentence) => sentence !== undefined).join(' ');
  }
  if (version?.isSure === true && version.cut === null) return voice.say(version.lift80[0] < 0 ? onlyLikely : onlyVersion, new Map());
  if (check !== undefined) return sayCheck(check, { stage: plan.stage, key, as: 'narrative' });
  if (version?.isSpelling === true) return voice.say(onlySpelled, new Map());
  const hasFault = plan.losses.some(({ factor }) => factor.polarity === 'negative' && isOfText(factor));
  if (version !== null) return sayUnsure(version, { stage: plan.stage, place: hasFault ? 'only' : 'onlyLittle', voice });
  const hasIdea = plan.ranked.some(({ recommendations }) => recommendations.some(({ editId, doubt }) => editId !== null && doubt !== null));
  const hasAdvice = plan.losses.some(
    ({ factor: { recommendations } }) =>
      recommendations.length > 0 && recommendations.every(({ editId, list }) => editId === null && list === undefined),
  );
  if (hasIdea) return voice.say(onlyIdeas, new Map());
  // The cards say what to change, in words.
  return hasAdvice ? undefined : nothing;
}
