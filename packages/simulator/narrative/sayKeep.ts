import type { PlannedFactor } from '../advice/plan/stagePlan.ts';
import type { PlainMerit } from '../advice/plan/plainMerits.ts';
import { STAGE_PHRASES } from './phrases/summary.ts';
import { createVoice } from './voice.ts';
import { toPoints } from './inWords.ts';
import { isToBeAnother } from './sayCheck.ts';
import type { NarrativeInput, SummaryInput } from './summaryInput.ts';

/** What speaks for an email in plain sight. */
export const praisable = (input: SummaryInput): readonly PlainMerit[] => (isToBeAnother(input) ? [] : (input.merits ?? []));

/** The strengths to keep: not what a check tells to change. */
export const listKeeps = (input: SummaryInput): readonly PlannedFactor[] => {
  const {
    plan: { keeps },
    check,
  } = input;
  if (check === undefined) return keeps;
  return isToBeAnother(input)
    ? []
    : keeps.filter(({ factor: { evidence } }) => !evidence.some(({ text }) => text.includes(check.text) || check.text.includes(text)));
};

/** Whether a strength is shown by the same passage. */
export const showsSame = ({ factor: { evidence } }: PlannedFactor, passage: string): boolean =>
  evidence.some(({ text }) => text.includes(passage) || passage.includes(text));

export function sayKeep(input: SummaryInput): string | undefined {
  const { stage } = input.plan;
  const voice = createVoice(input.key, `keep ${stage}`);
  const phrases = STAGE_PHRASES[stage];
  const [best] = listKeeps(input);
  // An email may have a merit that we do not see: nothing is said then.
  if (best === undefined) return undefined;
  const worth = toPoints(best.factor.deltaPoints);
  const fields = new Map([['keep', best.spoken.name]]);
  return worth === undefined ? voice.say(phrases.keep, fields) : voice.say(phrases.keepWorth, fields.set('worth', worth));
}

/** What speaks for the email in plain sight, and why it helps. */
export function sayMerit(input: NarrativeInput): string | undefined {
  const [first] = praisable(input);
  return first === undefined ? undefined : `“${first.quote}” ${first.does}${first.why}.`;
}
