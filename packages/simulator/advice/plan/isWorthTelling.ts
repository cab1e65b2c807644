import type { StageName } from '../../explain/explanation.ts';
import type { MeasuredFactor } from '../../explain/measureFactors.ts';
import type { FactorId } from '../../signs/signs.ts';
import { ALWAYS_NAMED } from './alwaysNamed.ts';

/** Below both, an effect is too small to mention: points of emails sent, and share of the stage's rate. */
const [LEAST_POINTS, LEAST_SHARE] = [0.1, 0.05];

type Effect = { deltaPoints: number; contribution?: number; weight?: number };

/**
 * The share of the rate that an effect is worth. A fault counts at least what it costs by itself, be it replies, interest or complaints: beside
 * a placeholder, hardly anything in the text moves what is left of the replies, and all of it does once the placeholder is filled in.
 */
export const shareOf = ({ deltaPoints, contribution = 0, weight = Math.abs(contribution) }: Effect, rate: number): number =>
  Math.max(Math.abs(deltaPoints) / (100 * rate || 1), contribution < 0 ? -Math.expm1(-weight) : 0);

/** Whether an effect is too small to mention. */
export const isSmall = (effect: Effect, rate: number): boolean =>
  Math.abs(effect.deltaPoints) < LEAST_POINTS && shareOf(effect, rate) < LEAST_SHARE;

/** A cost below this would be printed as zero, in points. */
const LEAST_PRINTED = 0.005;

/** The share that a fault costs of something other than replies, if that is more: interest, or freedom from complaints. */
export const costElsewhere = ({ contribution = 0, weight = 0 }: Effect): number =>
  contribution < 0 && weight > -contribution ? -Math.expm1(-weight) : 0;

/** Whether a loss would be printed as none, or as a gain: then it is no loss to tell. */
export const costsNothing = (effect: Effect): boolean => effect.deltaPoints > -LEAST_PRINTED && costElsewhere(effect) < LEAST_SHARE;

/** A fault that costs fewer opens in 100 and has no verified edit is not worth a user's time: opens alone gain nothing. */
const LEAST_OPENS = 1;

/** Faults that readers resent are reported however little they cost. */
const HOSTILE: ReadonlySet<FactorId> = new Set<FactorId>(['insult', 'threat', 'guilt', 'pressure']);

/** Mistakes that every reader sees are reported however little they cost, if an edit corrects them. */
export const CARELESS: FactorId = 'slips';

/** Faults of the whole email: whoever reads about a single phrase first mends the wrong thing. Told however little they cost. */
export const OF_WHOLE: ReadonlySet<FactorId> = new Set<FactorId>(['ask_size', 'bare_reminder', 'several_asks', 'you_and_we']);
/** Told before them if they cost more: the email offends, names somebody else or is no email to one person. */
const GRAVE: ReadonlySet<FactorId> = new Set<FactorId>([
  'wrong_name',
  'broken_variables',
  'raw_text',
  'no_message',
  'foreign_language',
  'insult',
  'threat',
  'guilt',
  'advert',
  'harm',
]);

/** A fault of the whole email comes first only if it costs this share of the costliest fault of its wording. */
const LEAST_OF_FIRST = 0.5;

/** What faults are ordered by: a fault of the whole email counts more than any fault of its wording, unless it costs far less. */
export function rankBy<One>(all: readonly One[], of: (one: One) => { factorId: FactorId; cost: number }): (one: One) => number {
  const wording = all.map(of).filter(({ factorId }) => !OF_WHOLE.has(factorId) && !GRAVE.has(factorId));
  const most = Math.max(0, ...wording.map(({ cost }) => cost));
  return (one) => {
    const { factorId, cost } = of(one);
    return OF_WHOLE.has(factorId) && cost >= LEAST_OF_FIRST * most ? most + cost : cost;
  };
}

/** Reported only with a verified edit: figures are what readers decide by. */
const ONLY_WITH_EDIT: ReadonlySet<FactorId> = new Set<FactorId>(['number_claims']);
/** A fault of nearly every email is reported without a verified edit only if it costs this much, in points, or the least share of the rate. */
export const VAGUE: ReadonlySet<FactorId> = new Set<FactorId>(['reading_level', 'body_length', 'layout']);
const LEAST_OF_VAGUE = 0.15;
/** A name in a subject is why people open the email. */
const NAMES = /(?<=\p{Ll} )\p{Lu}\p{Ll}/u;

/** `isVerified`: an edit against the fault was verified. `isMinor`: one only takes the fault out, without a measurable gain. */
export type Telling = { stage: StageName; rate: number; isVerified: boolean; isMinor: boolean };

type Fault = Pick<MeasuredFactor, 'factorId' | 'deltaPoints' | 'contribution' | 'shownBy'> & { weight?: number };

/** Whether a fault is too slight to be reported without a verified edit. */
function isSlight(fault: Fault, { rate, isMinor }: Telling): boolean {
  const { factorId, deltaPoints, shownBy } = fault;
  const { lead, reading } = shownBy;
  if (ONLY_WITH_EDIT.has(factorId)) return true;
  if (VAGUE.has(factorId)) return Math.abs(deltaPoints) < LEAST_OF_VAGUE && shareOf(fault, rate) < LEAST_SHARE;
  // "Dear Helen" is not a fault of a letter.
  if (factorId === 'courtesy') return reading.values.salutation === 0.5 && !reading.values.apologies;
  if (factorId === 'spam_phrases') return !isMinor && (reading.values.spamPhrases ?? 0) < 2;
  return factorId === 'subject_length' && NAMES.test(lead.email.subject);
}

/** Whether a fault of the text is worth a user's time. One rule for the draft and the insights, which must not disagree. */
export function isWorthTelling(fault: Fault, telling: Telling): boolean {
  const { stage, rate, isVerified, isMinor } = telling;
  if (ALWAYS_NAMED.has(fault.factorId)) return true;
  if (costsNothing(fault) && (fault.deltaPoints > 0 || isSmall(fault, rate))) return false;
  if (fault.factorId === CARELESS && (isVerified || isMinor)) return true;
  if (!isVerified && isSlight(fault, telling)) return false;
  return (
    (HOSTILE.has(fault.factorId) || OF_WHOLE.has(fault.factorId) || !isSmall(fault, rate)) &&
    (stage === 'reply' || isVerified || Math.abs(fault.deltaPoints) >= LEAST_OPENS)
  );
}

/** Whether a fault is one of nearly every template and no edit against it was verified. */
export const isGeneralFault = (factorId: FactorId, isVerified: boolean): boolean => factorId === 'occasion' && !isVerified;
