import styles from './ForecastBand.module.css';

type Props = { low: number; middle: number; high: number; cap: number; fact: number | null };

/** Band, middle and fact on one line from 0 to `cap`. Hidden from screen readers: the numbers stand beside it. */
export function ForecastBand({ low, middle, high, cap, fact }: Props) {
  const at = (value: number) => `${Math.min(100, Math.max(0, (100 * value) / cap))}%`;
  return (
    <div className={styles.line} aria-hidden="true">
      <i className={styles.band} style={{ insetInlineStart: at(low), insetInlineEnd: `calc(100% - ${at(high)})` }} />
      <i className={styles.middle} style={{ insetInlineStart: at(middle) }} />
      {fact === null ? null : <i className={styles.fact} style={{ insetInlineStart: at(fact) }} />}
    </div>
  );
}
