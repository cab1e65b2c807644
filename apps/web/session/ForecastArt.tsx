import { BUCKETS, DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { monotonePath } from '../ui/monotonePath.ts';
import styles from './ForecastArt.module.css';

/** A drawn example over the ten buckets: upper end, expectation and lower end, as heights in the drawing. */
const HIGH = [306.3, 268.8, 234.3, 201.8, 171, 142.5, 116.3, 92.5, 70, 50];
const EXPECTED = [320.5, 305, 290.3, 276.3, 262.5, 249.8, 237.8, 226.8, 216.3, 207];
const LOW = [326, 319.3, 313, 307.5, 302.5, 297.8, 293.3, 289, 285, 281.5];
const GROUND = 342;

const toX = (bucketIndex: number): number => 30 + bucketIndex * 60;
const toPoints = (heights: readonly number[]) => heights.map((y, index) => ({ x: toX(index), y }));
const toLine = (heights: readonly number[]): string => monotonePath(toPoints(heights));
/** Along the upper end, then back along the lower one. */
const band = `${toLine(HIGH)}L${monotonePath(toPoints(LOW).toReversed()).slice(1)}Z`;

const ticks = Array.from({ length: 101 }, (_, tick) => `M${(0.5 + tick * 5.99).toFixed(2)} ${GROUND}v${tick % 10 === 0 ? 12 : 6}`).join('');
const chosen = toBucketIndex(DEFAULT_BUCKET);

function Band() {
  return (
    <>
      <path className={styles.band} d={band} />
      <path className={styles.expected} d={toLine(EXPECTED)} />
    </>
  );
}

function Chosen() {
  const x = toX(chosen);
  return (
    <>
      <path className={styles.mark} d={`M${x} ${HIGH[chosen]}V354M${x - 7} ${HIGH[chosen]}h14M${x - 7} ${LOW[chosen]}h14`} />
      <circle className={styles.dot} cx={x} cy={EXPECTED[chosen]} r="7" />
      <text className={styles.big} x={x - 18} y="125">
        about 3 in 100
      </text>
      <text className={styles.range} x={x - 18} y="153">
        1 to 6
      </text>
      <text className={styles.end} x={x + 14} y="176">
        6
      </text>
      <text className={styles.end} x={x + 14} y="307.5">
        1
      </text>
    </>
  );
}

/** A preview for the login and signup pages: the reply rate over ten sender histories. */
export function ForecastArt() {
  return (
    <svg className={styles.art} viewBox="0 0 600 400" aria-hidden="true" focusable="false">
      <Band />
      <path className={styles.ticks} d={ticks} />
      <Chosen />
      {BUCKETS.map((bucket, index) => (
        <text key={bucket} className={index === chosen ? styles.on : styles.label} x={toX(index)} y="376">
          {bucket}
        </text>
      ))}
    </svg>
  );
}
