import type { Factor } from '@coldcast/contract/insights';
import { countOf } from '@coldcast/rules/countOf';
import { formatCount } from '../ui/formats.ts';

type Rate = 'open' | 'reply';
type Verification = NonNullable<NonNullable<Factor['verifications']>[number]>;

/** One decimal; two if one would round a small figure to zero. */
const oneDecimal = (value: number): string => {
  const text = value.toFixed(Math.abs(value) >= 0.005 && Math.abs(value) < 0.095 ? 2 : 1);
  return Number(text) === 0 ? '0' : text;
};
const signed = (value: number): string => {
  const text = oneDecimal(value);
  if (Number(text) === 0) return '0';
  return value > 0 ? `+${text}` : text;
};

export type Worth = { lead: string; points: string; tail: string };

/** A factor's effect with its 80% range: "Worth about 0.7 points of the reply rate (0.2 to 1.5)". */
export function factorWorth({ deltaPoints, interval80, polarity }: Factor, rate: Rate): Worth | undefined {
  if (deltaPoints === undefined) return undefined;
  if (polarity === 'mixed' && interval80 !== undefined && interval80[0] < 0 && interval80[1] > 0) {
    return { lead: 'Worth between', points: `${signed(interval80[0])} and ${signed(interval80[1])} points`, tail: `of the ${rate} rate` };
  }
  // What hardly moves this rate moves another one, which its text names.
  if (oneDecimal(deltaPoints) === '0') return undefined;
  // The words give the sign; a range across zero keeps its own signs.
  const sign = deltaPoints < 0 ? -1 : 1;
  const ends = interval80?.map((end) => end * sign).toSorted((a, b) => a - b);
  const [low, high] = ends ?? [];
  const range = low === undefined || high === undefined ? '' : ` (${oneDecimal(low)} to ${oneDecimal(high)})`;
  return {
    lead: polarity === 'negative' || (polarity === 'mixed' && sign < 0) ? 'Costs about' : 'Worth about',
    points: `${oneDecimal(Math.abs(deltaPoints))} points`,
    tail: `of the ${rate} rate${range}`,
  };
}

/** "Affects 318 of 409 leads", or the share if the number of leads is unknown. */
export function factorReach({ shareOfLeads, leads }: Factor): string | undefined {
  if (shareOfLeads === undefined) return undefined;
  if (leads === undefined) return `Affects ${Math.round(shareOfLeads * 100)} in 100 leads`;
  const touched = Math.round(shareOfLeads * leads);
  if (touched === leads) return leads === 1 ? 'Affects the only lead' : `Affects all ${countOf(leads, 'lead')}`;
  return `Affects ${formatCount(touched)} of ${countOf(leads, 'lead')}`;
}

/** How a verification starts; the second is said where the 80% band reaches below zero. */
const VERIFIED = /^(Verified in simulation|Likely better in simulation): /;

/** The words before a verification: "Verified in simulation". */
export const verificationLabel = ({ sentence, interval80 }: Verification): string =>
  VERIFIED.exec(sentence ?? '')?.[1] ?? (interval80[0] < 0 ? 'Likely better in simulation' : 'Verified in simulation');

/** The server's own text, otherwise "replies about +0.2 points (+0.1 to +0.4), changes the outcome for 1 of 409 leads". */
export function verificationText({ deltaPoints, interval80, leadsMoved, leads, sentence }: Verification, rate: Rate): string {
  if (sentence !== undefined && VERIFIED.test(sentence)) return sentence.replace(VERIFIED, '');
  const what = rate === 'open' ? 'opens' : 'replies';
  const range = `(${signed(interval80[0])} to ${signed(interval80[1])})`;
  return `${what} about ${signed(deltaPoints)} points ${range}, changes the outcome for ${formatCount(leadsMoved)} of ${countOf(leads, 'lead')}`;
}
