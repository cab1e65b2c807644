import { compareJob } from './compareJob.ts';
import type { FitCase } from './fitCase.ts';
import { isForOfficeOf } from './forBusinesses.ts';
import { toHelperThere, toInsider, toSameJob, toStranger, type Fit } from './toFit.ts';

/** Somebody who serves the customers of a place and buys nothing for it. */
function ofFrontLine({ offer, title, work, isNamed, isAddressed, isSpecialist }: FitCase): Fit {
  const { trades, workplace } = work;
  if (isNamed) return toInsider(offer, title, false);
  const isForIt = isAddressed && workplace.length > 0 && !isSpecialist && !isForOfficeOf(offer, trades, false);
  return isForIt ? toHelperThere(offer, { title, trades: [] }) : toStranger(offer, { title, trades });
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
