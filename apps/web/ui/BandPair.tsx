import { bandCap } from './bandCap.ts';
import styles from './BandPair.module.css';
import { RateBand } from './RateBand.tsx';

/** A rate with its 80% interval, as fractions. */
export type Band = { median: number; interval80: readonly [number, number] };

type Props = {
  /** The current forecast, filled, and its comparison, as an outline. */
  rows: readonly [now: { label: string; band: Band }, base: { label: string; band: Band }];
};

/** Two bands, one above the other, on one scale. Hidden from screen readers: a sentence beside it says the same. */
export function BandPair({ rows }: Props) {
  const cap = bandCap(rows.flatMap(({ band: { median, interval80 } }) => [100 * interval80[1], 100 * median]));
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
