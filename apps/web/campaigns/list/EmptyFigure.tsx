import styles from './EmptyFigure.module.css';

const TICKS = Array.from({ length: 101 }, (_, i) => ({ x: 0.5 + i * 5.59, isMajor: i % 10 === 0 }));

/** An empty forecast: a cone over the ruler of the ten buckets. */
export function EmptyFigure() {
  return (
    <svg className={styles.figure} viewBox="0 0 560 176" aria-hidden="true">
      <path className={styles.cone} d="M28 122C140 78 300 24 532 16V110C360 116 180 124 28 130Z" />
      <path className={styles.middle} d="M28 127C160 112 320 90 532 80" />
      {TICKS.map(({ x, isMajor }) => (
        <path key={x} className={isMajor ? styles.major : styles.minor} d={`M${x} 139v${isMajor ? 10 : 5}`} />
      ))}
      <text x="28" y="168">
        0-10
      </text>
      <text x="252" y="168">
        40-50
      </text>
      <text x="532" y="168">
        90-100
      </text>
    </svg>
  );
}
