import type { Edit } from '../edits/edits.ts';
import type { TriedEdit } from '../edits/tryEdit.ts';
import type { LeadRow } from '../explain/rows.ts';
import type { Feature } from '../signs/features.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';
import { claimFactsOfEmail } from './readClaims.ts';

const isOwn = (factorId: FactorId, { id }: Edit): boolean => Object.hasOwn(SIGNS[factorId].edits, id);

/**
 * Whether an edit changes what shows a fault: an edit of another sign that only may address it must change one of the things that the fault
 * is told by. Judged by the first email it changes.
 */
export function movesFault(factorId: FactorId, { edit, before, emails }: TriedEdit, rows: readonly LeadRow[]): boolean {
  const shownBy: readonly Feature[] = SIGNS[factorId].shownBy;
  if (isOwn(factorId, edit) || shownBy.length === 0) return true;
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [row, email] = [rows[at], emails[at]];
  if (row === undefined || email === undefined) return true;
  const { values } = claimFactsOfEmail(row, email);
  return shownBy.some((feature) => values[feature] !== row.reading.values[feature]);
}
