import { BUCKETS } from '@coldcast/rules/deliverability';
import { useId } from 'react';
import styles from './ForecastPanel.module.css';

type BucketSelectProps = { bucket: number; onBucket: (bucket: number) => void };

/** Selects the usual open rate of the forecast. */
export function BucketSelect({ bucket, onBucket }: BucketSelectProps) {
  const id = useId();
  return (
    <p className={styles.bucket}>
      <label htmlFor={id}>Bucket</label>
      <select id={id} value={bucket} title="Your usual open rate, in percent" onChange={({ target }) => onBucket(Number(target.value))}>
        {BUCKETS.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
