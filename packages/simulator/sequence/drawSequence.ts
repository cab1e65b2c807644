import type { Lanes } from '../draws.ts';
import { chanceOf, drawChoice, drawIntent, drawOutcome, drawStep, purposesOf, type Drawn, type StepPurposes } from '../drawOutcome.ts';
import type { Constants } from '../model/chances.ts';
import { ACTIONS, type Action } from '../outcome.ts';

const isAnswer = (action: Action): boolean => action === 'reply' || action === 'unsubscribe' || action === 'report_spam';

const known = new Map<number, StepPurposes>();

function purposesAt(step: number): StepPurposes {
  const purposes = known.get(step) ?? purposesOf(step);
  known.set(step, purposes);
  return purposes;
}

const lowest = (values: readonly (number | null)[]): number | null => {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? null : Math.min(...numbers);
};

/**
 * What one lead does with its emails in order, from the predictors of each. All emails share one person, and each has its own draws; those
 * of email k do not depend on later emails. The lead's answer has the kind of the first email whose latent action is an answer, opened or
 * not, so that a better bucket only leads to more answers, never to different ones. Without an answer it shows one quiet action, the most
 * likely at the first email.
 */
function drawSequence(seed: Lanes, { leadKey, steps }: { leadKey: string; steps: readonly Float64Array[] }, constants: Constants): Drawn {
  const chance = chanceOf(seed, leadKey);
  const drawn = steps.map((predictors, index) => drawStep(chance, { predictors, purposes: purposesAt(index + 1) }, constants));
  const quietUtilities = (drawn[0]?.utilities ?? new Float64Array(ACTIONS.length)).map((utility, index) =>
    isAnswer(ACTIONS[index] ?? 'no_action') ? Number.NEGATIVE_INFINITY : utility,
  );
  const quietAction = ACTIONS[drawChoice(quietUtilities, chance.lead, purposesAt(1).actions)] ?? 'no_action';
  const first = drawn.findIndex(({ action }) => isAnswer(action));
  const action = drawn[first]?.action ?? quietAction;
  const predictors = steps[first];
  return {
    leadKey,
    inboxFrom: lowest(drawn.map(({ inboxFrom }) => inboxFrom)),
    opensFrom: lowest(drawn.map(({ opensFrom }) => opensFrom)),
    openRank: Math.min(...drawn.map(({ openRank }) => openRank)),
    action,
    intent:
      action === 'reply' && predictors !== undefined
        ? drawIntent(chance, { predictors, purposes: purposesAt(first + 1) }, constants)
        : null,
    steps: drawn.map((step) => ({ inboxFrom: step.inboxFrom, opensFrom: step.opensFrom, answers: isAnswer(step.action) })),
    quietAction,
  };
}

/** What one lead does with its email, or with its emails in order. `steps` are their predictors, at least one. */
export function drawEmails(
  seed: Lanes,
  { leadKey, steps }: { leadKey: string; steps: readonly Float64Array[] },
  constants: Constants,
): Drawn {
  const [first] = steps;
  return steps.length === 1 && first !== undefined
    ? drawOutcome(seed, { leadKey, predictors: first }, constants)
    : drawSequence(seed, { leadKey, steps }, constants);
}
