import { isOfPlaces } from '../mail/premises.ts';
import type { Offer } from '../offer.ts';
import { toOfferName } from '../isTold.ts';
import type { TradeShare } from '../titles/titleTrades.ts';
import { WITH_PLACE } from './weighFit.ts';

/** Parts of buildings and grounds, and what stands there: whoever looks after those decides on them. */
const PART =
  /\b(?:roof(?:s|ing)?|gutters?|floor(?:s|ing)?|carpets?|tiles?|til(?:ing)|ceilings?|walls?|cladding|doors?|gates?|fenc(?:es?|ing)|windows?|blinds?|shutters?|awnings?|canop(?:y|ies)|stairs?|staircases?|handrails?|railings?|ramps?|lifts?|elevators?|toilets?|washrooms?|restrooms?|boilers?|radiators?|heating|air conditioning|drains?|pipes?|sprinklers?|lighting|lamps?|lawns?|hedges?|trees?|paths?|paving|pavements?|asphalt|driveways?|parking lots?|car parks?|playgrounds?|swings?|slides?|benches|shelters?|sheds?|courts?|turf|pools?|chimneys?|flues?|facades?|brickwork|plaster|insulation|bollards?|signage)\b/i;
/** Such words name other things, too. */
const OTHER =
  /\b(?:door hangers?|floor plans?|roof racks?|wall art|pool tables?|tree (?:nuts|fruit)|court (?:reporting|filings?|records?)|window displays?|swing trading|car (?:windows?|carpets?)|heating oil|family trees?)\b/i;
const LOOKS_AFTER: ReadonlySet<string> = new Set(['facilities', 'property', 'maintenance']);
/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;
/** From this probability on, what is offered is known to be for others. */
const LEAST_KNOWN = 0.6;

/** Whether what an email offers is a part of buildings or grounds, or work on them, of which the words do not tell whose it is. */
export function isOfGrounds(offer: Offer): boolean {
  const name = toOfferName(offer) ?? '';
  const [top] = offer.needs;
  const isOthers = top !== undefined && top.share >= LEAST_KNOWN && !top.owners.some((owner) => isOfPlaces(owner));
  return offer.kind === 'sales' && PART.test(name) && !OTHER.test(name) && !isOthers;
}

type Worker = { trades: readonly TradeShare[]; workplace: readonly string[] };

/**
 * What a part of buildings or grounds has to do with somebody: they look after those, or are of a business with a place of its own. Null where it
 * is for other businesses.
 */
export function tieToGrounds(offer: Offer, { trades, workplace }: Worker): 'lookedAfter' | 'place' | null {
  const isTheirs = workplace.length === 0 || (offer.customers ?? []).every((trade) => workplace.includes(trade));
  if (!isTheirs || !isOfGrounds(offer)) return null;
  const own = trades.filter(({ share }) => share >= OWN_SHARE);
  if (own.some(({ trade }) => LOOKS_AFTER.has(trade))) return 'lookedAfter';
  return own.some(({ trade }) => WITH_PLACE.has(trade)) ? 'place' : null;
}
