import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { formatExpected } from '@coldcast/rules/audienceWords';
import { formatCount, formatInHundred } from '../ui/formats.ts';
import styles from './audience.module.css';

type Interval = readonly [number, number];

const fewer = (lost: number, band: Interval | null): string =>
  `${formatExpected(lost)} fewer${band === null || lost === 0 ? '' : ` (${formatExpected(band[0])} to ${formatExpected(band[1])})`}`;

const rateOf = ({ replies, leads }: { replies: number; leads: number }): number => (leads === 0 ? 0 : replies / leads);

function rateDifference(kept: number, all: number): string {
  const points = Number(formatInHundred(kept)) - Number(formatInHundred(all));
  if (Math.abs(points) < 0.05) return 'no change';
  return `${Number(Math.abs(points).toFixed(1))} ${points > 0 ? 'more' : 'fewer'}`;
}

/** What is lost beside what is won by leaving out the leads after the cut. */
export function CostTable({ view: { all, cut } }: { view: AudienceView }) {
  const { kept, leftOut } = cut;
  const counts = [
    { name: 'Interested replies', of: all.interest, these: kept.interest, difference: fewer(leftOut.interest, cut.interestLost80) },
    { name: 'Replies', of: all.replies, these: kept.replies, difference: fewer(leftOut.replies, null) },
    { name: 'Opt-outs', of: all.unsubscribes, these: kept.unsubscribes, difference: fewer(leftOut.unsubscribes, null) },
    {
      name: 'Spam reports',
      of: all.spamReports,
      these: kept.spamReports,
      difference: fewer(leftOut.spamReports, cut.spamReportsAvoided80),
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="audience-cost">
      <h2 id="audience-cost">What the cut costs and saves</h2>
      <div className={styles.scroller} role="region" aria-label="Costs and savings as a table" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Expected</th>
              <th scope="col">All {formatCount(all.leads)}</th>
              <th scope="col">These {formatCount(kept.leads)}</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ name, of, these, difference }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatExpected(of)}</td>
                <td>{formatExpected(these)}</td>
                <td className={styles.strong}>{difference}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Replies in 100 emails</th>
              <td>{formatInHundred(rateOf(all))}</td>
              <td>{kept.leads === 0 ? '-' : formatInHundred(rateOf(kept))}</td>
              <td className={styles.strong}>{kept.leads === 0 ? '-' : rateDifference(rateOf(kept), rateOf(all))}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className="small muted">Ranges are 80% intervals of the true number.</p>
    </section>
  );
}
