import type { Edit } from '../../edits/edits.ts';
import { sayRepaired } from '../../edits/sayVerification.ts';
import { isMust, isOfCleaning, isOfLayout, isOfRequest, LEAST_NOTICED, mayLose, repairs, whyOf } from './faultEdits.ts';
import type { JudgedSteps } from './judgeSteps.ts';
import { applySome, judgeTogether, keptOf, type Measured } from './judgeTogether.ts';
import { interestOf, isWanted, type Trial } from './trial.ts';

/** A share of interest that is shown as none. */
const NONE = 0.0005;

/** So much is printed as no percent: what a reader sees is worth that. */
const UNSEEN = 0.005;

/** How much interest a change adds to the others of its version, as a share. */
function gainOf(trial: Trial, kept: readonly Measured[], step: Measured): number {
  const at = (edits: readonly Edit[]) => interestOf(trial, { email: applySome(trial, edits), edits });
  const without = at(kept.filter((one) => one !== step).map(({ edit }) => edit));
  return at(kept.map(({ edit }) => edit)) / (without || 1e-12) - 1;
}

/** The change of a version that gains least, if it costs interest, or gains none and repairs nothing. */
function findUseless(trial: Trial, kept: readonly Measured[]): Measured | undefined {
  const measured = kept
    .filter(({ edit }) => !isMust(edit))
    .map((step) => ({ step, gain: gainOf(trial, kept, step) }))
    .filter(({ step: { edit }, gain }) => {
      if (isWanted(trial, edit) || isOfRequest(edit)) return gain < -LEAST_NOTICED;
      if (isOfLayout(edit) || isOfCleaning(edit)) return gain < -mayLose(edit);
      return repairs(edit) ? gain < -UNSEEN : gain <= NONE;
    });
  return measured.toSorted((one, other) => one.gain - other.gain)[0]?.step;
}

/** A version without the changes that cost interest by its own figures, and without those that gain none and repair nothing; null if none are left. */
export function* dropUseless(trial: Trial, found: JudgedSteps | null): Generator<undefined, JudgedSteps | null> {
  let version = found;
  while (version !== null) {
    const { kept }: JudgedSteps = version;
    const useless = findUseless(trial, kept);
    yield;
    if (useless === undefined) return version;
    const judged = yield* judgeTogether(
      trial,
      kept.filter((step) => step !== useless),
    );
    if (judged === null) return null;
    const { total } = judged;
    const isFine = total.verified || keptOf(judged).every(({ edit }) => repairs(edit) || isWanted(trial, edit));
    version = isFine
      ? {
          judged: total.verified
            ? judged
            : { ...judged, total: { ...total, sentence: sayRepaired(total, 'reply', whyOf(keptOf(judged))) } },
          kept: keptOf(judged),
        }
      : null;
  }
  return null;
}
