import { EDITS, type Edit, type EditId } from '../../edits/edits.ts';
import { findChangedLines, joins } from './changedLines.ts';
import { combineEdits } from './combineEdits.ts';
import { isMust, isOfFault, isOfRequest, LEAST_NOTICED, mayCost } from './faultEdits.ts';
import { keepsTerms } from './keepsTerms.ts';
import { isOfVersion } from './ofVersion.ts';
import { readsNaturally } from './readsNaturally.ts';
import { applyEdit, interestOf, type Step, type Trial } from './trial.ts';
import { isForeignEnglish } from '../../signs/prose/foreignEnglish.ts';

/** The most changes of one version: each has its switch. */
export const MOST_CHANGES = 8;

/** Spelling, capitals, periods and paragraphs are mended in what the other changes leave: those may rewrite the same sentences. */
const LAST: readonly EditId[] = ['correct_spelling', 'finish_sentences', 'break_into_paragraphs'];
export const isLast = ({ id }: Edit): boolean => LAST.includes(id);

const addLast = (trial: Trial, steps: readonly Step[], ids: readonly EditId[]): readonly Step[] =>
  ids
    .flatMap((id) => EDITS.find((edit) => edit.id === id) ?? [])
    .reduce((done, edit) => {
      const email = emailAfter(trial, done);
      const after = applyEdit(trial, edit, { email, applied: done.map((step) => step.edit) });
      return after === undefined
        ? done
        : [...done, { edit: { ...edit, isTidy: true }, email: after, lines: findChangedLines(email, after) }];
    }, steps);

/** The steps with the last ones, if they change anything. Words are put right only where that leaves none that only a rewrite mends. */
export function withLast(trial: Trial, steps: readonly Step[]): readonly Step[] {
  const all = addLast(trial, steps, LAST);
  return isForeignEnglish(emailAfter(trial, all)) ? addLast(trial, steps, ['break_into_paragraphs']) : all;
}

/** Whole empty lines are removed before anything else is tried, so that no other change keeps part of one. */
export const isOfSentences = ({ id }: Edit): boolean => OF_SENTENCES.includes(id);
const OF_SENTENCES: readonly EditId[] = ['keep_essentials', 'sign_once'];

/** The steps again, one after the other; undefined if one of them no longer changes anything. */
function redo(trial: Trial, edits: readonly Edit[]): Step[] | undefined {
  const steps: Step[] = [];
  for (const edit of edits) {
    const email = steps.at(-1)?.email ?? trial.shared.email;
    const after = applyEdit(trial, edit, { email, applied: steps.map((step) => step.edit) });
    if (after === undefined) return undefined;
    steps.push({ edit, email: after, lines: findChangedLines(email, after) });
  }
  return steps;
}

/** Edits of the same sentences as one; it only tidies up if each of them does. */
function joinEdits(edits: readonly Edit[]): Edit | undefined {
  const [first, ...others] = edits;
  if (first === undefined) return undefined;
  const { isTidy: _, ...joined } = others.reduce(combineEdits, first);
  return edits.every(({ isTidy }) => isTidy === true) ? { ...joined, isTidy: true } : joined;
}

/** The steps with one more edit; if it rewrites what earlier ones wrote, they become one change. Undefined if it changes nothing. */
export function withOne(trial: Trial, steps: readonly Step[], edit: Edit): Step[] | undefined {
  const email = steps.at(-1)?.email ?? trial.shared.email;
  const after = applyEdit(trial, edit, { email, applied: steps.map((step) => step.edit) });
  if (after === undefined) return undefined;
  const lines = findChangedLines(email, after);
  if (!keepsTerms(edit.id, lines) || !readsNaturally(edit.id, lines)) return undefined;
  const joined = steps.filter((step) => joins(step.lines, lines));
  const last = joined.at(-1);
  if (last === undefined) return steps.length < MOST_CHANGES ? [...steps, { edit, email: after, lines }] : undefined;
  const both = joinEdits([...joined.map((step) => step.edit), edit]);
  const again = redo(
    trial,
    steps.flatMap((step) => (step === last ? (both ?? []) : joined.includes(step) ? [] : step.edit)),
  );
  const isOnce = again?.every((step, index) => again.slice(index + 1).every((later) => !joins(step.lines, later.lines)));
  return isOnce === true ? again : undefined;
}

const emailAfter = (trial: Trial, steps: readonly Step[]) => steps.at(-1)?.email ?? trial.shared.email;
const interestAfter = (trial: Trial, steps: readonly Step[]): number =>
  interestOf(trial, { email: emailAfter(trial, steps), edits: steps.map(({ edit }) => edit) });
