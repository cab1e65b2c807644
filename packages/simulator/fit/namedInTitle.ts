import { foldTitle } from '../persona/title/foldTitle.ts';
import type { FitChances } from './fitChances.ts';
import type { MaskedSentence } from './maskOffer.ts';
import type { Offer } from './offer.ts';
import { listStems } from './stems.ts';
import type { TradeShare } from './titleTrades.ts';
import { TRADES } from './trades.ts';
import { weighTrades } from './weighNeeds.ts';

/** Words of titles that say nothing of what somebody's work is about, or stand in any email. */
const COMMON = new Set(
  listStems(
    `manager director head lead leader chief senior junior vp vice president associate specialist coordinator officer supervisor global regional group
    deputy assistant principal staff expert executive team international national intern trainee engineer developer operator clerk consultant advisor
    planner owner founder partner representative analyst administrator technician generalist agent member the of and for to in at a an with from
    customer client product business project service company development people market data office site digital work field account general quality
    software system support operation design time technology technical first one new free all area home day call key part open full chain floor plant
    line process solution program performance experience account shift control user back front review content brand store shop`,
  ),
);
const SHORTEST = 3;
/** From this weight on a sentence is about what is offered. */
const LEAST_WEIGHT = 0.6;

/** The words of what is offered that a title may share, as stems. */
export function listNamed(sentences: readonly MaskedSentence[]): string[] {
  const told = sentences.filter(({ isOffer, weight }) => isOffer || weight >= LEAST_WEIGHT);
  const stems = told.flatMap((sentence) => sentence.stems);
  return [...new Set(stems.filter((stem) => stem.length >= SHORTEST && !COMMON.has(stem) && !/^\d+$/.test(stem)))];
}

/** How much of being far is left to somebody whose title shares a word with the offer, and how much of the rest is owning it. */
const LEFT_FAR = 0.7;
const OWNS_NAMED = 0.35;

/** From this share on a trade is a lead's own, and from this sum of natural logs the email speaks its language. */
const OWN_SHARE = 0.3;
const LEAST_SPOKEN = 3.5;

/** The trades whose own words an email uses most. */
export const listAudience = (sentences: readonly MaskedSentence[]): string[] => {
  const sums = weighTrades(sentences);
  return TRADES.flatMap(({ id }, index) => ((sums[index] ?? 0) >= LEAST_SPOKEN ? [id] : []));
};

/**
 * "Onboarding specialist", where onboarding is offered, is not surely far, whatever is known of the work; nor is a gym's manager where towels are
 * washed for gyms.
 */
export function liftNamed(
  chances: FitChances,
  { title, trades }: { title: string; trades: readonly TradeShare[] },
  { named = [], audience = [] }: Pick<Offer, 'named' | 'audience'>,
): FitChances {
  const isNamed = listStems(foldTitle(title)).some((stem) => named.includes(stem));
  const isSpokenTo = trades.some(({ trade, share }) => share >= OWN_SHARE && audience.includes(trade));
  if (!isNamed && !isSpokenTo) return chances;
  const moved = chances.far * (1 - LEFT_FAR);
  return { owner: chances.owner + moved * OWNS_NAMED, near: chances.near + moved * (1 - OWNS_NAMED), far: chances.far - moved };
}
