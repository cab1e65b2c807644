import { BUCKETS, type Bucket } from '@coldcast/rules/deliverability';
import { Select } from '../ui/Select.tsx';
import styles from './audience.module.css';

/** The sender's usual open rate that the numbers are expected at. */
export const BucketChoice = ({ bucket, onBucket }: { bucket: Bucket; onBucket: (bucket: Bucket) => void }) => (
  <label className={styles.bucket}>
    <span className="small">Bucket</span>
    <Select
      value={bucket}
      title="Your usual open rate, in percent"
      onChange={({ target }) => {
        const chosen = BUCKETS.find((one) => one === target.value);
        if (chosen !== undefined) onBucket(chosen);
      }}
    >
      {BUCKETS.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  </label>
);
