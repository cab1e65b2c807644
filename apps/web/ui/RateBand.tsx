import styles from './RateBand.module.css';

type Props = {
  /** The expectation; null draws only the line and the dot. */
  band: { low: number; middle: number; high: number } | null;
  /** Both ends of the line, in the unit of the other values; it starts at 0 by default. If it starts below, 0 has a tick. */
  from?: number;
  cap: number;
  /** The actual value; null draws no dot. */
  fact?: number | null;
  /** Whether it is the comparison for another band: an outline. */
  isBase?: boolean;
};

/** Band, middle and actual value on one line. Hidden from screen readers: the numbers are next to it. */
export function RateBand({ band, from = 0, cap, fact = null, isBase = false }: Props) {
  const at = (value: number) => `${Math.min(100, Math.max(0, (100 * (value - from)) / (cap - from)))}%`;
  return (
    <div className={styles.line} aria-hidden="true">
      {from < 0 ? <i className={styles.zero} style={{ insetInlineStart: at(0) }} /> : null}
      {band === null ? null : (
        <>
          <i
            className={isBase ? styles.base : styles.band}
            style={{ insetInlineStart: at(band.low), insetInlineEnd: `calc(100% - ${at(band.high)})` }}
          />
          <i className={styles.middle} style={{ insetInlineStart: at(band.middle) }} />
        </>
      )}
      {fact === null ? null : <i className={styles.fact} style={{ insetInlineStart: at(fact) }} />}
    </div>
  );
}
