import type { BucketAnalytics } from '@coldcast/contract/results';
import type { Bucket } from '@coldcast/rules/deliverability';
import { Suspense, useState } from 'react';
import { Bone } from '../../ui/Bone.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './BucketCurve.module.css';
import { CURVE_HEIGHT } from './curveLayout.ts';
import { NumbersTable } from './NumbersTable.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';

const BucketCurve = lazyPart(async () => ({ default: (await import('./BucketCurve.tsx')).BucketCurve }));

type Props = { ranges: readonly BucketAnalytics[]; bucket: Bucket; onChoose: (bucket: Bucket) => void };

function Legend() {
  return (
    <ul className={styles.legend}>
      <li>
        <svg viewBox="0 0 20 12" aria-hidden="true">
          <rect className={styles.band} x="0" y="2" width="20" height="8" />
          <path className={styles.mean} d="M0 6h20" />
        </svg>
        Expected, with 80% range
      </li>
      <li>
        <svg viewBox="0 0 20 12" aria-hidden="true">
          <circle className={styles.run} cx="10" cy="6" r="3.5" />
        </svg>
        This run
      </li>
    </ul>
  );
}

/** The curve over the ten buckets, with its numbers one click away. */
export function CurveCard({ ranges, bucket, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card isPadded aria-label="Across the ten buckets">
      <div className={styles.head}>
        <h2>Across the ten buckets</h2>
        <Legend />
      </div>
      <figure className={styles.figure} aria-label="Open, reply and interest at the ten buckets. The numbers follow in a table.">
        <Suspense fallback={<Bone height={`${CURVE_HEIGHT / 16}rem`} />}>
          <BucketCurve ranges={ranges} bucket={bucket} onChoose={onChoose} />
        </Suspense>
      </figure>
      <details className={styles.numbers} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="link">
          Show the numbers
          <Icon name="down" isSmall />
        </summary>
        {isOpen && <NumbersTable ranges={ranges} bucket={bucket} />}
      </details>
    </Card>
  );
}
