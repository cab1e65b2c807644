import { foldTitle } from '../../persona/title/foldTitle.ts';
import { findConcept } from '../needs/concepts.ts';
import type { FitChances } from '../fitChances.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { isSeller } from './inPlace.ts';
import type { Need, Offer } from '../offer.ts';
import { listStems } from '../stems.ts';
import type { TradeShare } from './titleTrades.ts';
import { compareTrades } from '../kin.ts';
import { isBusiness, TRADES } from '../trades.ts';
import { weighTrades } from '../needs/weighNeeds.ts';

/** Title words that say nothing about the work, or occur in any email. */
const COMMON = new Set(
  listStems(
    `manager director head lead leader chief senior junior vp vice president associate specialist coordinator officer supervisor global regional group
    deputy assistant principal staff expert executive team international national intern trainee engineer developer operator clerk consultant advisor
    planner owner founder partner representative analyst administrator technician generalist agent member the of and for to in at a an with from
    customer client product business project service company development people market data office site digital work field account general quality
    software system support operation design time technology technical first one new free all area home day call key part open full chain floor plant
    line process region territory solution program performance experience account shift control user back front review content brand store shop branch depot unit center centre wedding event`,
  ),
);
const SHORTEST = 3;
/** From this weight on, a sentence is about the offer. */
const LEAST_WEIGHT = 0.6;

const dropCommon = (stems: readonly string[]): string[] =>
  stems.filter((stem) => stem.length >= SHORTEST && !COMMON.has(stem) && !/^\d+$/.test(stem));

/** Words of the offer that a title may share, as stems. */
export function listNamed(sentences: readonly MaskedSentence[]): string[] {
  const told = sentences.filter(({ isOffer, weight }) => isOffer || weight >= LEAST_WEIGHT);
  const stems = told.flatMap((sentence) => sentence.stems);
  return [...new Set(dropCommon(stems))];
}

/** The same of a text, such as the subject of a job offer. */
export const listNamedIn = (text: string): string[] => dropCommon(listStems(text.replaceAll(/[-/]/g, ' ')));

/**
 * How much of the probability of being far remains for someone whose title shares a word with the offer, and how much of the rest goes to
 * owning it.
 */
const LEFT_FAR = 0.6;
const OWNS_NAMED = 0.25;

/** From this share on, a trade is a lead's own. */
const OWN_SHARE = 0.3;
/** From this sum of natural logs on, and this close to the largest, the email uses a trade's vocabulary: any long text has a few words of it. */
const LEAST_SPOKEN = 1.25;
const LEAST_OF_MOST_SPOKEN = 0.5;
/** The same for functions of any company: one of them may buy what mostly concerns another. */
const LEAST_OF_FUNCTIONS = 0.3;

/** The trades whose own words an email uses most. */
export const listAudience = (sentences: readonly MaskedSentence[]): string[] => {
  const sums = weighTrades(sentences);
  const most = Math.max(0, ...sums);
  return TRADES.flatMap(({ id }, index) => {
    const least = most * (isBusiness(id) ? LEAST_OF_MOST_SPOKEN : LEAST_OF_FUNCTIONS);
    return (sums[index] ?? 0) >= Math.max(LEAST_SPOKEN, least) ? [id] : [];
  });
};

/** From this sum on, and this close to the largest, an email clearly addresses a kind of business. */
const LEAST_PLAIN = 3;
const LEAST_OF_MOST = 0.7;

/** The kinds of businesses an email clearly addresses: "130 wineries use it". */
export function listSpokenTo(sentences: readonly MaskedSentence[]): string[] {
  const sums = weighTrades(sentences);
  const most = Math.max(0, ...sums);
  return TRADES.flatMap(({ id }, index) => {
    const sum = sums[index] ?? 0;
    return isBusiness(id) && sum >= LEAST_PLAIN && sum >= LEAST_OF_MOST * most ? [id] : [];
  });
}

const SHORTEST_PART = 5;
/** A cheesemaker is named by "cheese". */
const isOfWord = (stem: string, word: string): boolean => stem === word || (word.length >= SHORTEST_PART && stem.startsWith(word));

type NamedLead = { title: string; trades: readonly TradeShare[]; workplace: readonly string[]; leads: boolean };

/** How much of being far is moved, and how much of that to owning, by how clearly the email addresses them. */
function moveFar({ owner, near, far }: FitChances, share: number, owns: number): FitChances {
  const moved = far * share;
  return { owner: owner + moved * owns, near: near + moved * (1 - owns), far: far - moved };
}

