import type { ListRate } from '@coldcast/rules/ratings';
import { formatCount, formatFraction } from '../../ui/formats.ts';
import type { ListRateCell } from './campaignRow.ts';

const DONE: Record<ListRate, string> = {
  open: 'opened',
  reply: 'replied',
  interest: 'replied with interest',
  unsubscribe: 'unsubscribed',
};

/** `11 of 409` */
export const ofText = ({ ratio }: ListRateCell): string => `${formatCount(ratio.numerator)} of ${formatCount(ratio.denominator)}`;

/** `11 of 409 leads replied` */
export const tipTitle = (rate: ListRate, cell: ListRateCell): string => `${ofText(cell)} leads ${DONE[rate]}`;

export function tipDetail({ expected }: ListRateCell): string {
  if (expected === null) return 'The expected range follows when the campaign has ended.';
  const percent = (fraction: number) => (fraction * 100).toFixed(2);
  return `Expected ${formatFraction(expected.mean)}, 80% range ${percent(expected.low)} to ${percent(expected.high)}.`;
}
