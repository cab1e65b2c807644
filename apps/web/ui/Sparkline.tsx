import styles from './Sparkline.module.css';
import { monotonePath, type Point } from './monotonePath.ts';

const WIDTH = 44;
const HEIGHT = 22;
const INSET = 2;

/** A small curve of counts, scaled to its own maximum, with a dot at one of them. Decoration: the number is next to it. */
export function Sparkline({ counts, markedIndex }: { counts: readonly number[]; markedIndex: number }) {
  const highest = Math.max(1, ...counts);
  const points = counts.map<Point>((count, index) => ({
    x: INSET + (index * (WIDTH - 2 * INSET)) / Math.max(1, counts.length - 1),
    y: HEIGHT - INSET - (count * (HEIGHT - 2 * INSET)) / highest,
  }));
  const marked = points[markedIndex];
  const line = monotonePath(points);
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path className={styles.area} d={`${line}V${HEIGHT}H${INSET}Z`} />
      <path className={styles.line} d={line} />
      {marked ? <circle className={styles.dot} cx={marked.x} cy={marked.y} r="2.5" /> : null}
    </svg>
  );
}
