import type { TriedEdit } from '../../edits/tryEdit.ts';
import type { LeadRow } from '../../explain/rows.ts';
import type { Email } from '../../lead.ts';
import type { Claim } from '../../signs/claim.ts';
import { holds, presenceOf } from '../claims/claims.ts';
import { isMust } from '../version/faultEdits.ts';
import { claimFactsOf, claimFactsOfEmail } from '../claims/readClaims.ts';

/** Whether a lead's email loses one of the things that are praised elsewhere. */
export function losesPraised(row: LeadRow, email: Email, kept: readonly Claim[]): boolean {
  const claims = kept.filter((claim) => holds(claim, claimFactsOf(row)));
  if (claims.length === 0) return false;
  const edited = claimFactsOfEmail(row, email);
  // What is praised for being absent is lost only where it certainly comes.
  return claims.some((claim) => (claim.states === 'absent' ? presenceOf(claim.about, edited) === 'present' : !holds(claim, edited)));
}

/** Whether an edit removes something praised elsewhere, judged by the first email it changes; a corrected word takes nothing away. */
export function takesAway({ edit, emails, before }: TriedEdit, kept: readonly Claim[], rows: readonly LeadRow[]): boolean {
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [row, email] = [rows[at], emails[at]];
  return row !== undefined && email !== undefined && !isMust(edit) && losesPraised(row, email, kept);
}
