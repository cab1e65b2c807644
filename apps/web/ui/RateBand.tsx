import styles from './RateBand.module.css';

type Props = {
  low: number;
  middle: number;
  high: number;
  /** The right end of the line, in the unit of the others. */
  cap: number;
  /** What happened; null draws no dot. */
  fact?: number | null;
  /** Whether it is what another band is compared with: an outline. */
  isBase?: boolean;
};

/** Band, middle and fact on one line from 0 to `cap`. Hidden from screen readers: the numbers stand beside it. */
export function RateBand({ low, middle, high, cap, fact = null, isBase = false }: Props) {
  const at = (value: number) => `${Math.min(100, Math.max(0, (100 * value) / cap))}%`;
  return (
    <div className={styles.line} aria-hidden="true">
      <i className={isBase ? styles.base : styles.band} style={{ insetInlineStart: at(low), insetInlineEnd: `calc(100% - ${at(high)})` }} />
      <i className={styles.middle} style={{ insetInlineStart: at(middle) }} />
      {fact === null ? null : <i className={styles.fact} style={{ insetInlineStart: at(fact) }} />}
    </div>
  );
}
