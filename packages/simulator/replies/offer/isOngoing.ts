import { isWork } from './nameOffer.ts';

/** Words for what is bought again and again. */
const IS_ONGOING =
  /(?:(?:\b(?:per|each|every|cents an?)|\dp? an?) (?:kilo|kg|pound|lb|bag|case|box|pallet|ton|tonne|litre|liter|gallon|bottle|crate|sack|bale|dozen|month|week|quarter)|\b(?:deliver(?:s|y|ies)?|suppl(?:y|ies|iers?)|wholesale\w*|weekly|monthly|refills?|contracts?|subscriptions?|policy|policies))\b/i;

/** Whether a firm has something all the time: only then is it covered for it, or has somebody in charge of it. */
export const isOngoing = (name: string, text: string): boolean => isWork(name) || IS_ONGOING.test(text);
