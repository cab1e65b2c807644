import { getDeliverabilityEstimate } from '@coldcast/contract/sends';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import { BUCKETS, type Bucket } from '@coldcast/rules/deliverability';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callApi } from '../api/callApi.ts';
import { errorText } from '../api/errorText.ts';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { Select } from '../ui/Select.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { PAIRS, readCounts, type CountTexts } from './bucketCounts.ts';
import styles from './BucketFinder.module.css';

type Estimate = EndpointAnswer<typeof getDeliverabilityEstimate>;

type SpamRate = 'under_0.1' | '0.1_to_0.3' | 'over_0.3';
type Known = CountTexts & { spamRate?: SpamRate };

const SPAM_RATES = [
  { value: '', label: 'Not known' },
  { value: 'under_0.1', label: 'Under 0.1%' },
  { value: '0.1_to_0.3', label: '0.1% to 0.3%' },
  { value: 'over_0.3', label: 'Over 0.3%' },
] as const;

function useEstimate({ spamRate, ...counts }: Known) {
  const query = { ...readCounts(counts).query, ...(spamRate ? { spamRate } : {}) };
  return useQuery({
    queryKey: ['sends', 'bucket', query],
    queryFn: ({ signal }) => callApi(getDeliverabilityEstimate, { query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

function estimateWords({ mostLikely, possible }: Estimate, hasProblem: boolean): string {
  if (mostLikely === null && hasProblem) return 'Correct the marked counts. Until then each bucket is equally likely.';
  if (mostLikely === null) return 'Fill in what you know. Until then each bucket is equally likely.';
  if (possible.length === 0) return `Most likely ${mostLikely}`;
  const others = possible.length === 1 ? possible[0] : `${possible.slice(0, -1).join(', ')} or ${possible.at(-1)}`;
  return `Most likely ${mostLikely}. Also possible: ${others}`;
}

function BucketBars({ buckets, mostLikely }: Estimate) {
  const most = Math.max(...buckets.map(({ probability }) => probability));
  return (
    <ol className={styles.bars} aria-label="How likely each bucket is">
      {buckets.map(({ bucket, probability }) => (
        <li key={bucket} className={bucket === mostLikely ? styles.likely : undefined}>
          <span className={styles.column}>
            <i style={{ blockSize: `${(100 * probability) / most}%` }} aria-hidden="true" />
          </span>
          <span className={styles.bucket}>{bucket}</span>
          <span className="sr">{Math.round(100 * probability)}%</span>
        </li>
      ))}
    </ol>
  );
}

const everyBucket: Estimate['buckets'] = BUCKETS.map((bucket: Bucket) => ({ bucket, probability: 1 / BUCKETS.length }));
const nothingKnown: Estimate = {
  buckets: everyBucket,
  mostLikely: null,
  possible: [],
  machineOpens: { median: 0, interval80: [0, 0] },
  evidence: [],
  campaigns: 0,
};

/** Half the width of a bucket: its middle represents it. */
const HALF_BUCKET = 5;

/** Uses a bucket for the next launch; nothing else changes. */
function UseBucket({ bucket }: { bucket: Bucket }) {
  const drawer = useLaunchDrawer();
  return (
    <Button size="small" variant="outlined" onClick={() => drawer.openWith({ mockOpenRate: Number.parseInt(bucket, 10) + HALF_BUCKET })}>
      Use {bucket} in a new campaign
    </Button>
  );
}

/** "Find your bucket": how likely each usual open rate is, from whatever the sender knows, past campaigns included. */
export function BucketFinder() {
  const [known, setKnown] = useState<Known>({});
  const { data = nothingKnown, error } = useEstimate(useDeferredValue(known));
  const { problems } = readCounts(known);
  const hasProblem = Object.keys(problems).length > 0;
  return (
    <Card isPadded aria-labelledby="bucket-finder" className={styles.finder}>
      <header className={styles.head}>
        <h2 id="bucket-finder">Find your bucket</h2>
        <p>Fill in what you know</p>
      </header>
      <div className={styles.fields}>
        {PAIRS.map(({ count, countLabel, whole, wholeLabel }) => (
          <div key={count} className={styles.pair}>
            {(
              [
                [count, countLabel],
                [whole, wholeLabel],
              ] as const
            ).map(([name, label]) => (
              <TextInput
                key={name}
                label={label}
                inputMode="numeric"
                autoComplete="off"
                value={known[name] ?? ''}
                maxLength={30}
                error={problems[name]}
                onChange={({ target }) => setKnown({ ...known, [name]: target.value })}
              />
            ))}
          </div>
        ))}
        <label className={styles.field}>
          Spam rate in Postmaster Tools
          <Select
            isLarge
            value={known.spamRate ?? ''}
            onChange={({ target }) => {
              const { spamRate: _, ...counts } = known;
              const chosen = SPAM_RATES.find(({ value }) => value === target.value)?.value ?? '';
              setKnown(chosen === '' ? counts : { ...counts, spamRate: chosen });
            }}
          >
            {SPAM_RATES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      </div>
      {error ? <ErrorAlert message={errorText(error, 'The estimate failed. Please try again.')} /> : null}
      <BucketBars {...data} />
      <div className={styles.head}>
        <p role="status" className={styles.answer}>
          {estimateWords(data, hasProblem)}
        </p>
        {data.mostLikely === null ? null : <UseBucket bucket={data.mostLikely} />}
      </div>
      {hasProblem && data.mostLikely !== null ? <p className={styles.quiet}>The marked counts are left out.</p> : null}
      {data.campaigns > 0 ? (
        <p className={styles.quiet}>Your {data.campaigns === 1 ? 'past campaign counts' : `${data.campaigns} past campaigns count`} too.</p>
      ) : null}
    </Card>
  );
}
