import { EDITS, type Edit } from '../../edits/edits.ts';
import type { Email } from '../../lead.ts';
import { rateIndex } from '../../model/rates.ts';
import { findChangedLines } from './changedLines.ts';
import { mayOffer } from './mayOffer.ts';
import { isLast } from './polishEmail.ts';
import { isOfVersion } from './ofVersion.ts';
import { applyEdit, shownRatesOf, type Edited, type Step, type Trial } from './trial.ts';

const interestAt = rateIndex('interest');
/** Less is the same. */
const MORE = 1.01;

const shownInterest = (trial: Trial, edited: Edited): number => shownRatesOf(trial, edited)[interestAt] ?? 0;

const mayBegin = (edit: Edit): boolean => edit.needsLead !== true && isOfVersion(edit) && !isLast(edit);

/** The one edit whose text brings more interest than a version does by a forecast, to begin another search with; undefined if none does. */
export function* findBestSingle(trial: Trial, version: Edited): Generator<undefined, Step | undefined> {
  const email: Email = trial.shared.email;
  let [best, most]: [Step | undefined, number] = [undefined, MORE * shownInterest(trial, version)];
  for (const edit of EDITS.filter(mayBegin)) {
    const after = applyEdit(trial, edit, { email, applied: [] });
    yield;
    if (after === undefined || !mayOffer(edit.id, email, after)) continue;
    const interest = shownInterest(trial, { email: after, edits: [edit] });
    if (interest > most) [best, most] = [{ edit, email: after, lines: findChangedLines(email, after) }, interest];
  }
  return best;
}
