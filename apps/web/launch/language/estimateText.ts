import type { LanguageEstimateAnswer } from '@coldcast/contract/languageEstimate';
import { formatCount } from '../../ui/formats.ts';

const plural = (count: number, one: string, many: string): string => `${formatCount(count)} ${count === 1 ? one : many}`;

function moneyText(usd: number): string {
  if (usd === 0) return '';
  return usd < 0.01 ? ', under $0.01' : `, $${usd.toFixed(2)}`;
}

const timeText = (seconds: number): string =>
  seconds < 90
    ? plural(Math.max(10, Math.ceil(seconds / 10) * 10), 'second', 'seconds')
    : plural(Math.ceil(seconds / 60), 'minute', 'minutes');

/** The estimated cost of asking the model, in one line. */
export function estimateText({ calls, costUsd, seconds, isBeyondCap }: LanguageEstimateAnswer): string {
  const text = `About ${plural(calls, 'call', 'calls')}${moneyText(costUsd)} and ${timeText(seconds)} more.`;
  return isBeyondCap ? `${text} The cost cap stops it early. The calibrated engine decides the other leads.` : text;
}
