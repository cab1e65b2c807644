import styles from './RateBand.module.css';

type Props = {
  /** What is expected; null draws the line and the dot alone. */
  band: { low: number; middle: number; high: number } | null;
  /** The right end of the line, in the unit of the others. */
  cap: number;
  /** What happened; null draws no dot. */
  fact?: number | null;
  /** Whether it is what another band is compared with: an outline. */
  isBase?: boolean;
};

/** Band, middle and fact on one line from 0 to `cap`. Hidden from screen readers: the numbers stand beside it. */
export function RateBand({ band, cap, fact = null, isBase = false }: Props) {
  const at = (value: number) => `${Math.min(100, Math.max(0, (100 * value) / cap))}%`;
  return (
    <div className={styles.line} aria-hidden="true">
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