/** How much of being near becomes owning. */
const moveNear = ({ owner, near, far }: FitChances, share: number): FitChances => ({
  owner: owner + near * share,
  near: near * (1 - share),
  far,
});

/** For those whose line of work the email asks for: what is moved from being far, and from being near for leaders and for others. */
const LEFT_ASKED = 0.9;
const LEADS_ASKED = 0.75;
const DOES_ASKED = 0.2;

/** For leaders of a business the email addresses: how much of being near becomes owning. */
const LEADS_THERE = 0.45;
/** The same if the email names that kind of business as its customers. */
const LEADS_CUSTOMER = 0.6;
/** The same for leaders of what the email names: a head of firmware, if firmware is the offer. */
const LEADS_NAMED = 0.35;
/** The same if the offer itself is called so: a kiln manager, if kiln shelves are the offer. */
const LEADS_THING = { far: 0.9, owns: 0.6, near: 0.7 };

type Called = Pick<Offer, 'named'> & Partial<Pick<Offer, 'phrase' | 'needs'>>;

/** From this share of what may be offered on, it is for those who sell. */
const LEAST_OF_SALES = 0.2;

/** Whether somebody sells such things themselves: a sales engineer for conveyors, if conveyor belts are offered. */
const sellsIt = (title: string, needs: readonly Need[]): boolean =>
  isSeller(title) && !needs.some(({ owners, share }) => share >= LEAST_OF_SALES && owners.includes('sales'));

/**
 * Whether a title shares a word with what the email offers (`word`), or the offer itself is called so (`thing`) or is next to the work that the
 * title names (`work`).
 */
export type Shared = 'thing' | 'work' | 'word' | null;

export function findShared(title: string, { named = [], phrase, needs = [] }: Called): Shared {
  if (sellsIt(title, needs)) return null;
  const concept = findConcept(title, { phrase });
  if (concept === 'decides') return 'thing';
  // A "manager" is not called after something that is managed.
  const stems = dropCommon(listStems(foldTitle(title)));
  const shares = (words: readonly string[]): boolean => stems.some((stem) => words.some((word) => isOfWord(stem, word)));
  if (shares(dropCommon(listStems(phrase?.replaceAll('-', ' ') ?? '')))) return 'thing';
  if (concept === 'beside') return 'work';
  return shares(named) ? 'word' : null;
}

/**
 * An "Onboarding specialist" is not certainly far from an onboarding offer, whatever is known about the work; nor is a gym's manager from
 * laundry for gyms.
 */
export function liftNamed(
  chances: FitChances,
  { title, trades, workplace, leads }: NamedLead,
  offer: Called & Pick<Offer, 'audience' | 'speaksTo' | 'customers' | 'askedFor'>,
): FitChances {
  const { audience = [], speaksTo = [], customers = [], askedFor = [] } = offer;
  const own = [...trades.flatMap(({ trade, share }) => (share >= OWN_SHARE ? [trade] : [])), ...workplace];
  // "Is there someone in facilities I should ask?"
  if (trades.some(({ trade, share }) => share >= OWN_SHARE && askedFor.includes(trade)))
    return moveNear(moveFar(chances, LEFT_ASKED, OWNS_NAMED), leads ? LEADS_ASKED : DOES_ASKED);
  if (own.some((trade) => speaksTo.includes(trade))) {
    const near = moveFar(chances, LEFT_FAR, OWNS_NAMED);
    if (!leads) return near;
    return moveNear(near, own.some((trade) => customers.includes(trade)) ? LEADS_CUSTOMER : LEADS_THERE);
  }
  const shared = findShared(title, offer);
  const isNamed = shared !== null;
  if (shared === 'work') return moveFar(chances, LEFT_ASKED, OWNS_NAMED);
  if (shared === 'thing' && leads) return moveNear(moveFar(chances, LEADS_THING.far, LEADS_THING.owns), LEADS_THING.near);
  if (isNamed && leads) return moveNear(moveFar(chances, LEFT_FAR, OWNS_NAMED), LEADS_NAMED);
  // What is for restaurants may be for their chefs.
  const isBeside = trades.some(({ trade, share }) => share >= OWN_SHARE && speaksTo.some((one) => compareTrades(trade, one) === 'same'));
  return isNamed || isBeside || own.some((trade) => audience.includes(trade)) ? moveFar(chances, 1 - LEFT_FAR, OWNS_NAMED) : chances;
}
