import type { FitChances } from './fitChances.ts';
import { sayConcern } from './concerns.ts';
import { isTold, toOfferName } from './isTold.ts';
import { isStrangeName } from './names/isStrangeName.ts';
import { nameLead } from './titles/nameLead.ts';
import type { Need, Offer } from './offer.ts';
import { isPluralName } from './mail/offerWords.ts';
import { sayDeciders, type Deciders } from './sayDeciders.ts';
import { toMany } from './toMany.ts';
import type { TradeShare } from './titles/titleTrades.ts';

export type FitLevel = 'owner' | 'near' | 'far';

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const isCorrected = ({ id }: Need): boolean => id === 'corrected';

function nameOf(offer: Offer, need: Need): string | null {
  const name = isCorrected(need) ? (offer.phrase ?? need.label) : toOfferName(offer);
  return name === null ? null : toMany(name);
}

/** An offer without a name. */
const UNNAMED = 'this offer';

/** Who decides on the offer, as the first half of a sentence; the second half needs to know whether it is singular or plural. */
function sayOwners(offer: Offer, need: Need, deciders: Deciders): { text: string; isPlural: boolean } {
  const name = nameOf(offer, need);
  if (name === null) {
    const concern = sayConcern(offer);
    return { text: concern === null ? '' : `${concern.lead} ${concern.field}`, isPlural: false };
  }
  const isPlural = name === need.label ? need.isPlural : isPluralName(name);
  if (deciders.kind === 'departments')
    return { text: `${capitalize(name)} ${isPlural ? 'belong' : 'belongs'} to ${deciders.text}`, isPlural };
  // A category may be called after what is dealt with, such as old tires, and work after its verb.
  const isBought = offer.kind === 'sales' && offer.phrase !== null && !/ing an? /.test(name);
  return { text: isBought ? `${capitalize(deciders.text)} buy ${name}` : '', isPlural };
}

/** Below this probability of owning, somebody may decide: of 17 such people in 80 emails, 2 did. */
const USUALLY = 0.75;

/** `probability` is that of the level. */
type Verdict = { level: FitLevel | null; probability?: number };

/** What a lead has to do with an offer that the same sentence says whose it is. */
function sayVerdict(person: string, verdict: Verdict, it: string): string {
  return verdict.level === 'near' ? `${person} can pass the email on` : sayAlone(person, verdict, it);
}

/** The same where nothing more is known of the offer than its name. */
function sayAlone(person: string, { level, probability = 1 }: Verdict, it: string): string {
  if (level === 'far') return `${person} rarely decides on ${it}`;
  if (level === 'owner') return `${person} ${probability < USUALLY ? 'may decide' : 'usually decides'} on ${it}`;
  if (level === 'near') return `${person} can pass the email on to whoever decides on ${it}`;
  return `it is unclear whether ${person} decides on ${it}`;
}

const JOB_VERDICTS: Readonly<Record<FitLevel, string>> = {
  owner: 'does that work',
  near: 'may know someone for it',
  far: 'does other work',
};

/** A talk or a survey has no one who decides on it: it is about the lead's work or not. */
const TOPIC_VERDICTS: Readonly<Record<FitLevel, string>> = {
  owner: 'works on that',
  near: 'may work close to that',
  far: 'works in another field',
};

/** The same where it is uncertain what it is about. */
const UNNAMED_TOPIC_VERDICTS: Readonly<Record<FitLevel, string>> = {
  owner: 'works on this topic',
  near: 'may work close to this topic',
  far: 'works in another field',
};

/** `isUser`: the email offers something for people who do their job. */
type SpokenLead = Verdict & { title: string; trades: readonly TradeShare[]; isUser?: boolean };

/** Below this certainty, an offer without a name may be anybody's. */
const LEAST_KNOWN = 0.3;

/** From this share on, a line of work is the lead's own. */
const OWN_SHARE = 0.25;

/** Why a lead owns, is near or far from the offer: "Payroll belongs to HR and finance; a warehouse manager rarely decides on it." */
export function explainFit(offer: Offer, lead: SpokenLead): string {
  const [need] = offer.needs;
  if (need === undefined) return '';
  const isOwner = lead.level === 'owner';
  const own = lead.trades.filter(({ share }) => share >= OWN_SHARE).map(({ trade }) => trade);
  const owning = lead.trades.filter(({ trade, share }) => isOwner && share >= OWN_SHARE && need.owners.includes(trade));
  const person = nameLead(lead.title, [...owning, ...lead.trades]);
  if (offer.kind === 'recruiting' && !isCorrected(need))
    return `The job is in ${need.label}; ${person} ${JOB_VERDICTS[lead.level ?? 'near']}.`;
  if ((offer.kind === 'event' || offer.kind === 'survey') && !isCorrected(need))
    return offer.isSure === true
      ? `This is about ${need.label}; ${person} ${TOPIC_VERDICTS[lead.level ?? 'near']}.`
      : `${capitalize(person)} ${UNNAMED_TOPIC_VERDICTS[lead.level ?? 'near']}.`;
  if (lead.isUser === true && lead.level === 'near')
    return `${capitalize(person)} may use ${nameOf(offer, need) ?? 'this'} or pass the email on.`;
  const deciders = sayDeciders(offer);
  const isOfThese = deciders?.trades.some((trade) => own.includes(trade)) === true;
  // What belongs to no known category may belong to others than its words suggest.
  const isGuessed = offer.kind === 'sales' && offer.category === null && nameOf(offer, need) !== null && !isCorrected(need);
  // Others may decide, too: their business is addressed, their work is named, or nobody can tell whose it is. Somebody of that work who does not
  // decide would be told the opposite of what the first half says.
  const name = nameOf(offer, need);
  const isDoubtful = !isCorrected(need) && (name === null ? offer.certainty < LEAST_KNOWN : isStrangeName(name));
  if (isDoubtful && isOwner) return `${capitalize(person)} may decide on ${name ?? UNNAMED}.`;
  if (!isTold(offer) || isGuessed || isDoubtful || deciders === null || isOwner !== isOfThese)
    return `${capitalize(sayAlone(person, lead, name ?? UNNAMED))}.`;
  const { text, isPlural } = sayOwners(offer, need, deciders);
  const it = isPlural ? 'them' : 'it';
  return `${capitalize(text === '' ? sayAlone(person, lead, name ?? UNNAMED) : `${text}; ${sayVerdict(person, lead, it)}`)}.`;
}

/** A lead counts as an owner above 0.5, the probability that every unknown lead has. */
const LEAST_OWNER = 0.6;

/** The level to show: far only if it is certain. */
const LEAST_FAR = 0.82;

/** Below this probability of not being far, nothing is said of somebody close to it. */
const LEAST_NEAR = 0.5;

export const isFar = ({ far }: FitChances): boolean => far >= LEAST_FAR;

/** The level to show; null if it is unclear. Near is said only of somebody known to work beside the offer. */
export function toLevel(chances: FitChances, isKnownClose: boolean): FitLevel | null {
  if (isFar(chances)) return 'far';
  if (chances.owner >= LEAST_OWNER) return 'owner';
  return isKnownClose && 1 - chances.far >= LEAST_NEAR ? 'near' : null;
}
