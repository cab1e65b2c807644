import type { CompanySizeBand, Industry } from '../persona/persona.ts';
import { explainFit } from './explainFit.ts';
import { toFitCase, type FitCase, type FitSource } from './level/fitCase.ts';
import { mixChances, UNKNOWN_FIT } from './fitChances.ts';
import { isNamedFirm, isWide } from './level/isNamedFirm.ts';
import { isRival } from './level/isRival.ts';
import { findKnownFit } from './level/knownAtOnce.ts';
import { readLeadWork } from './work/leadWork.ts';
import { levelOfCase } from './level/levelOfCase.ts';
import type { Offer } from './offer.ts';
import { isPlainStranger } from './level/reach.ts';
import { isOfOtherSubkind } from './level/subkinds.ts';
import { toHelperThere, toStranger, UNSAID, type Fit } from './level/toFit.ts';
import { weighCase } from './level/weighCase.ts';

/** The facts about a lead that its fit is read from; `industryText` is the industry as the file words it. */
export type FitLead = {
  title: string | null;
  company?: string | null;
  companySize: CompanySizeBand | null;
  industry: Industry | null;
  industryText?: string | null;
};

/** The fit of somebody whose work has to be weighed; null if the title tells nothing. */
function toWeighedFit(found: FitCase): Fit | null {
  const { offer, title, work, tie, isBeyond } = found;
  const { trades, buys } = work;
  const weighed = weighCase(found);
  const told = levelOfCase(found, weighed);
  if (told === 'vague') return null;
  if (told === 'helper') return toHelperThere(offer, { title, trades });
  if (told === 'stranger') return toStranger(offer, { title, trades });
  const level = told === 'open' ? null : told;
  const chances = told === 'open' ? mixChances(weighed.chances, UNKNOWN_FIT, UNSAID) : weighed.chances;
  const probability = chances[level ?? 'near'];
  return {
    level,
    probability,
    chances,
    reason: explainFit(offer, { title, trades, level, probability, isUser: tie.isUser }),
    isStranger: level === 'far' && isBeyond && isPlainStranger(offer, trades, buys),
  };
}

function computeFit(whole: Offer, source: FitSource): Fit | null {
  const found = toFitCase(whole, source);
  const known = findKnownFit(found);
  return known === undefined ? toWeighedFit(found) : known;
}

/** Titles repeat within a list, so fits are cached as long as the offer: by what the file says of a lead, and by all that counts of it. */
type Fits = { byLead: Map<string, Fit | null>; bySource: Map<string, Fit | null> };
const fits = new WeakMap<Offer, Fits>();

function fitOf(source: FitSource, offer: Offer, { bySource }: Fits): Fit | null {
  const key = JSON.stringify(source);
  const met = bySource.get(key);
  if (met !== undefined) return met;
  const fit = computeFit(offer, source);
  bySource.set(key, fit);
  return fit;
}

/** From this probability on, an industry holds somebody for far. */
const LEAST_DOUBTED = 0.5;

/** Whether an offer concerns a lead; null if the offer is unknown, no title is given or none of its words is known. */
export function readFit(offer: Offer | null, lead: FitLead): Fit | null {
  const title = lead.title?.trim() ?? '';
  if (offer === null || offer.needs.length === 0 || title === '') return null;
  const known: Fits = fits.get(offer) ?? { byLead: new Map(), bySource: new Map() };
  fits.set(offer, known);
  const { company = null, companySize, industry, industryText = null } = lead;
  const key = `${title}|${company ?? ''}|${companySize}|${industry}|${industryText ?? ''}`;
  const met = known.byLead.get(key);
  if (met !== undefined) return met;
  const read = (place: Pick<FitLead, 'industry' | 'industryText'>): Fit | null => {
    const told = { title, company, industryText: place.industryText ?? null };
    const work = readLeadWork(offer, told);
    const isOtherSubkind = isOfOtherSubkind(offer, work.trades, told);
    const source = { title, companySize, industry: place.industry, work, isOtherSubkind, isRival: isRival(offer, told) };
    return fitOf(source, offer, known);
  };
  const byIndustry = read({ industry, industryText });
  // "Food Production" in the file makes no stranger of a mushroom farm: its own name says more.
  const isDoubted = (byIndustry?.chances.far ?? 0) > LEAST_DOUBTED && isWide(industryText);
  const byName = isDoubted && company !== null && isNamedFirm(offer, company) ? read({ industry: null, industryText: null }) : byIndustry;
  const fit = (byName?.chances.far ?? 0) < (byIndustry?.chances.far ?? 0) ? byName : byIndustry;
  known.byLead.set(key, fit);
  return fit;
}
