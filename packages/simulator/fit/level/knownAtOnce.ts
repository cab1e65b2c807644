import { compareJob } from './compareJob.ts';
import { isConcerned, OWN_SHARE, type FitCase } from './fitCase.ts';
import { isForOfficeOf } from './forBusinesses.ts';
import { isSuggested } from './isSuggested.ts';
import { compareTrades } from '../kin.ts';
import type { TradeShare } from '../titles/titleTrades.ts';
import { toHelperThere, toInsider, toSameJob, toStranger, toUntold, type Fit } from './toFit.ts';
import { isBusiness, TRADE_BY_ID } from '../trades.ts';

/** From this share on, an offer is likely for people of some work. */
const LEAST_MEANT = 0.3;

/** Whether a trade is a function of the firm, or looks after its rooms and grounds. */
const isOfFirm = (trade: string): boolean => !isBusiness(trade) || trade === 'facilities';

/** Whether somebody works beside those who decide: in their function, or in one that the offer touches. What a business buys is not for each of its people. */
function worksBeside({ needs }: FitCase['offer'], trades: readonly TradeShare[]): boolean {
  const own = trades.filter(({ trade, share }) => share >= OWN_SHARE && isOfFirm(trade)).map(({ trade }) => trade);
  const isBeside = ({ owners, near }: FitCase['offer']['needs'][number]): boolean =>
    own.some((trade) => near.includes(trade) || owners.some((owner) => compareTrades(trade, owner) === 'same'));
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const beside = needs.filter(isBeside).reduce((sum, { share }) => sum + share, 0);
  return known > 0 && beside >= LEAST_MEANT * known;
}

/** Whether what somebody is called, or their line of work, belongs to what is offered: a barista and coffee, a janitor and cleaning. */
const usesIt = ({ needs }: FitCase['offer'], title: string, trades: readonly TradeShare[]): boolean =>
  [
    title.split(/\s+/).at(-1) ?? '',
    ...trades.filter(() => trades.length === 1).map(({ trade }) => TRADE_BY_ID.get(trade)?.field ?? ''),
  ].some((words) => needs.some(({ id, share }) => share >= LEAST_MEANT && isSuggested(words, id)));

/** Somebody who does the daily work of a place or an office and buys nothing for it. */
function ofFrontLine({ offer, title, work, isNamed, isAddressed, isSpecialist }: FitCase): Fit {
  const { trades, workplace } = work;
  if (isNamed) return toInsider(offer, title, false);
  const isForIt = isAddressed && workplace.length > 0 && !isSpecialist && !isForOfficeOf(offer, trades, false);
  if (worksBeside(offer, trades)) return toHelperThere(offer, { title, trades: isForIt ? [] : trades });
  if (isForIt && usesIt(offer, title, trades)) return toHelperThere(offer, { title, trades: [] });
  const isOfPlace = isForIt && trades.some(({ trade }) => isConcerned(offer, trade));
  return isOfPlace ? toUntold(offer, { title, trades }) : toStranger(offer, { title, trades });
}

/** Somebody whose job a recruiting email offers or does not offer. */
function ofJob({ offer, title, work }: FitCase): Fit | null {
  const { trades, workplace, isTrainee, leads } = work;
  const job = offer.kind === 'recruiting' ? compareJob(offer, { title, trades, workplace, isTrainee, leads }) : null;
  if (job === 'same') return toSameJob(offer, { title, trades });
  if (job === 'beside') return toHelperThere(offer, { title, trades });
  return job === 'other' ? toStranger(offer, { title, trades }) : null;
}

/** Somebody of whose title no word is known. */
function ofUnknownWork({ offer, title, work: { leads }, shared, tie }: FitCase): Fit | null {
  const isTied = shared !== null || tie.isNamed || (tie.place !== null && tie.place !== 'mentioned' && leads);
  return isTied ? toInsider(offer, title, leads) : null;
}

/** A fit that needs no weighing: null if nothing can be said, undefined if it has to be weighed. */
export function findKnownFit(found: FitCase): Fit | null | undefined {
  const { offer, title, work, isSold, isTopic, tie } = found;
  const { trades, isInFront, isOwnWork, isTrainee } = work;
  if (isSold && isInFront && !isOwnWork) return ofFrontLine(found);
  if (isTopic && tie.isNamed && !isTrainee) return toSameJob(offer, { title, trades });
  const job = ofJob(found);
  if (job !== null) return job;
  return trades.length === 0 ? ofUnknownWork(found) : undefined;
}
