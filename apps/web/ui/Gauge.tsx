import styles from './Gauge.module.css';

const CENTER = 40;
const RADIUS = 34;
/** The arc opens downward: 270 degrees from the lower left to the lower right. */
const START_DEGREES = -225;
const SWEEP_DEGREES = 270;
/** The limits of Medium, High and Very High. */
const LIMITS = [50, 75, 90];

function pointAt(percent: number, radius: number): string {
  const radians = ((START_DEGREES + (SWEEP_DEGREES * percent) / 100) * Math.PI) / 180;
  return `${(CENTER + radius * Math.cos(radians)).toFixed(2)} ${(CENTER + radius * Math.sin(radians)).toFixed(2)}`;
}

function arcTo(percent: number): string {
  const isLong = (SWEEP_DEGREES * percent) / 100 > 180;
  return `M${pointAt(0, RADIUS)}A${RADIUS} ${RADIUS} 0 ${isLong ? 1 : 0} 1 ${pointAt(percent, RADIUS)}`;
}

/** A score from 0 to 100 on an arc; the large one also marks the limits of the impact labels. */
export function Gauge({ percent, isSmall = false }: { percent: number; isSmall?: boolean }) {
  const strokeWidth = isSmall ? 7 : 6;
  return (
    <div className={isSmall ? `${styles.gauge} ${styles.small}` : styles.gauge} role="img" aria-label={`Impact score ${percent} of 100`}>
      <svg viewBox="0 0 80 80" aria-hidden="true">
        <path className={styles.track} d={arcTo(100)} strokeWidth={strokeWidth} />
        {percent > 0 && <path className={styles.value} d={arcTo(percent)} strokeWidth={strokeWidth} />}
        {!isSmall && <path className={styles.ticks} d={LIMITS.map((limit) => `M${pointAt(limit, 25)}L${pointAt(limit, 29)}`).join('')} />}
      </svg>
      <strong aria-hidden="true">{percent}</strong>
    </div>
  );
}
