import { formatCount } from '../../ui/formats.ts';
import type { FileSummary } from './fileCheck.ts';

export const plural = (count: number, one: string, many: string): string => `${formatCount(count)} ${count === 1 ? one : many}`;

/** `192 rows: 180 valid, 9 invalid, 3 empty.` The three add up to the rows of the file. */
export const toCountsText = ({ totalRowCount, validCount, leftOutCount, invalidCount, emptyRowCount }: FileSummary): string =>
  `${plural(totalRowCount, 'row', 'rows')}: ${formatCount(validCount + leftOutCount)} valid, ${formatCount(invalidCount)} invalid, ${formatCount(emptyRowCount)} empty.`;

/** `4 duplicate profiles.`, or how many were removed; empty if there are none. */
export function toDuplicatesText({ duplicateCount, removedDuplicateCount }: FileSummary): string {
  if (removedDuplicateCount > 0) return `${plural(removedDuplicateCount, 'duplicate', 'duplicates')} removed.`;
  return duplicateCount > 0 ? `${plural(duplicateCount, 'duplicate profile', 'duplicate profiles')}.` : '';
}

/** `4 emails per lead.`, or how many leads get how many; empty if all get one. */
export function toEmailsText({ emailCounts }: FileSummary): string {
  const most = emailCounts[0]?.emails ?? 1;
  const least = emailCounts.at(-1)?.emails ?? 1;
  if (most === 1) return '';
  if (most === least) return `${most} emails per lead.`;
  const parts = emailCounts.map(({ emails, leads }) => `${plural(leads, 'lead gets', 'leads get')} ${emails}`);
  return `${least} to ${most} emails per lead: ${parts.join(', ')}.`;
}

/** `17, 88, 203, 411, 640, …` */
export const toRowNumbersText = (firstRows: readonly number[], count: number): string =>
  [...firstRows.map(String), ...(count > firstRows.length ? ['…'] : [])].join(', ');

/** `38 kB`, `1.4 MB` */
export function toSizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
