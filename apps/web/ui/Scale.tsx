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

/** Share of the line that a label needs. */
const LABEL_SHARE = 0.08;

/** A rate on a line: ticks, band and dot. Hidden from screen readers, because a sentence beside it says the same. */
export function Scale({ capPercent, thresholds, runPercent, expected }: ScaleProps) {
  const at = (percent: number) => `${Math.min(100, Math.max(0, (percent * 100) / capPercent))}%`;
  // On phones the first limit's label would overlap the zero.
  const isCrowded = thresholds[0] / capPercent <= 0.2;
  // A tick next to the zero, or to the tick before it, has no room for its label.
  const labels = thresholds.map((percent, place) => {
    const before = place === 0 || thresholds[0] / capPercent < LABEL_SHARE ? 0 : thresholds[0];
    return { percent, hasLabel: (percent - before) / capPercent >= LABEL_SHARE };
  });
  return (
    <div className={styles.scale} aria-hidden="true">
      <RateBand
        band={expected && { low: expected.low, middle: expected.percent, high: expected.high }}
        cap={capPercent}
        fact={runPercent}
      />
      <span className={[styles.tick, styles.first, isCrowded ? styles.crowded : ''].join(' ')}>0</span>
      {labels.map(({ percent, hasLabel }) => (
        <span key={percent} className={styles.tick} style={{ insetInlineStart: at(percent) }}>
          {hasLabel ? percent : null}
        </span>
      ))}
      <span className={`${styles.tick} ${styles.last}`}>{capPercent}</span>
    </div>
  );
}
