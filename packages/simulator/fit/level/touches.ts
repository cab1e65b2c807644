import { isConcerned, OWN_SHARE, type FitCase } from './fitCase.ts';
import { compareTrades } from '../kin.ts';
import { isOfPlaces } from '../mail/premises.ts';
import { TRADE_BY_ID } from '../trades.ts';

/** If less is known of an offer, it touches nobody's matter for sure. */
const LEAST_CERTAIN = 0.45;
/** From this share of what is known of it on, an offer is of a kind. */
const LEAST_OF_KIND = 0.3;

/** Families of work with machines, vehicles, stores and buildings, in which people get hurt and rules apply. */
const PHYSICAL: ReadonlySet<string> = new Set('buildings factory vehicles supply construction mining'.split(' '));
const isPhysical = (owner: string): boolean => PHYSICAL.has(TRADE_BY_ID.get(owner)?.family ?? '') || isOfPlaces(owner);

/** Whether what is offered is a matter of one of the functions that watch over a firm: its safety, its rules, its footprint, its money. */
const MATTERS: Readonly<Record<string, (found: FitCase) => boolean>> = {
  safety: ({ offer }) => isMostly(offer, isPhysical),
  // A bank's rules are those of its trade, a haulier's those of its lorries.
  compliance: ({ offer, work }) => isMostly(offer, isPhysical) && work.workplace.some((trade) => isConcerned(offer, trade)),
  energy: ({ offer }) => isMostly(offer, (owner) => owner !== 'office' && compareTrades('energy', owner) !== 'none'),
  finance: ({ work }) => work.buys,
};

function isMostly({ needs }: FitCase['offer'], fits: (owner: string) => boolean): boolean {
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  return needs.filter(({ owners }) => owners.some(fits)).reduce((sum, { share }) => sum + share, 0) >= LEAST_OF_KIND * known;
}

/** The function of somebody whose matter an offer touches, so that they can pass it on to whoever decides on it; null if it touches none. */
export function findMatter(found: FitCase): string | null {
  const { offer, work, isSold, isElse, isGuess, otherPlace } = found;
  const isOfFirms = isSold || offer.kind === 'partnership';
  if (!isOfFirms || work.isTrainee || isElse || isGuess || otherPlace !== null || offer.certainty < LEAST_CERTAIN) return null;
  const own = work.trades.filter(({ share }) => share >= OWN_SHARE).map(({ trade }) => trade);
  return own.find((trade) => MATTERS[trade]?.(found) === true) ?? null;
}
