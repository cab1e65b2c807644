import { EDITS, type Edit } from '../../edits/edits.ts';
import { sayRepaired } from '../../edits/sayVerification.ts';
import { judgeEdits } from '../../edits/verify.ts';
import type { Doubt, Verification } from '../../explain/explanation.ts';
import type { Email } from '../../lead.ts';
import { findChangedLines } from './changedLines.ts';
import { combineEdits } from './combineEdits.ts';
import { isMust, isOfRequest, LEAST_NOTICED, mayBeMinor, mayLose, repairs, whyOf } from './faultEdits.ts';
import { applySome, isSure, judgeTogether, keptOf, measureAlone, type Judged, type JudgedChange, type Measured } from './judgeTogether.ts';
import { isWanted, type Step, type Trial } from './trial.ts';

/** Doubts that rule a change out, however much interest it adds. */
const HARM: readonly Doubt[] = ['more_complaints', 'less_interest', 'adds_facts'];

/** Whether a change gains interest through complaints, or costs interest; a repair of what readers see may cost as little as nobody notices. */
function harmOf({ edit, measured }: Measured, trial: Trial): Doubt | null {
  if (isMust(edit)) return null;
  const [alone] = judgeEdits('reply', [measured], { ...trial, ...trial.campaign });
  const { doubt = null, verification } = alone ?? {};
  const mayCostIt = isWanted(trial, edit) || isOfRequest(edit) ? LEAST_NOTICED : repairs(edit) ? mayLose(edit) : SAME_FIGURE;
  if (edit.isTidy === true && doubt === 'less_interest' && (verification?.lift ?? 0) > -mayCostIt) return null;
  return HARM.some((one) => one === doubt) ? doubt : null;
}

/** Whether a cut of sentences loses the reader's company alone, and the text after all steps names it: what it costs alone is not its own. */
function losesCompanyAlone({ shared }: Trial, { edit, email }: Step, whole: Email): boolean {
  const names = ({ body }: Email): boolean => COMPANY.test(body);
  return edit.id === 'keep_essentials' && names(shared.email) && !names(email) && names(whole);
}
const COMPANY = /\{\{\s*company\s*\}\}/iu;

/** An edit that only takes a fault out, and that the page offers. */
const isMinor = (trial: Trial, edit: Edit): boolean => isWanted(trial, edit) && mayBeMinor(edit);

export type JudgedSteps = { judged: Judged; kept: readonly Measured[] };

/** Half a percent: figures are shown in whole percent. */
const SAME_FIGURE = 0.005;
/** As likely to help as not. */
const EVEN = 0.5;

const leastOf = (changes: readonly JudgedChange[], of: (verification: Verification) => number): Measured | undefined =>
  changes.filter(({ step }) => !isMust(step.edit)).toSorted((one, other) => of(one.verification) - of(other.verification))[0]?.step;

/** Empty sentences go even if the version without them gains this much less: it is shorter, and says the same. */
const WORTH_OF_CLEANING = 0.05;

/**
 * The change to drop from a version that is worse than one of its changes: the one with the smallest gain if all together gain less than the
 * best one alone, or the least certain one that repairs nothing if one change alone is more certain than all.
 */
function leastUseful(trial: Trial, { changes: all, total }: Judged): Measured | undefined {
  const changes = all.filter(({ step }) => !isWanted(trial, step.edit));
  const best = Math.max(...all.map(({ verification }) => (verification.verified ? verification.lift : 0)));
  const least = leastOf(changes, ({ lift }) => lift);
  const margin = least?.edit.id === 'cut_filler' ? WORTH_OF_CLEANING : SAME_FIGURE;
  if (total.lift < best - margin) return least;
  if (isSure(total) || !all.some(({ verification }) => isSure(verification))) return undefined;
  return leastOf(
    changes.filter(({ step, verification }) => !isSure(verification) && !repairs(step.edit)),
    byChance,
  );
}

/** Drops changes until the version is no worse than one of its changes. */
function* keepGains(trial: Trial, found: { judged: Judged; kept: readonly Measured[] }) {
  let { judged, kept } = found;
  while (kept.length > 1) {
    const least = leastUseful(trial, judged);
    if (least === undefined) break;
    const next = yield* judgeTogether(
      trial,
      kept.filter((step) => step !== least),
    );
    if (next === null) break;
    judged = next;
    kept = keptOf(next);
  }
  return { judged, kept };
}

/** Drops changes until the rest are verified together; null if none are. `next` chooses the one to drop. */
function* dropUntilVerified(
  trial: Trial,
  kept: readonly Measured[],
  { isVersion, next }: { isVersion: (kept: readonly Measured[]) => boolean; next: (judged: Judged) => Measured | undefined },
): Generator<undefined, JudgedSteps | null> {
  let left = kept;
  while (isVersion(left)) {
    const judged = yield* judgeTogether(trial, left);
    if (judged === null) return null;
    if (judged.total.verified) return yield* keepGains(trial, { judged, kept: keptOf(judged) });
    const least = next(judged);
    if (least === undefined) return null;
    left = left.filter((step) => step !== least);
  }
  return null;
}

const byChance = ({ chanceBetter }: Verification): number => chanceBetter;

/** The change to drop first: one that only tidies up and is more likely to cost than to gain, otherwise the least certain searched one. */
function leastCertain({ changes }: Judged): Measured | undefined {
  const doubtful = changes.filter(
    ({ step, verification }) => step.edit.isTidy === true && !isMust(step.edit) && verification.chanceBetter < EVEN,
  );
  return leastOf(doubtful.length > 0 ? doubtful : changes.filter(({ step }) => step.edit.isTidy !== true), byChance);
}

