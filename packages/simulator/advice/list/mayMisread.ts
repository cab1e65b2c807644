import type { LeadRow } from '../../explain/rows.ts';
import type { Offer } from '../../fit/offer.ts';

/** A sender rarely picks a list of which fewer are concerned. */
const LEAST_CONCERNED = 1 / 3;
/** Unless this share of those far from it are far whatever it is. */
const LEAST_STRANGERS = 0.5;
/** What a list is, is known if the industries of this share of its leads are. */
const LEAST_KNOWN = 0.5;

type Row = Pick<LeadRow, 'lead' | 'toldFit'>;

/**
 * Whether the offer is more likely misread than the list wrong: titles and industries are known, hardly anybody seems concerned, and most of the others
 * are not far from everything it may be, or nobody can say what that is.
 */
export function mayMisread(offer: Pick<Offer, 'phrase' | 'category'>, rows: readonly Row[]): boolean {
  const known = rows.filter(({ lead: { title, industry } }) => (title ?? '') !== '' && (industry ?? '') !== '');
  if (known.length < LEAST_KNOWN * rows.length || known.length === 0) return false;
  const far = known.filter(({ toldFit }) => toldFit?.level === 'far');
  const concerned = known.filter(({ toldFit }) => toldFit?.level === 'owner' || toldFit?.level === 'near');
  const strangers = far.filter(({ toldFit }) => toldFit?.isStranger === true);
  const isUnnamed = offer.phrase === null && offer.category === null;
  return concerned.length < LEAST_CONCERNED * known.length && (isUnnamed || strangers.length < LEAST_STRANGERS * far.length);
}
