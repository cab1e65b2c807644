import { LIST_THRESHOLDS, type ListRate } from '@coldcast/rules/ratings';
import { countOf } from '@coldcast/rules/countOf';
import { formatCount, formatFraction, formatInHundred } from '../../ui/formats.ts';
import type { ExpectedRange } from '@coldcast/rules/expectedRange';
import type { ListRateCell } from './campaignRow.ts';

const DONE: Record<ListRate, string> = {
  open: 'opened',
  reply: 'replied',
  interest: 'replied with interest',
  unsubscribe: 'unsubscribed',
};

/** `11 of 409` */
export const ofText = ({ ratio }: ListRateCell): string => `${formatCount(ratio.numerator)} of ${formatCount(ratio.denominator)}`;

/** `11 of 409 leads replied`; opens of several emails are those of the first. */
export const tipTitle = (rate: ListRate, cell: ListRateCell, emails = 1): string =>
  `${formatCount(cell.ratio.numerator)} of ${countOf(cell.ratio.denominator, 'lead')} ${DONE[rate]}${rate === 'open' && emails > 1 ? ' email 1' : ''}${emails > 1 && rate !== 'open' ? `, over ${emails} emails` : ''}`;

/** `expected 1.1 to 6.4` */
export const expectedText = ({ low, high }: ExpectedRange): string => `expected ${formatInHundred(low)} to ${formatInHundred(high)}`;

/** The arrow's scale; Performance and Mock Insights have other ones. */
function arrowScale(rate: ListRate): string {
  const { high, middle } = LIST_THRESHOLDS[rate];
  const [upper, lower] = [`${high / 10}%`, `${middle / 10}%`];
  return rate === 'unsubscribe'
    ? `Arrow up: above ${upper}. Arrow down: ${lower} or less.`
    : `Arrow up: ${upper} or more. Arrow down: below ${lower}.`;
}

export function tipDetail(rate: ListRate, { expected, isForSender }: ListRateCell): string {
  if (expected === null) return `The expected range appears when the campaign is complete. ${arrowScale(rate)}`;
  const percent = (fraction: number) => (fraction * 100).toFixed(2);
  return `Expected${isForSender ? ' for you' : ''} ${formatFraction(expected.mean)}, 80% range ${percent(expected.low)} to ${percent(expected.high)}. ${arrowScale(rate)}`;
}
