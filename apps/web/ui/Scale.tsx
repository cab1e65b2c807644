import { RateBand } from './RateBand.tsx';
import styles from './Scale.module.css';

type ScaleProps = {
  /** Percent at the right end; a higher dot stays at the end. */
  capPercent: number;
  /** The two limits of the label, in percent. */
  thresholds: readonly [number, number];
  /** This run, in percent; null draws no dot. */
  runPercent: number | null;
  /** The expectation with its 80% range, in percent. */
  expected: { percent: number; low: number; high: number } | null;
};

/** A rate on a line: ticks, band and dot. Hidden from screen readers, because a sentence beside it says the same. */
export function Scale({ capPercent, thresholds, runPercent, expected }: ScaleProps) {
  const at = (percent: number) => `${Math.min(100, Math.max(0, (percent * 100) / capPercent))}%`;
  // On phones the first limit's label would overlap the zero.
  const isCrowded = thresholds[0] / capPercent <= 0.2;
  return (
    <div className={styles.scale} aria-hidden="true">
      <RateBand
        band={expected && { low: expected.low, middle: expected.percent, high: expected.high }}
        cap={capPercent}
        fact={runPercent}
      />
      <span className={[styles.tick, styles.first, isCrowded ? styles.crowded : ''].join(' ')}>0</span>
      {thresholds.map((percent) => (
        <span key={percent} className={styles.tick} style={{ insetInlineStart: at(percent) }}>
          {percent}
        </span>
      ))}
      <span className={`${styles.tick} ${styles.last}`}>{capPercent}</span>
    </div>
  );
}
