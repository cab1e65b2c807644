import type { BucketAnalytics } from '@coldcast/contract/results';
import type { Bucket } from '@coldcast/rules/deliverability';
import { Suspense, useState } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Card } from '../../ui/Card.tsx';
import { CardHead } from '../../ui/CardHead.tsx';
import { ChartLegend } from '../../ui/ChartLegend.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './BucketCurve.module.css';
import { CURVE_HEIGHT } from './curveLayout.ts';
import { NumbersTable } from './NumbersTable.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';

const BucketCurve = lazyPart(async () => ({ default: (await import('./BucketCurve.tsx')).BucketCurve }));

type Props = { ranges: readonly BucketAnalytics[]; bucket: Bucket; onChoose: (bucket: Bucket) => void };

/** The curve over the ten buckets, with its numbers one click away. */
export function CurveCard({ ranges, bucket, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card isPadded aria-label="Across the ten buckets">
      <CardHead title="Across the ten buckets" isFlush>
        <ChartLegend expected="Expected, with 80% range" />
      </CardHead>
      <figure className={styles.figure} aria-label="Open, reply and interest at the ten buckets. The numbers follow in a table.">
        <Suspense fallback={<Skeleton height={`${CURVE_HEIGHT / 16}rem`} />}>
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
