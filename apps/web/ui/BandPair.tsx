import styles from './BandPair.module.css';
import { RateBand } from './RateBand.tsx';

/** A rate with its 80% interval, as fractions. */
export type Band = { median: number; interval80: readonly [number, number] };

type Props = {
  /** What holds now, filled; and what it is compared with, an outline. */
  rows: readonly [now: { label: string; band: Band }, base: { label: string; band: Band }];
};

/** The right end of a scale for rates: the next even number of percent above all of them. */
const capOf = (rows: Props['rows']): number => {
  const most = 100 * Math.max(...rows.flatMap(({ band }) => [band.interval80[1], band.median]));
  return most <= 1 ? 1 : Math.min(100, 2 * Math.ceil(most / 2));
};

/** Two bands one above the other on one scale. Hidden from screen readers: a sentence beside it says the same. */
export function BandPair({ rows }: Props) {
  const cap = capOf(rows);
  return (
    <div className={styles.pair} aria-hidden="true">
      {rows.map(({ label, band: { median, interval80 } }, index) => (
        <div key={label} className={styles.row}>
          <span>{label}</span>
          <RateBand band={{ low: 100 * interval80[0], middle: 100 * median, high: 100 * interval80[1] }} cap={cap} isBase={index === 1} />
        </div>
      ))}
      <div className={styles.axis}>
        <span>0</span>
        <span>{cap / 2}</span>
        <span>{cap} in 100</span>
      </div>
    </div>
  );
}
