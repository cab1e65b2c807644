import { compareTrades } from '../../fit/kin.ts';
import type { Offer } from '../../fit/offer.ts';
import { readTrades } from '../../fit/titleTrades.ts';
import { TRADE_BY_ID } from '../../fit/trades.ts';
import { teamOf } from './teams.ts';

/** How much of a title must be one line of work. */
const LEAST_SHARE = 0.6;
/** Whoever leads or helps others is not simply one of them. */
const LEADS_OR_HELPS =
  /\b(?:manager|director|head|chief|president|vp|lead|leader|supervisor|partner|principal|assistant|intern|trainee|apprentice|clerk|junior|coordinator|administrator)\b/i;

/**
 * What somebody says of their work after "I'm", such as "in marketing" or "a nurse"; null if the title does not say it plainly, or if the work is
 * no reason why an offer is not theirs.
 */
export function nameRole(title: string | null, offer: Offer | null = null): string | null {
  const [first] = readTrades(title ?? '');
  if (title === null || first === undefined || first.share < LEAST_SHARE) return null;
  const isKin = offer?.needs.some(({ owners }) => owners.some((owner) => compareTrades(first.trade, owner) !== 'none'));
  if (isKin === true) return null;
  const team = teamOf(first.trade);
  if (team !== null) return team.startsWith('the ') ? null : `in ${team}`;
  const person = TRADE_BY_ID.get(first.trade)?.person ?? '';
  const isNamed = /^an? \p{L}+$/u.test(person) && title.toLowerCase().includes(person.replace(/^an? /, ''));
  return isNamed && !LEADS_OR_HELPS.test(title) ? person : null;
}
