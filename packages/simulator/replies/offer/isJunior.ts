import { helpsOut } from './readStanding.ts';

/** Ranks and distances of people who may decide on what is offered. */
const DECIDES = ['owner', 'far', 'whole', 'leads', 'buys', 'exec'] as const;
/** Professions whose members often run their own place, and those who answer to nobody but a board. */
const OWN_MASTERS =
  /\b(?:farmers?|growers?|dentists?|doctors?|physicians?|surgeons?|dermatologists?|architects?|attorneys?|lawyers?|solicitors?|barristers?|accountants?|landlords?|freelanc\w*|self-employed|consultants?|(?<!\b(?:desk|services?|support|cent(?:er|re)|gate|ticket|reservations?) )agents?|brokers?|realtors?|brewmasters?|winemakers?|distillers?|trustees?|chair\w*|board members?|governors?|councill?ors?|company secretar(?:y|ies)|clerks? to|FD|counsel|administrators?|controllers?|comptrollers?)\b/i;

/** A security officer stands at a door, and a chief one does not. */
const CHIEF = /^(?:(?:group|deputy|interim|acting|global) )?chief (?:[\p{L}&,]+ )*officer\b/iu;

const HELPS_BUYING = /\b(?:trainee|junior|jr|apprentice|intern|graduate|assistant|clerk|admin\p{L}*|coordinator|expediter)\b/iu;

/** Whether somebody often decides for themselves, whatever is offered. */
export const isOwnMaster = (title: string | null): boolean => OWN_MASTERS.test(title ?? '');

/**
 * Whether somebody who may or may not be concerned with an offer surely does not decide alone: they help out, lead other work, or are neither a
 * manager nor their own master.
 */
export function isJunior(tags: ReadonlySet<string>, title: string | null): boolean {
  if (title === null || title === '' || tags.has('far') || tags.has('whole')) return false;
  if (CHIEF.test(title)) return false;
  // Whoever buys what is offered decides on it, unless they only help to.
  if (tags.has('buys') && tags.has('owner') && !HELPS_BUYING.test(title)) return false;
  if (helpsOut(title) || tags.has('aside')) return true;
  return !DECIDES.some((tag) => tags.has(tag)) && !isOwnMaster(title);
}
