import type { EditId } from '../../edits/edits.ts';
import type { Email } from '../../lead.ts';
import { isLoudSubject } from '../../signs/subject/plainSubject.ts';
import { isBrokenEnglish } from '../../signs/prose/foreignEnglish.ts';
import { isTroublingSubject } from '../../signs/subject/topicSubject.ts';
import { findChangedLines } from './changedLines.ts';
import { keepsTerms } from './keepsTerms.ts';
import { readsNaturally } from './readsNaturally.ts';

const isBad = (subject: string): boolean => isLoudSubject(subject) || isTroublingSubject(subject);

/** Whether an edit may be offered on its own, as in a better version: it loses no term, and each new sentence reads naturally. */
export function mayOffer(editId: EditId, before: Email, after: Email): boolean {
  if (isBrokenEnglish(after)) return false;
  // Half of a loud or frightening subject is as bad: the sender has to write it plainly.
  if (before.subject !== after.subject && before.body === after.body && isBad(after.subject)) return false;
  const lines = findChangedLines(before, after);
  return keepsTerms(editId, lines) && readsNaturally(editId, lines);
}
