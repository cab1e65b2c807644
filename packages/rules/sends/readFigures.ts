import { normalizeHeader } from '../leadFile/columnNames.ts';
import { isFractionColumn, readCount, readRate, type ReadCount } from './readCount.ts';
import type { SendColumns } from './sendColumns.ts';
import { FIGURE_FIELDS, FIGURE_WORDS, findFigureProblems, type FigureField, type SendFigures } from './sendFigures.ts';
import type { Body } from './sendRows.ts';

/** Whether a header names a rate, not a count. */
const isRateHeader = (header: string): boolean => /rate$|quote$|^taux|^tasa/.test(normalizeHeader(header)) || header.includes('%');

type CellReader = (text: string) => ReadCount;

/** How each figure's cells are parsed: as counts, or as rates if the header says so. */
export function findCellReaders({ headers, rows }: Body, columns: SendColumns): ReadonlyMap<FigureField, CellReader> {
  return new Map(
    FIGURE_FIELDS.map((field): [FigureField, CellReader] => {
      const column = columns[field];
      if (column === null || !isRateHeader(headers[column] ?? '')) return [field, readCount];
      const isFraction = isFractionColumn(rows.map((cells) => cells[column] ?? ''));
      return [field, (text) => readRate(text, isFraction)];
    }),
  );
}

export type ReadFigures = {
  figures: SendFigures;
  problems: string[];
  /** Dropped opens, because they count every open and exceed what was sent; null if none were dropped. */
  openedTooOften: number | null;
};

/**
 * One row's figures, or the problem with them. Rates are converted to counts: of what was sent, or for positive ones of the replies. With
 * `countsEveryOpen`, opens that exceed what was sent are dropped, because the number of people who opened is unknown.
 */
export function readFigures(countOf: (field: FigureField) => ReadCount, countsEveryOpen = false): ReadFigures {
  const problems: string[] = [];
  const counts = new Map(FIGURE_FIELDS.map((field) => [field, countOf(field)]));
  for (const [field, { isBroken, percent }] of counts) {
    if (isBroken) problems.push(`${FIGURE_WORDS[field]} is not a whole number.`);
    if (percent !== null && percent > 100) problems.push(`${FIGURE_WORDS[field]} is a rate over 100%.`);
  }
  const whole = counts.get('sent')?.value ?? counts.get('delivered')?.value ?? null;
  const valueOf = (field: FigureField): number | null => {
    const count = counts.get(field);
    if (count === undefined || count.percent === null) return count?.value ?? null;
    const of = field === 'positiveReplies' ? valueOf('replied') : whole;
    return of === null ? null : Math.round((of * count.percent) / 100);
  };
  const sent = valueOf('sent') ?? (whole === null ? null : whole + (valueOf('bounced') ?? 0));
  if (sent === null && problems.length === 0) problems.push('The number of emails sent is missing.');
  const opened = valueOf('opened');
  const openedTooOften = countsEveryOpen && opened !== null && opened > (sent ?? 0) ? opened : null;
  const figures: SendFigures = {
    sent: sent ?? 0,
    delivered: valueOf('delivered'),
    opened: openedTooOften === null ? opened : null,
    replied: valueOf('replied'),
    positiveReplies: valueOf('positiveReplies'),
    bounced: valueOf('bounced'),
    unsubscribed: valueOf('unsubscribed'),
    spamReports: valueOf('spamReports'),
    listSize: valueOf('listSize'),
  };
  return { figures, problems: problems.length > 0 ? problems : findFigureProblems(figures), openedTooOften };
}

const addUp = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : one + other);

/** The sum of two parts of a campaign; a figure missing in one part is unknown for both. */
export const addFigures = (one: SendFigures, other: SendFigures): SendFigures => ({
  sent: one.sent + other.sent,
  delivered: addUp(one.delivered, other.delivered),
  opened: addUp(one.opened, other.opened),
  replied: addUp(one.replied, other.replied),
  positiveReplies: addUp(one.positiveReplies, other.positiveReplies),
  bounced: addUp(one.bounced, other.bounced),
  unsubscribed: addUp(one.unsubscribed, other.unsubscribed),
  spamReports: addUp(one.spamReports, other.spamReports),
  listSize: addUp(one.listSize, other.listSize),
});
