import type { Edit } from '../../edits/edits.ts';
import { sayRepaired } from '../../edits/sayVerification.ts';
import type { TriedEdit } from '../../edits/tryEdit.ts';
import { pastedColumns } from '../../edits/pastedColumns.ts';
import { judgeEdits, measureEdit, type MeasuredEdit } from '../../edits/verify.ts';
import type { OfferedChange, Verification } from '../../explain/explanation.ts';
import type { Email } from '../../lead.ts';
import { findChangedLines, type ChangedLines } from './changedLines.ts';
import { isMust, repairs, whyOf } from './faultEdits.ts';
import { sayChange, sayPlaceholders } from './sayChange.ts';
import { applyEdit, columnsOf, type Edited, type Step, type Trial } from './trial.ts';

/** The last edit as tried, with the email after all of them. */
function toTried(trial: Trial, edit: Edit, edited: Edited): TriedEdit {
  const { email, edits } = edited;
  const { campaign, sample, shared } = trial;
  const emails = sample.map(({ row }) => shared.fill(email, row.lead));
  return {
    edit,
    template: email,
    before: sample.map(({ row }) => row.lead.email),
    emails,
    pasted: () => pastedColumns(campaign, { edits: edits ?? [], sample, emails }),
    columns: sample.map((one) => columnsOf(trial, one, edited)),
    changed: sample.length,
    addsFacts: false,
  };
}

/** The email with only some of the edits, in the order they were found. */
export const applySome = (trial: Trial, edits: readonly Edit[]): Email =>
  edits.reduce((email, edit, index) => applyEdit(trial, edit, { email, applied: edits.slice(0, index) }) ?? email, trial.shared.email);

export type JudgedChange = OfferedChange & { step: Measured };
export type Judged = { changes: readonly JudgedChange[]; total: Verification; email: Email };

export type Measured = Step & { measured: MeasuredEdit };

type InOrder = { step: Measured; lines: ChangedLines; change: readonly [before: Email, after: Email] };

/** The steps that change something, one after the other, each with what it changes there: after another, it may find other words. */
function putInOrder(trial: Trial, steps: readonly Measured[]): InOrder[] {
  const edits = steps.map(({ edit }) => edit);
  return steps.flatMap((step, index) => {
    const [before, after] = [applySome(trial, edits.slice(0, index)), applySome(trial, edits.slice(0, index + 1))];
    const isSame = before.subject === after.subject && before.body === after.body;
    return isSame ? [] : [{ step, lines: findChangedLines(before, after), change: [before, after] as const }];
  });
}

/** The effect of some steps one by one and together; those that change nothing after the others are left out. */
export function* judgeTogether(trial: Trial, wanted: readonly Measured[]): Generator<undefined, Judged | null> {
  const steps = putInOrder(trial, wanted);
  const last = steps.at(-1);
  if (last === undefined) return null;
  const edits = steps.map(({ step }) => step.edit);
  const email = applySome(trial, edits);
  // A single change is the whole version, so it is not tried twice.
  const together = steps.length === 1 ? [] : [measureEdit(toTried(trial, last.step.edit, { email, edits }), trial)];
  yield;
  const judged = judgeEdits('reply', [...steps.map(({ step }) => step.measured), ...together], { ...trial, ...trial.campaign });
  const total = judged.at(-1);
  if (total === undefined) return null;
  const changes = steps.flatMap(({ step, lines, change }, index): JudgedChange[] => {
    const alone = judged[index];
    if (alone === undefined) return [];
    const { edit } = step;
    const text = `${sayChange(edit, change, trial.shared.email)}${sayPlaceholders(trial, edit, email)}`;
    return [
      {
        step,
        editId: edit.id,
        text,
        parts: edit.parts ?? [],
        fixes: edit.fixes,
        lines,
        verification: toToldEffect({ edit, lines }, alone.verification),
      },
    ];
  });
  return { changes, total: toHonestTotal(total.verification, changes), email };
}

/** The steps of a version that change something. */
export const keptOf = ({ changes }: Judged): readonly Measured[] => changes.map(({ step }) => step);

/** Whether the band of a change stays above zero as it is shown. */
export const isSure = ({ verified, lift80: [low] }: Verification): boolean => verified && Math.round(100 * low) > 0;

/** The effect of a version; where what it repairs makes it less certain than one of its changes, it says so. */
function toHonestTotal(total: Verification, changes: readonly OfferedChange[]): Verification {
  const surest = changes.map(({ verification }) => verification).find(isSure);
  if (isSure(total) || !total.verified || surest === undefined) return total;
  const [lift, low, high] = [surest.lift, ...surest.lift80].map((share) => `${share > 0 ? '+' : ''}${Math.round(100 * share)}`);
  const alone = `One change alone is verified: about ${lift}% (${low} to ${high}). The others take out faults`;
  return { ...total, sentence: `${total.sentence}. ${alone}` };
}

/** The effect of a change as it is told: of a repair that is not verified, as on its card. */
const toToldEffect = ({ edit, lines }: Pick<Step, 'edit' | 'lines'>, verification: Verification): Verification =>
  !verification.verified && (isMust(edit) || repairs(edit))
    ? { ...verification, sentence: sayRepaired(verification, 'reply', whyOf([{ edit, lines }])) }
    : verification;

/** An edit measured alone. */
export function measureAlone(trial: Trial, edit: Edit): Measured {
  const email = applySome(trial, [edit]);
  const lines = findChangedLines(trial.shared.email, email);
  return { edit, email, lines, measured: measureEdit(toTried(trial, edit, { email, edits: [edit] }), trial) };
}
