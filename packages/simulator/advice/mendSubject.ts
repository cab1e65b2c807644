import { EDITS } from '../edits/edits.ts';
import { findChangedLines, joins } from './changedLines.ts';
import { keepsTerms } from './keepsTerms.ts';
import { openSlots } from './openSlots.ts';
import { applyEdit, interestOf, MOST_CHANGES, NOT_SEARCHED, type Step, type Trial } from './searchEdits.ts';

/** The best of the subjects that an edit mends may cost this share of interest: the sender would have to write another one. */
const NO_LOSS_OF_SUBJECT = 0.015;

/**
 * Mends a subject that must not stay, where an edit can: what is left of a sender's own words is better than an open slot, however little it brings.
 */
export function* mendSubject(trial: Trial, steps: readonly Step[]): Generator<undefined, readonly Step[]> {
  const email = steps.at(-1)?.email ?? trial.shared.email;
  const mustGo = (one: typeof email) => openSlots(trial, one).some(({ about }) => about === 'subject');
  if (steps.length >= MOST_CHANGES || !mustGo(email)) return steps;
  const applied = steps.map(({ edit }) => edit);
  const before = interestOf(trial, email);
  let [best, most]: [Step | undefined, number] = [undefined, before * (1 - NO_LOSS_OF_SUBJECT)];
  for (const edit of EDITS.filter(({ id }) => !NOT_SEARCHED.includes(id))) {
    const after = applyEdit(trial, edit, { email, applied });
    yield;
    if (after === undefined || after.subject === email.subject || after.body !== email.body || mustGo(after)) continue;
    const lines = findChangedLines(email, after);
    const interest = interestOf(trial, after);
    if (interest < most || !keepsTerms(edit.id, lines) || steps.some((step) => joins(step.lines, lines))) continue;
    [best, most] = [{ edit: { ...edit, isTidy: true }, email: after, lines }, interest];
  }
  return best === undefined ? steps : [...steps, best];
}
