import type { Edit, EditId } from '../edits/edits.ts';
import { readEdited, type TriedEdit } from '../edits/tryEdit.ts';
import { judgeEdits, measureEdit, type MeasuredEdit } from '../edits/verify.ts';
import type { Doubt, Verification } from '../explain/explanation.ts';
import type { Email } from '../lead.ts';
import { toQuote } from '../narrative/facts.ts';
import { writeAdvice } from '../narrative/writeAdvice.ts';
import type { ChangedLines } from './changedLines.ts';
import { applyEdit, type Step, type Trial } from './searchEdits.ts';

/** One change of the better version, worth what it brings alone. */
export type BetterChange = {
  editId: EditId;
  /** What the change does, in a few words. */
  text: string;
  /** The lines it removes and adds. */
  lines: ChangedLines;
  /** Verified alone, with its own effect on interest. */
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

/** What an edit does: the sentence before and after if it is one, else its own advice. */
function adviceOf(edit: Edit, { removed, added }: ChangedLines, [before, after]: readonly [Email, Email]): string {
  const [old, written] = [removed[0], added[0]];
  if (old !== undefined && removed.length === 1 && added.length <= 1)
    return written === undefined ? `Drop “${toQuote(old)}”` : `Write “${toQuote(written)}” instead of “${toQuote(old)}”`;
  const tried = { edit, before: [before], emails: [after], columns: [], changed: 1, addsFacts: false };
  const say = (fields: ReadonlyMap<string, string>) => writeAdvice(tried, fields, { key: `${before.subject}\n${before.body}` });
  const plain = say(new Map());
  return plain === edit.id && old !== undefined ? say(new Map([['quote', toQuote(old)]])) : plain;
}

/** Doubts that rule a change out, however much interest it brings. */
const HARM: readonly Doubt[] = ['more_complaints', 'less_interest', 'adds_facts'];

type JudgedChange = BetterChange & { step: Measured };
type Judged = { changes: readonly JudgedChange[]; total: Verification; email: Email };

type Measured = Step & { measured: MeasuredEdit };

/** What some steps bring alone and together, judged with everything that was tried. */
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
    const text = adviceOf(edit, lines, [trial.shared.email, applySome(trial, [edit])]);
    return [{ step, editId: edit.id, text, lines, verification: alone.verification }];
  });
  return { changes, total: total.verification, email };
}

/** Whether a change buys its interest with complaints, or costs interest. */
function isHarmful({ measured }: Measured, trial: Trial): boolean {
  const [alone] = judgeEdits('reply', [measured], { seed: trial.campaign.seed, ...trial });
  return HARM.some((doubt) => doubt === alone?.doubt);
}

/**
 * Every change alone and all of them together, judged as one search. A harmful change is dropped immediately. If all together are not
 * certainly better, the least certain one is dropped, until they are or none is left.
 */
export function* judgeSteps(trial: Trial, steps: readonly Step[]): Generator<undefined, { judged: Judged; kept: readonly Step[] } | null> {
  const tried: Measured[] = [];
  for (const step of steps) {
    const one = { ...step, measured: measureEdit(toTried(trial, step.edit, applySome(trial, [step.edit])), trial) };
    if (!isHarmful(one, trial)) tried.push(one);
    yield;
  }
  let kept: readonly Measured[] = tried;
  while (kept.length > 0) {
    const judged = yield* judgeTogether(trial, kept, tried);
    if (judged === null) return null;
    if (judged.total.verified) return { judged, kept };
    const [least] = judged.changes.toSorted((one, other) => one.verification.chanceBetter - other.verification.chanceBetter);
    kept = kept.filter((step) => step !== least?.step);
  }
  return null;
}
