import type { Offer } from './offer.ts';
import { listStems } from './stems.ts';
import { isBusiness } from './trades.ts';

/** An offer that the user stated, or that was read with confidence, has at least this certainty. */
const LEAST_CERTAINTY = 0.5;
/** A category needs at least this probability if no words of the email name it. */
const LEAST_SHARE = 0.6;
/** Unless the offer's words agree this certainly on who decides on it. */
const SURE = 0.8;
/** A line of work that decides on it needs at least this probability if only a name is known. */
const LEAST_WORK = 0.5;
/** The same for a named offer if most of what is known of it belongs to that work. */
const LEAST_OF_NAMED = 0.42;
const LEAST_OF_KNOWN = 0.7;
/** Kinds whose emails always ask for the same thing, so that the kind says what it is. */
const TOLD_BY_KIND: ReadonlySet<string> = new Set(['links', 'investment_round', 'grant', 'donation', 'partnership', 'show', 'corrected']);

const shareOf = (needs: Offer['needs'], work: string): number =>
  needs.reduce((sum, { owners, share }) => sum + (owners.includes(work) ? share : 0), 0);

/** A kind of business decides only if the email addresses it: a seller's own words describe the seller's work. */
const isAddressed = ({ speaksTo = [] }: Offer, work: string): boolean => !isBusiness(work) || speaksTo.includes(work);

/** Whether a name says more than the sender's verb and its object do. */
export const hasSureName = ({ phrase, isPlainName = false }: Pick<Offer, 'phrase' | 'isPlainName'>): boolean =>
  phrase !== null && !isPlainName;

/**
 * Whether an email's offer counts as found, so that texts may say whom it concerns and its fit moves the rates: it needs a category, a name and
 * a line of work that owns it, or few lines of work of which one decides on it. A job needs only its line of work.
 */
export function isTold(offer: Offer): boolean {
  const { kind, category, work, concerns = [], certainty, needs } = offer;
  const isCalled = hasSureName(offer);
  const [top] = needs;
  if (top === undefined) return false;
  if (concerns.length > 0) return true;
  if (certainty < LEAST_CERTAINTY) return false;
  if (category !== null && (isCalled || top.share >= LEAST_SHARE || (certainty >= SURE && work !== null))) return true;
  if (TOLD_BY_KIND.has(top.id)) return true;
  if (work === null) return false;
  if (kind === 'recruiting') return true;
  const agreed = isAddressed(offer, work) ? shareOf(needs, work) : 0;
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  return isCalled && (agreed >= LEAST_WORK || (agreed >= LEAST_OF_NAMED && agreed >= LEAST_OF_KNOWN * known));
}

/** Categories with such names hold many kinds of things, so that the name may be wrong for one of them. */
const WIDE = / and | for |(?:tools|services|supplies|products|systems)$/;
const NO_TOPIC = new Set(listStems('and for of in the services tools supplies products systems'));

/** Whether a category's name suits what the email says: herds and cows are no livestock tools. */
function suits(label: string, evidence: Offer['evidence']): boolean {
  const said = new Set(evidence.flatMap(({ words }) => listStems(words)));
  return !WIDE.test(label) || listStems(label).some((stem) => !NO_TOPIC.has(stem) && said.has(stem));
}

/**
 * What texts call the offer: the email's own name for it, or its likely category's; null if neither is certain enough, and then only the line
 * of work may be mentioned.
 */
export function toOfferName(offer: Offer): string | null {
  const { phrase, category, needs, evidence } = offer;
  if (phrase !== null) return phrase;
  const isCertain = category !== null && isTold(offer) && (needs[0]?.share ?? 0) >= LEAST_SHARE;
  return isCertain && suits(category.label, evidence) ? category.label : null;
}

/** Whether texts may say what an email offers, even if it is unknown who decides on it. */
export const isNamed = (offer: Offer): boolean => offer.phrase !== null || isTold(offer);

/**
 * From this share of leads who rarely decide on it, a list does not fit an offer, whatever that is called: whose work it is may be misread
 * for some of them, but hardly for most.
 */
export const MISFIT = 0.5;
/** From this share on, they are worth telling if it is certain that something is sold. */
const LEAST_FAR = 0.1;

/** Whether so many leads rarely decide on an offer that texts say so; of one that nobody can name, some of them may. */
export const isListBlamed = (offer: Offer, { far, leads }: { far: number; leads: number }): boolean =>
  far > 0 && far >= (offer.isUnclear === true || !isNamed(offer) ? MISFIT : LEAST_FAR) * leads;
