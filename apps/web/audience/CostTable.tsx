import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { formatCount, formatInHundred } from '../ui/formats.ts';
import { NumberTable } from '../ui/NumberTable.tsx';
import styles from './audience.module.css';

type Interval = readonly [number, number];
type Row = { name: string; all: number; these: number; lost80: Interval | null };

/** As many decimals as tell a row's numbers apart; the same for all of them. */
const decimalsFor = (all: number): number => (all < 0.1 ? 3 : all < 1 ? 2 : all < 9.95 ? 1 : 0);

/** The cells of a row: the difference is that of the numbers shown. */
function toCells({ all, these, lost80 }: Row): [all: string, these: string, difference: string] {
  const decimals = decimalsFor(all);
  const show = (value: number) => value.toFixed(decimals);
  const lost = Number(show(all)) - Number(show(these));
  const band = lost80 === null || lost === 0 ? '' : ` (${show(lost80[0])} to ${show(lost80[1])})`;
  return [show(all), show(these), lost === 0 ? 'no change' : `${show(lost)} fewer${band}`];
}

const rateOf = ({ replies, leads }: { replies: number; leads: number }): number => (leads === 0 ? 0 : replies / leads);

function rateDifference(kept: number, all: number): string {
  const points = Number(formatInHundred(kept)) - Number(formatInHundred(all));
  if (Math.abs(points) < 0.05) return 'no change';
  return `${Number(Math.abs(points).toFixed(1))} ${points > 0 ? 'more' : 'fewer'}`;
}

/** What is lost beside what is won by leaving out the leads after the cut. */
export function CostTable({ view: { all, cut } }: { view: AudienceView }) {
  const { kept } = cut;
  const rows: Row[] = [
    { name: 'Interested replies', all: all.interest, these: kept.interest, lost80: cut.interestLost80 },
    { name: 'Replies', all: all.replies, these: kept.replies, lost80: null },
    { name: 'Opt-outs', all: all.unsubscribes, these: kept.unsubscribes, lost80: null },
    { name: 'Spam reports', all: all.spamReports, these: kept.spamReports, lost80: cut.spamReportsAvoided80 },
  ];
  return (
    <section className={styles.part} aria-labelledby="audience-cost">
      <h2 id="audience-cost">What the cut costs and saves</h2>
      <NumberTable label="Costs and savings as a table">
        <thead>
          <tr>
            <th scope="col">Expected</th>
            <th scope="col">All {formatCount(all.leads)}</th>
            <th scope="col">These {formatCount(kept.leads)}</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const [ofAll, these, difference] = toCells(row);
            return (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{ofAll}</td>
                <td>{these}</td>
                <td className={styles.strong}>{difference}</td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">Replies in 100 emails</th>
            <td>{formatInHundred(rateOf(all))}</td>
            <td>{kept.leads === 0 ? '-' : formatInHundred(rateOf(kept))}</td>
            <td className={styles.strong}>{kept.leads === 0 ? '-' : rateDifference(rateOf(kept), rateOf(all))}</td>
          </tr>
        </tbody>
      </NumberTable>
      <p className="small muted">Ranges are 80% intervals of the true number.</p>
    </section>
  );
}
