import type { Edit, EditId } from '../edits/edits.ts';
import { readEdited, type TriedEdit } from '../edits/tryEdit.ts';
import { judgeEdits, measureEdit, type MeasuredEdit } from '../edits/verify.ts';
import type { Doubt, Verification } from '../explain/explanation.ts';
import type { Email } from '../lead.ts';
import { toQuote } from '../narrative/facts.ts';
import { writeAdvice } from '../narrative/writeAdvice.ts';
import type { ChangedLines } from './changedLines.ts';
import { applyEdit, NO_LOSS, type Step, type Trial } from './searchEdits.ts';

/** One change of the better version, with its own effect. */
export type BetterChange = {
  editId: EditId;
  /** What the change does, in a few words. */
  text: string;
  /** The lines it removes and adds. */
  lines: ChangedLines;
  /** Verified separately, with its own effect on interest. */
  verification: Verification;
};

function toTried({ campaign, sample, shared }: Trial, edit: Edit, email: Email): TriedEdit {
  const emails = sample.map(({ row }) => shared.fill(email, row.lead));
  return {
    edit,
    template: email,
    before: sample.map(({ row }) => row.lead.email),
    emails,
    columns: sample.map(({ row }, index) => readEdited(campaign, row, emails[index] ?? row.lead.email)),
    changed: sample.length,
    addsFacts: false,
  };
}

/** The email with only some of the edits, in the order they were found. */
export const applySome = (trial: Trial, edits: readonly Edit[]): Email =>
  edits.reduce((email, edit, index) => applyEdit(trial, edit, { email, applied: edits.slice(0, index) }) ?? email, trial.shared.email);

/** Shortened quotes show the change only if they differ. */
const differ = (one: string, other: string): boolean => toQuote(one).slice(0, LEAST_SHOWN) !== toQuote(other).slice(0, LEAST_SHOWN);
const LEAST_SHOWN = 40;

/** What an edit does: the sentence before and after if there is one, otherwise the edit's own advice. */
export function sayChange(edit: Edit, { removed, added }: ChangedLines, [before, after]: readonly [Email, Email]): string {
  const [old, written] = [removed[0], added[0]];
  if (old !== undefined && removed.length === 1 && written === undefined) return `Drop “${toQuote(old)}”`;
  const isShort = old !== undefined && old.length <= LEAST_SHOWN && toQuote(old) !== toQuote(written ?? '');
  if (old !== undefined && written !== undefined && removed.length === 1 && added.length === 1 && (isShort || differ(old, written)))
    return `Write “${toQuote(written)}” instead of “${toQuote(old)}”`;
  const tried = { edit, before: [before], emails: [after], columns: [], changed: 1, addsFacts: false };
  const say = (fields: ReadonlyMap<string, string>) => writeAdvice(tried, fields, { key: `${before.subject}\n${before.body}` });
  const plain = say(new Map());
  return plain === edit.id && old !== undefined ? say(new Map([['quote', toQuote(old)]])) : plain;
}

/** Doubts that rule a change out, however much interest it adds. */
const HARM: readonly Doubt[] = ['more_complaints', 'less_interest', 'adds_facts'];

type JudgedChange = BetterChange & { step: Measured };
type Judged = { changes: readonly JudgedChange[]; total: Verification; email: Email };

type Measured = Step & { measured: MeasuredEdit };

/** The effect of some steps separately and together, judged with everything that was tried. */
function* judgeTogether(trial: Trial, steps: readonly Measured[], tried: readonly Measured[]): Generator<undefined, Judged | null> {
  const last = steps.at(-1);
  if (last === undefined) return null;
  const email = applySome(
    trial,
    steps.map(({ edit }) => edit),
  );
  const together = measureEdit(toTried(trial, last.edit, email), trial);
  yield;
  // A single change is the whole version, so it is not tried twice.
  const all = [...tried.map(({ measured }) => measured), ...(steps.length === 1 ? [] : [together])];
  const judged = judgeEdits('reply', all, { seed: trial.campaign.seed, ...trial });
  const total = steps.length === 1 ? judged[tried.indexOf(last)] : judged.at(-1);
  if (total === undefined) return null;
  const changes = steps.flatMap((step): JudgedChange[] => {
    const alone = judged[tried.indexOf(step)];
    if (alone === undefined) return [];
    const { edit, lines } = step;
    const text = sayChange(edit, lines, [trial.shared.email, applySome(trial, [edit])]);
    return [{ step, editId: edit.id, text, lines, verification: alone.verification }];
  });
  return { changes, total: total.verification, email };
}

/** Whether a change gains interest through complaints, or costs interest; removing empty phrases may cost a little. */
function harmOf({ edit, measured }: Measured, trial: Trial): Doubt | null {
  const [alone] = judgeEdits('reply', [measured], { seed: trial.campaign.seed, ...trial });
  const { doubt = null, verification } = alone ?? {};
  if (edit.isTidy === true && doubt === 'less_interest' && (verification?.lift ?? 0) > -NO_LOSS) return null;
  return HARM.some((one) => one === doubt) ? doubt : null;
}

/** A version that only removes empty phrases may cost this share of interest: more is no longer about the same. */
const ABOUT_SAME = 0.03;

export type JudgedSteps = { judged: Judged; kept: readonly Step[] };

const surest = (changes: readonly JudgedChange[]): JudgedChange[] =>
  changes.toSorted((one, other) => one.verification.chanceBetter - other.verification.chanceBetter);

/**
 * Judges every change separately and all together, as one search. A harmful change is dropped at once; if all together are not certainly
 * better, the least certain is dropped until they are or none is left. Removing empty phrases is kept if it costs nothing, although it is
 * no certain gain.
 */
export function* judgeSteps(trial: Trial, steps: readonly Step[]): Generator<undefined, JudgedSteps | null> {
  const tried: Measured[] = [];
  for (const step of steps) {
    const one = { ...step, measured: measureEdit(toTried(trial, step.edit, applySome(trial, [step.edit])), trial) };
    if (harmOf(one, trial) === null) tried.push(one);
    yield;
  }
  const tidy = tried.filter(({ edit }) => edit.isTidy === true);
  let kept: readonly Measured[] = tried;
  while (kept.length > tidy.length) {
    const judged = yield* judgeTogether(trial, kept, tried);
    if (judged === null) return null;
    if (judged.total.verified) return { judged, kept };
    const [least] = surest(judged.changes.filter(({ step }) => step.edit.isTidy !== true));
    kept = kept.filter((step) => step !== least?.step);
  }
  // A different greeting alone does not make a better email.
  const isWorth = tidy.some(({ edit }) => edit.id !== 'plain_greeting');
  const judged = isWorth ? yield* judgeTogether(trial, tidy, tidy) : null;
  return judged !== null && judged.total.lift > -ABOUT_SAME ? { judged, kept: tidy } : null;
}
