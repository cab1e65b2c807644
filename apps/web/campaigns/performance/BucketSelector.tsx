import { BUCKETS, bucketOfOpenPercent, type Bucket } from '@coldcast/rules/deliverability';
import { Card } from '../../ui/Card.tsx';
import styles from './BucketSelector.module.css';

type Props = {
  bucket: Bucket;
  /** The sender's usual open rate in percent, if one was given at launch. */
  ownOpenPercent: number | null;
  onChoose: (bucket: Bucket) => void;
  /** Whether the page is public: it then has no sender, no Lead List and no Inbox. */
  isShared?: boolean;
};

/** Position of a rate within its bucket, 0 to 100% of the segment. */
function ownPosition(bucket: Bucket, openPercent: number): string {
  const lowerEnd = Number.parseInt(bucket, 10);
  return `${(openPercent - lowerEnd) * 10}%`;
}

/** The ten buckets as radios on a ruler. */
export function BucketSelector({ bucket, ownOpenPercent, onChoose, isShared = false }: Props) {
  const ownBucket = ownOpenPercent === null ? undefined : bucketOfOpenPercent(ownOpenPercent);
  return (
    <>
      <Card as="fieldset" className={styles.selector} aria-describedby="bucket-note">
        <legend className="sr">Mock Deliverability</legend>
        <div className={styles.head}>
          <h2 aria-hidden="true">Mock Deliverability</h2>
          {ownBucket !== undefined && ownOpenPercent !== null && (
            <button type="button" className="link" onClick={() => onChoose(ownBucket)}>
              <span className={styles.ownMark} aria-hidden="true" />
              {isShared ? 'Sender’s open rate' : 'Your open rate'}: {ownOpenPercent}%
            </button>
          )}
        </div>
        <div className={styles.row}>
          {BUCKETS.map((option) => (
            <label key={option} className={styles.cell}>
              {option === ownBucket && ownOpenPercent !== null && (
                <span
                  className={styles.flag}
                  aria-hidden="true"
                  style={{ insetInlineStart: `calc(${ownPosition(option, ownOpenPercent)} - 0.25rem)` }}
                />
              )}
              <input type="radio" name="bucket" value={option} checked={option === bucket} onChange={() => onChoose(option)} />
              <span className={styles.label}>{option}</span>
            </label>
          ))}
        </div>
      </Card>
      <p className={styles.note} id="bucket-note">
        {isShared ? 'The sender’s' : 'Your'} usual open rate. A strong subject or short list can beat it.
        {!isShared && ' Lead List and Inbox follow this choice.'}
      </p>
    </>
  );
}
