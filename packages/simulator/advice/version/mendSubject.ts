import { EDITS, type EditId } from '../../edits/edits.ts';
import { droppedFrom } from '../../edits/droppedFrom.ts';
import { findChangedLines, joins } from './changedLines.ts';
import { keepsTerms } from './keepsTerms.ts';
import { openSlots } from './openSlots.ts';
import { isLast, MOST_CHANGES } from './polishEmail.ts';
import { NOT_SEARCHED } from './searchEdits.ts';
import { applyEdit, interestOf, type Step, type Trial } from './trial.ts';

/** Fixing the subject may cost this share of interest, because the sender would otherwise have to write a new one. */
const NO_LOSS_OF_SUBJECT = 0.015;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}$\u20ac\u00a3%'\u2019-]+/gu) ?? [];

/** Words that limit no figure. */
const SAYS_NOTHING = /^\W*(?:100 ?% )?(?:guaranteed|risk[- ]free|act now|urgent|last chance|limited time(?: offer)?|hurry)\W*$/i;

/** A reply prefix, and prices that anybody calls the best. */
const PRAISED_PRICE = /\b(?:re|fwd?|(?:best|lowest|great|cheap|unbeatable|competitive) (?:prices?|rates?|deals?|offers?))\b/gi;

/** Whether the removed words contain no term, and no figure loses the words that limit it. */
function losesLittle(editId: EditId, before: string, after: string): boolean {
  const kept = new Set(wordsOf(after).map((word) => word.toLowerCase()));
  const gone = wordsOf(before).filter((word) => !kept.has(word.toLowerCase()));
  const run = droppedFrom(before, after);
  if (run !== undefined && SAYS_NOTHING.test(run)) return true;
  const lost = gone.join(' ').toLowerCase().replace(PRAISED_PRICE, '').trim();
  return lost === '' || (!/\d/.test(after) && keepsTerms(editId, { removed: [lost], added: [] }));
}

/**
 * Fixes a subject that must not stay, if an edit can: the rest of the sender's own words is better than an open slot, however small the
 * gain.
 */
export function* mendSubject(trial: Trial, steps: readonly Step[]): Generator<undefined, readonly Step[]> {
  const email = steps.at(-1)?.email ?? trial.shared.email;
  const mustGo = (one: typeof email) => openSlots(trial, one).some(({ about }) => about === 'subject');
  if (steps.length >= MOST_CHANGES || !mustGo(email)) return steps;
  const applied = steps.map(({ edit }) => edit);
  const before = interestOf(trial, { email, edits: applied });
  let [best, most]: [Step | undefined, number] = [undefined, before * (1 - NO_LOSS_OF_SUBJECT)];
  for (const edit of EDITS.filter((one) => !isLast(one) && !NOT_SEARCHED.includes(one.id))) {
    const after = applyEdit(trial, edit, { email, applied });
    yield;
    if (after === undefined || after.subject === email.subject || after.body !== email.body || mustGo(after)) continue;
    const lines = findChangedLines(email, after);
    const interest = interestOf(trial, { email: after, edits: [...applied, edit] });
    if (interest < most || !losesLittle(edit.id, email.subject, after.subject) || steps.some((step) => joins(step.lines, lines))) continue;
    [best, most] = [{ edit: { ...edit, isTidy: true }, email: after, lines }, interest];
  }
  return best === undefined ? steps : [...steps, best];
}
