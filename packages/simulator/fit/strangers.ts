import { companyKey } from '../readList.ts';
import type { Fit } from './toFit.ts';
import { isNamed } from './isTold.ts';
import type { Offer } from './offer.ts';

/** The fit of a lead that texts may mention, and its company. */
type Reader = { fit: Pick<Fit, 'level' | 'isStranger'> | null; company: string | null };

/**
 * Those of a list whom an offer does not concern: their work is far from it, and nobody else on the list at their company is closer, to whom they
 * could pass it on. Of an offer that nobody can name, only those who are far from whatever it is.
 */
export function listStrangers<One>(offer: Offer | null, all: readonly One[], read: (one: One) => Reader): One[] {
  if (offer === null) return [];
  const readers = all.map((one) => ({ one, ...read(one) }));
  const closer = new Set(
    readers.flatMap(({ fit, company }) => (fit?.level === 'owner' || fit?.level === 'near' ? [companyKey(company)] : [])),
  );
  const isSure = isNamed(offer);
  return readers.flatMap(({ one, fit, company }) => {
    const key = companyKey(company);
    const isFar = fit?.level === 'far' && (isSure || fit.isStranger);
    return isFar && (key === '' || !closer.has(key)) ? [one] : [];
  });
}