/** Goes with repairs: a lighter request, and a name in the greeting. */
const goesWithRepairs = ({ id }: Edit): boolean => isOfRequest({ id }) || id === 'greet_by_first_name';
/** Whether there is anything to repair. */
const hasRepair = (trial: Trial, kept: readonly Step[]): boolean =>
  kept.some(({ edit }) => isWanted(trial, edit) || repairs(edit) || isOfRequest(edit));

/** The edits that belong in every version and were joined to one that does not. */
const mustsOf = (trial: Trial, { edit: { id, parts = [] } }: Step): Measured[] =>
  EDITS.filter((one) => isMust(one) && one.id !== id && parts.includes(one.id)).map((one) => measureAlone(trial, { ...one, isTidy: true }));

/**
 * Nobody should send a misspelled word or an empty sentence, however little it costs: repairs of what any reader sees make a version that
 * says that no gain is sure. Null if nothing is to be repaired.
 */
function* keepRepairs(trial: Trial, tried: readonly Measured[]): Generator<undefined, JudgedSteps | null> {
  let kept = tried.filter((step) => repairs(step.edit) || goesWithRepairs(step.edit) || isMinor(trial, step.edit));
  while (hasRepair(trial, kept)) {
    const judged = yield* judgeTogether(trial, kept);
    if (judged === null) return null;
    const { total } = judged;
    // A loss that would be printed as none is none.
    if (total.lift > -SAME_FIGURE) {
      const sentence = sayRepaired(total, 'reply', whyOf(keptOf(judged)));
      return { judged: { ...judged, total: total.verified ? total : { ...total, sentence } }, kept: keptOf(judged) };
    }
    const least = leastOf(judged.changes, ({ lift }) => lift);
    if (least === undefined) return null;
    kept = [...kept.filter((step) => step !== least), ...mustsOf(trial, least)];
  }
  return null;
}

/** A verified version with the repairs it had lost: each that leaves it verified. */
function* withRepairs(trial: Trial, found: JudgedSteps, tried: readonly Measured[]): Generator<undefined, JudgedSteps> {
  const edits = new Set(found.kept.map(({ edit }) => edit));
  let best = found;
  for (const { edit } of tried.filter(
    (step) => (repairs(step.edit) || isOfRequest(step.edit) || isWanted(trial, step.edit)) && !edits.has(step.edit),
  )) {
    const judged = yield* judgeTogether(
      trial,
      tried.filter((step) => edits.has(step.edit) || step.edit === edit),
    );
    if (judged?.total.verified !== true) continue;
    best = { judged, kept: keptOf(judged) };
    edits.add(edit);
  }
  return best;
}

const isUnchanged = ({ shared: { email } }: Trial, after: Email): boolean => after.subject === email.subject && after.body === email.body;

/** The steps, with one that applies only after another joined to it: alone, it would be judged by nothing. */
function joinDependent(trial: Trial, found: readonly Step[]): readonly Step[] {
  let edits = found.map(({ edit }) => edit);
  for (const { edit } of found) {
    if (!edits.includes(edit) || !isUnchanged(trial, applySome(trial, [edit]))) continue;
    const others = edits.filter((one) => one !== edit);
    const before = others.find((one) => {
      const [both, alone] = [applySome(trial, [combineEdits(one, edit)]), applySome(trial, [one])];
      return both.body !== alone.body || both.subject !== alone.subject;
    });
    if (before === undefined) continue;
    const { isTidy: _, ...both } = combineEdits(before, edit);
    const joined: Edit = edit.isTidy === true ? { ...both, isTidy: true } : both;
    edits = others.map((one) => (one === before ? joined : one));
  }
  if (edits.length === found.length) return found;
  return edits.map((edit, index) => {
    const [before, after] = [applySome(trial, edits.slice(0, index)), applySome(trial, edits.slice(0, index + 1))];
    return { edit, email: after, lines: findChangedLines(before, after) };
  });
}

/**
 * Judges every change alone and all of them together. A harmful change is dropped at once. If all together are not very likely to be better,
 * the least certain one is dropped, until the rest are or no change is left. Changes that only tidy up make a version only if they are very
 * likely better, too: otherwise each is a correction of its own. Corrected words always make one.
 */
export function* judgeSteps(trial: Trial, found: readonly Step[]): Generator<undefined, JudgedSteps | null> {
  const steps = joinDependent(trial, found);
  const tried: Measured[] = [];
  for (const step of steps) {
    const alone = measureAlone(trial, step.edit);
    const one = { ...step, measured: alone.measured };
    if (harmOf(one, trial) === null || losesCompanyAlone(trial, alone, found.at(-1)?.email ?? trial.shared.email)) tried.push(one);
    yield;
  }
  const searched = yield* dropUntilVerified(trial, tried, {
    isVersion: (kept) => kept.some(({ edit }) => edit.isTidy !== true),
    next: leastCertain,
  });
  if (searched !== null) return yield* withRepairs(trial, searched, tried);
  const tidied = yield* dropUntilVerified(
    trial,
    tried.filter(({ edit }) => edit.isTidy === true),
    {
      isVersion: (kept) => kept.length > 0,
      next: ({ changes }) => leastOf(changes, byChance),
    },
  );
  return tidied === null ? yield* keepRepairs(trial, tried) : yield* withRepairs(trial, tidied, tried);
}
