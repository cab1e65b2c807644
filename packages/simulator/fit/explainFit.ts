import type { FitChances } from './weighFit.ts';
import { nameLead } from './nameLead.ts';
import type { Need, Offer } from './offer.ts';
import type { TradeShare } from './titleTrades.ts';
import { TRADE_BY_ID } from './trades.ts';

export type FitLevel = 'owner' | 'near' | 'far';

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Who owns it, in words: at most two fields. */
function listOwners({ owners }: Need): string {
  const fields = owners.map((trade) => (trade === 'executive' ? 'executives' : (TRADE_BY_ID.get(trade)?.field ?? trade)));
  const [first = 'others', second] = fields;
  return second === undefined || first.includes(' and ') || second.includes(' and ') ? first : `${first} and ${second}`;
}

/** What is offered, as the beginning of a sentence with its verb's number. */
function nameNeed(offer: Offer, need: Need): { name: string; isPlural: boolean } {
  const isUsersWord = offer.certainty === 1 && need.id === 'corrected' && offer.phrase !== null;
  const name = isUsersWord ? (offer.phrase ?? need.label) : need.label;
  return { name: capitalize(name), isPlural: need.isPlural };
}

const VERDICTS: Readonly<Record<FitLevel, readonly [one: string, many: string]>> = {
  owner: ['usually decides on it', 'usually decides on them'],
  near: ['works close to it and can pass it on', 'works close to them and can pass them on'],
  far: ['seldom decides on it', 'seldom decides on them'],
};
const JOB_VERDICTS: Readonly<Record<FitLevel, string>> = {
  owner: 'does that work',
  near: 'works close to it',
  far: 'works in another field',
};

/** Why a lead owns, is near or far from what an email offers: "Payroll belongs to HR and finance; a warehouse manager seldom decides on it." */
export function explainFit(offer: Offer, lead: { title: string; trades: readonly TradeShare[]; level: FitLevel }): string {
  const person = nameLead(lead.title, lead.trades);
  const [need] = offer.needs;
  if (need === undefined) return '';
  if (offer.kind === 'recruiting' && need.id !== 'corrected') return `The job is in ${need.label}; ${person} ${JOB_VERDICTS[lead.level]}.`;
  const { name, isPlural } = nameNeed(offer, need);
  return `${name} ${isPlural ? 'belong' : 'belongs'} to ${listOwners(need)}; ${person} ${VERDICTS[lead.level][isPlural ? 1 : 0]}.`;
}

/** The level that is said: far only where it is sure. */
export const LEAST_FAR = 0.8;

export function toLevel({ owner, far }: FitChances): FitLevel {
  if (far >= LEAST_FAR) return 'far';
  return owner >= 0.5 ? 'owner' : 'near';
}