const has = (steps: readonly Step[], id: EditId): boolean => steps.some(({ edit }) => edit.id === id || edit.parts?.includes(id) === true);

/** The steps with requests before cuts of sentences: below a question that names the reader's company, more of them can go. Undefined if that changes nothing. */
function askFirst(trial: Trial, steps: readonly Step[]): Step[] | undefined {
  const requests = steps.filter((step) => isOfRequest(step.edit));
  if (requests.length === 0 || !steps.some(({ edit }) => isOfSentences(edit))) return undefined;
  const edits = [...requests, ...steps.filter((step) => !requests.includes(step))].map(({ edit }) => edit);
  const again = redo(trial, edits);
  return again === undefined || emailAfter(trial, again).body === emailAfter(trial, steps).body ? undefined : again;
}

/** The steps with a cut of whole sentences before those that rewrite parts of them, and after the request that may name the reader in their place. */
function withSentences(trial: Trial, steps: readonly Step[], edit: Edit): Step[] | undefined {
  if (!isOfSentences(edit)) return undefined;
  const requests = steps.filter((step) => isOfRequest(step.edit));
  const others = steps.filter((step) => !requests.includes(step));
  const cut = withOne(trial, requests, { ...edit, isTidy: true });
  return cut === undefined
    ? undefined
    : others.reduce<Step[]>((done, step) => (has(done, step.edit.id) ? done : (withOne(trial, done, step.edit) ?? done)), cut);
}

/** Adds edits that only remove empty phrases or a fault, if they cost hardly any interest: small effects add up. */
export function* polish(trial: Trial, found: readonly Step[], edits: readonly Edit[]): Generator<undefined, Step[]> {
  let steps = [...found];
  const tidying = edits.filter((one) => !isLast(one) && (one.isTidy === true || isOfFault(one) || isOfRequest(one)));
  // Without what stands beside it, a request may be easy to replace.
  for (const edit of [...tidying, ...tidying.filter(isOfRequest)]) {
    if (has(steps, edit.id)) continue;
    const more = withOne(trial, steps, { ...edit, isTidy: true }) ?? withSentences(trial, steps, edit);
    yield;
    if (more === undefined) continue;
    const [before, now] = [interestAfter(trial, steps), interestAfter(trial, more)];
    yield;
    if (now >= before * (1 - mayCost(edit))) steps = more;
  }
  const asked = askFirst(trial, steps);
  yield;
  return asked !== undefined && interestAfter(trial, asked) >= interestAfter(trial, steps) * (1 - LEAST_NOTICED) ? asked : steps;
}

/** An edit that the page offers on its own, and why the version does without it. */
export type LeftOut = { edit: Edit; why: 'less_interest' | 'rewritten' };

/** A version may cost this much for an edit that the page offers for more opens. */
const NO_LOSS_OF_WANTED = 0.01;

/** The steps with an edit in place of those whose cuts it makes, too: of two cuts that overlap, the larger one. Undefined if it makes no other's. */
function withLarger(trial: Trial, steps: readonly Step[], edit: Edit): Step[] | undefined {
  const { email } = trial.shared;
  const alone = applyEdit(trial, edit, { email, applied: [] });
  if (alone === undefined) return undefined;
  const { removed } = findChangedLines(email, alone);
  const isCovered = ({ lines, edit: { id } }: Step): boolean =>
    !isMust({ id }) && lines.removed.length > 0 && lines.added.length === 0 && lines.removed.every((line) => removed.includes(line));
  const others = steps.filter((step) => !isCovered(step));
  return others.length === steps.length ? undefined : redo(trial, [edit, ...others.map((step) => step.edit)]);
}

/** Adds the edits that the page offers on their own; those that the version does without are named with the reason. */
export function* addWanted(
  trial: Trial,
  found: readonly Step[],
  wanted: readonly EditId[],
): Generator<undefined, { steps: Step[]; left: LeftOut[] }> {
  let steps = [...found];
  const left: LeftOut[] = [];
  for (const edit of EDITS.filter((one) => !isLast(one) && wanted.includes(one.id))) {
    if (has(steps, edit.id) || !isOfVersion(edit)) continue;
    const more = withLarger(trial, steps, edit) ?? withOne(trial, steps, { ...edit, isTidy: true });
    yield;
    if (more === undefined) {
      left.push({ edit, why: 'rewritten' });
      continue;
    }
    const [before, now] = [interestAfter(trial, steps), interestAfter(trial, more)];
    yield;
    if (now >= before * (1 - Math.max(NO_LOSS_OF_WANTED, isOfFault(edit) ? mayCost(edit) : 0))) steps = more;
    else left.push({ edit, why: 'less_interest' });
  }
  return { steps, left };
}
