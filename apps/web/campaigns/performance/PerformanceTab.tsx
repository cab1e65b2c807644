import type { BucketAnalytics } from '@coldcast/contract/results';
import type { Bucket } from '@coldcast/rules/deliverability';
import { formatCount } from '../../ui/formats.ts';
import { Card } from '../../ui/Card.tsx';
import { ContextNote } from '../ContextNote.tsx';
import { BucketSelector } from './BucketSelector.tsx';
import { CurveCard } from './CurveCard.tsx';
import styles from './MetricPanel.module.css';
import { MetricPanel } from './MetricPanel.tsx';
import { toOutcomes } from './outcomeSegments.ts';
import { OutcomeStack } from './OutcomeStack.tsx';

const NOTE =
  'Each figure is this run, in simulation. The shaded range is the 80% range of the true rate; one run can fall outside it by chance. ' +
  'Calibrated to published averages; not yet checked on ';

type Props = {
  ranges: readonly BucketAnalytics[];
  bucket: Bucket;
  ownOpenPercent: number | null;
  onChoose: (bucket: Bucket) => void;
  /** Whether people outside the organisation look at it. */
  isShared?: boolean;
};

function OutcomeCard({ counts, bucket }: { counts: BucketAnalytics; bucket: Bucket }) {
  const outcomes = toOutcomes(counts);
  return (
    <Card isPadded aria-label="What happened to the list">
      <div className={`${styles.head} ${styles.flush}`}>
        <h2>What happened to the list</h2>
        <p>
          {formatCount(outcomes.total)} leads at bucket {bucket}; the lower bar is the {formatCount(outcomes.opened)} who opened
        </p>
      </div>
      {outcomes.total > 0 && <OutcomeStack outcomes={outcomes} />}
    </Card>
  );
}

/** Every rate at the chosen bucket. All ten buckets are in `ranges`, so choosing one asks nobody. */
export function PerformanceTab({ ranges, bucket, ownOpenPercent, onChoose, isShared = false }: Props) {
  const counts = ranges.find(({ mockDeliverability }) => mockDeliverability === bucket);
  if (counts === undefined) return null;
  return (
    <>
      <BucketSelector bucket={bucket} ownOpenPercent={ownOpenPercent} onChoose={onChoose} isShared={isShared} />
      <MetricPanel panel="Regular" counts={counts} />
      <CurveCard ranges={ranges} bucket={bucket} onChoose={onChoose} />
      <MetricPanel panel="Hidden" counts={counts} />
      <OutcomeCard counts={counts} bucket={bucket} />
      <ContextNote>{NOTE + (isShared ? "the sender's own sends." : 'your sends.')}</ContextNote>
    </>
  );
}
