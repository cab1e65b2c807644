import type { Offer } from '../offer.ts';
import type { TradeShare } from './titleTrades.ts';
import { WITH_PLACE } from '../level/weighFit.ts';

/** Learners. */
const TRAINEE =
  /\b(?:intern|internship|trainee|apprentice|student|praktikant|praktikantin|werkstudent|werkstudentin|stagiaire|becario|stagista|graduate|undergraduate)\b/i;

/** Who works for students and graduates is none. */
const FOR_LEARNERS =
  /\b(?:(?:under)?graduate|student) (?:recruit\w*|admissions?|services?|affairs|success|experience|outreach|engagement|support|life|union|housing|accommodation|careers?|well-?being|welfare|finance|records|programmes?|programs?|school|studies|relations|development)\b/gi;

/** Those who help in a business do not buy for it. */
const HELPS =
  /\b(?:hygienist|nurse|technical (?:author|writer)|paralegal|(?<!\b(?:company|club|society|association|branch|general|honorary|corporate) )secretary|(?:leasing|lettings?) (?:agent|consultant|associate|specialist|negotiator))$/i;

/** Jobs that buy nothing for the business, whoever else does them beside them: a head receptionist buys no more than another. */
const FRONT_LINE =
  /\b(?:receptionist|porter|clerk|operative|attendant|steward(?:ess)?|caretaker|janitor|housemaid|waiter|waitress|barista|bartender|dishwasher|cashier|labou?rer|mover|removal man|loader|shelf stacker|stocker|picker|packer|(?<!owner )driver|chauffeur|security (?:guard|officer)|doorman|bouncer|bellboy|lifeguard|farm ?hand|milker|stable hand|deck ?hand|stage ?hand|usher|croupier|bank teller|teller|assembler|(?:fork ?lift|reach truck|machine|press|crane|production|line|cnc|lathe|loom|packaging|excavator|digger|pallet truck) operator|(?:bar|wait|waiting|kitchen|catering|cleaning|shop|counter|warehouse|ground|cabin|night|relief) staff|crew member|cabin crew|postman|mail carrier|call cent(?:er|re) agent|(?:warehouse|factory|farm|dairy|construction|production|assembly|mill|dock|kitchen|care|cannery|field) worker|(?<!(?:executive|personal|office|management|administrative|admin|practice|physician|directors?|directors|ceo) )assistant)$/i;
/** Clerks who run a parish, a town or a set of chambers. */
const RUNS = /\b(?:parish|town|council|county|city|barristers?|head) clerk$|\bclerk of\b/i;

const fold = (title: string): string => title.replaceAll(/[’']/g, '').trim();

export const isTrainee = (title: string): boolean => TRAINEE.test(title.replaceAll(FOR_LEARNERS, ' '));

export const isHelper = (title: string): boolean => HELPS.test(fold(title));

/** Whether a title names a job that buys nothing for the business. */
export const isFrontLine = (title: string): boolean => FRONT_LINE.test(fold(title)) && !RUNS.test(fold(title));

/** From this share on, a title names work of its own. */
const OWN_SHARE = 0.3;
/** At least this share of what is known of an offer must be their work. */
const LEAST_OF_KNOWN = 0.2;

/**
 * Whether an offer is for the work they do themselves: payroll for its clerk, though what a hotel buys is not for its porter, nor a job at a vet's
 * for its nurse.
 */
export function doesThatWork({ needs }: Pick<Offer, 'needs'>, trades: readonly TradeShare[]): boolean {
  const own = trades.filter(({ trade, share }) => share >= OWN_SHARE && !WITH_PLACE.has(trade));
  const known = needs.reduce((sum, { share }) => sum + share, 0);
  const theirs = needs.filter(({ owners }) => own.some(({ trade }) => owners.includes(trade))).reduce((sum, { share }) => sum + share, 0);
  return known > 0 && theirs >= LEAST_OF_KNOWN * known;
}
