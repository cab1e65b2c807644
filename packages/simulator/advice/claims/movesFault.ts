import type { Edit } from '../../edits/edits.ts';
import { unfill } from '../../edits/template.ts';
import type { TriedEdit } from '../../edits/tryEdit.ts';
import type { MeasuredFactor } from '../../explain/measureFactors.ts';
import type { LeadRow } from '../../explain/rows.ts';
import type { Email } from '../../lead.ts';
import type { Feature } from '../../signs/features.ts';
import { SIGNS, type FactorId } from '../../signs/signs.ts';
import { mostSpans } from '../../explain/evidence.ts';
import { phrasesOf } from '../../narrative/writeFactor.ts';
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

const countIn = (text: string, words: string): number => text.split(words).length - 1;

/**
 * Whether an edit changes at least one of the passages that a factor quotes as its fault; true if it quotes none, or only some of them.
 * `unfilled` turns the names of a lead of the sample into variables again.
 */
export function touchesBlamed(
  factor: MeasuredFactor,
  { before, emails }: Pick<TriedEdit, 'before' | 'emails'>,
  unfilled: (text: string, index: number) => string,
): boolean {
  const { evidence, shownBy } = factor;
  if (phrasesOf(factor)?.claim?.states !== 'present' || evidence.length >= mostSpans(factor.factorId)) return true;
  const { lead, persona } = shownBy;
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [old, edited] = [before[at], emails[at]];
  if (old === undefined || edited === undefined) return true;
  const textOf = (email: Email, part: keyof Email & ('subject' | 'body')): string => unfilled(email[part], at);
  const blamed = evidence
    .map(({ part, text }) => ({ part, words: unfill(text, { firstName: persona.firstName, company: lead.company }) }))
    .filter(({ part, words }) => textOf(old, part).includes(words));
  return (
    blamed.length === 0 ||
    blamed.some(({ part, words }) =>
      words === textOf(old, part)
        ? textOf(edited, part) !== words
        : countIn(textOf(edited, part), words) < countIn(textOf(old, part), words),
    )
  );
}
