import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { formatCount, formatInHundred } from '../ui/formats.ts';
import { ColumnRows, type Column } from '../ui/ColumnRows.tsx';
import { NumberTable } from '../ui/NumberTable.tsx';
import styles from './audience.module.css';

/** With a no-break space. */
const NO_CHANGE = 'no\u00a0change';

type Interval = readonly [number, number];
type Row = { name: string; all: number; these: number; lost80: Interval | null };

/** Enough decimals to tell a row's numbers apart; the same number of decimals for all of them. */
const decimalsFor = (all: number): number => (all < 0.1 ? 3 : all < 1 ? 2 : all < 9.95 ? 1 : 0);

/** The difference of the numbers as shown. */
function toLine({ name, all, these, lost80 }: Row): Line {
  const decimals = decimalsFor(all);
  const show = (value: number) => value.toFixed(decimals);
  const lost = Number(show(all)) - Number(show(these));
  const range = lost80 === null || lost === 0 ? null : ` (${show(lost80[0])} to ${show(lost80[1])})`;
  const difference = lost === 0 ? NO_CHANGE : `${show(lost)} fewer${range ?? ''}`;
  return { name, all: show(all), these: show(these), difference, hasRange: range !== null };
}

const rateOf = ({ replies, leads }: { replies: number; leads: number }): number => (leads === 0 ? 0 : replies / leads);

function rateDifference(kept: number, all: number): string {
  const points = Number(formatInHundred(kept)) - Number(formatInHundred(all));
  if (Math.abs(points) < 0.05) return NO_CHANGE;
  return `${Number(Math.abs(points).toFixed(1))} ${points > 0 ? 'more' : 'fewer'}`;
}

/** A row as shown. */
type Line = { name: string; all: string; these: string; difference: string; hasRange: boolean };

function toLines({ all, cut }: AudienceView): Line[] {
  const { kept } = cut;
  const rows: Row[] = [
    { name: 'Interested replies', all: all.interest, these: kept.interest, lost80: cut.interestLost80 },
    { name: 'Replies', all: all.replies, these: kept.replies, lost80: null },
    { name: 'Opt-outs', all: all.unsubscribes, these: kept.unsubscribes, lost80: null },
    { name: 'Spam reports', all: all.spamReports, these: kept.spamReports, lost80: cut.spamReportsAvoided80 },
  ];
  const isEmpty = kept.leads === 0;
  return [
    ...rows.map(toLine),
    {
      name: 'Replies in 100 emails',
      all: formatInHundred(rateOf(all)),
      these: isEmpty ? '-' : formatInHundred(rateOf(kept)),
      difference: isEmpty ? '-' : rateDifference(rateOf(kept), rateOf(all)),
      hasRange: false,
    },
  ];
}

const toColumns = ({ all, cut }: AudienceView): Column<Line>[] => [
  { label: 'Expected', cell: ({ name }) => name },
  { label: `All ${formatCount(all.leads)}`, cell: (line) => line.all },
  { label: `These ${formatCount(cut.kept.leads)}`, cell: ({ these }) => these },
  { label: 'Difference', cell: ({ difference }) => <span className={styles.strong}>{difference}</span> },
];

/** What leaving out the leads after the cut costs and what it gains. */
export function CostTable({ view }: { view: AudienceView }) {
  const lines = toLines(view);
  return (
    <section className={styles.part} aria-labelledby="audience-cost">
      <h2 id="audience-cost">What the cut costs and saves</h2>
      <NumberTable label="Costs and savings as a table">
        <ColumnRows columns={toColumns(view)} rows={lines} keyOf={({ name }) => name} />
      </NumberTable>
      {lines.some(({ hasRange }) => hasRange) ? <p className="small muted">Ranges are 80% intervals of the true number.</p> : null}
    </section>
  );
}
