import { isSmall } from '../advice/plan/isWorthTelling.ts';
import type { MeasuredFactor } from '../explain/measureFactors.ts';
import { complaintsOf, type Toll } from '../explain/toll.ts';

/** What a fault costs besides replies is told from this share on. */
const LEAST_TOLD = 0.1;
/** Interest is named apart from replies only if it falls by so many times as much. */
const APART = 1.25;
const listFormat = new Intl.ListFormat('en-US');

/** Shares are told in steps of five percent: they are the model's, not a count. */
const toFives = (share: number): string => String(5 * Math.round(20 * share));

/** From this multiple on, "double" would understate it. */
const MORE_THAN_DOUBLE = 2.25;
/** "spam reports double", "spam reports rise 2.5-fold", "unsubscribes rise by about 30%". */
function sayRise(name: string, rise: number): string {
  const times = Math.exp(rise);
  if (times >= 1.95 && times < MORE_THAN_DOUBLE) return `${name} about double`;
  return times >= 1.95 ? `${name} rise ${times.toFixed(1)}-fold` : `${name} rise by about ${toFives(times - 1)}%`;
}

const COMPLAINTS = [
  ['unsubscribe', 'unsubscribes'],
  ['spam_report', 'spam reports'],
] as const satisfies readonly (readonly [keyof Toll, string])[];

type Fault = Pick<MeasuredFactor, 'contribution' | 'weight' | 'toll' | 'deltaPoints'>;

/** What a fault costs where that is not replies: "interest falls by about 70% and spam reports rise 2.5-fold"; undefined if it is replies. */
export function sayToll({ contribution, toll }: Fault): string | undefined {
  if (toll === null || contribution >= 0) return undefined;
  const lost = -Math.expm1(toll.interest);
  const isApart = lost >= LEAST_TOLD && -toll.interest >= APART * -contribution;
  const interest = isApart ? [`interest falls by about ${toFives(lost)}%`] : [];
  const complaints =
    complaintsOf(toll) === 0
      ? []
      : COMPLAINTS.flatMap(([name, noun]) => (Math.expm1(toll[name]) >= LEAST_TOLD ? [sayRise(noun, toll[name])] : []));
  const told = [...interest, ...complaints];
  return told.length === 0 ? undefined : listFormat.format(told);
}

/** Whether a fault costs mainly something other than replies. */
export const isMainlyToll = (fault: Fault): boolean => fault.weight >= 2 * Math.abs(fault.contribution) && sayToll(fault) !== undefined;

/** The same as a sentence of its own. */
export function sayTollWhole(fault: Fault): string | undefined {
  const told = sayToll(fault);
  if (told === undefined) return undefined;
  const hardly = -Math.expm1(fault.contribution) < LEAST_TOLD / 2 && isSmall({ deltaPoints: fault.deltaPoints }, 1);
  return hardly ? `Replies hardly change, but ${told}.` : `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}
