import { countOf } from '@coldcast/rules/countOf';
import type { BucketAnalytics } from '@coldcast/contract/results';
import type { Bucket } from '@coldcast/rules/deliverability';
import { useMemo } from 'react';
import { hasForecasts, withForecastFor, type ForWhom } from '@coldcast/rules/forecastFor';
import { formatCount } from '../../ui/formats.ts';
import { Card } from '../../ui/Card.tsx';
import { CardHead } from '../../ui/CardHead.tsx';
import { ContextNote } from '../ContextNote.tsx';
import { ByEmailCard } from '../byEmail/ByEmailCard.tsx';
import { hasFollowUps } from '../byEmail/sequence.ts';
import { BucketSelector } from './BucketSelector.tsx';
import { CurveCard } from './CurveCard.tsx';
import styles from './MetricPanel.module.css';
import { ForWhomSwitch } from './ForWhomSwitch.tsx';
import { MetricPanel } from './MetricPanel.tsx';
import { toOther } from './metricView.ts';
import { toOutcomes } from './outcomeSegments.ts';
import { OutcomeStack } from './OutcomeStack.tsx';

const NOTE =
  'Each number is from this simulated run. The shaded range is the 80% range of the true rate. One run can fall outside it by chance. ' +
  'Calibrated to published averages; not yet checked on ';

const SEQUENCE_NOTE =
  'A lead gets the next email unless they replied, unsubscribed or reported spam. A bucket is the usual open rate of a first email. ';

type Props = {
  ranges: readonly BucketAnalytics[];
  bucket: Bucket;
  ownOpenPercent: number | null;
  onChoose: (bucket: Bucket) => void;
  /** Whose forecast is drawn first, if the sender's history is known. */
  forWhom: ForWhom;
  onForWhom: (who: ForWhom) => void;
  /** Past campaigns behind the forecast for the sender; null if unknown. */
  pastCampaigns: number | null;
  /** Those whose replies all count as human, because nobody said otherwise. */
  assumedHuman?: number;
  /** Whether the page is public. */
  isShared?: boolean;
};

function OutcomeCard({ counts, bucket }: { counts: BucketAnalytics; bucket: Bucket }) {
  const outcomes = toOutcomes(counts);
  return (
    <Card isPadded className={styles.outcome} aria-label="What happened to the list">
      <CardHead title="What happened to the list" isFlush>
        <p>
          {countOf(outcomes.total, 'lead')} at bucket {bucket}; the lower bar is the {formatCount(outcomes.opened)} who opened
          {hasFollowUps(counts) ? ' any email' : ''}
        </p>
      </CardHead>
      {outcomes.total > 0 && <OutcomeStack outcomes={outcomes} />}
    </Card>
  );
}

/** Every rate at the chosen bucket. `ranges` contains all ten buckets, so choosing one makes no call. */
export function PerformanceTab({
  ranges: allRanges,
  bucket,
  ownOpenPercent,
  onChoose,
  forWhom,
  onForWhom,
  pastCampaigns,
  assumedHuman = 0,
  isShared = false,
}: Props) {
  const ranges = useMemo(() => allRanges.map((counts) => withForecastFor(counts, forWhom)), [allRanges, forWhom]);
  const counts = ranges.find(({ mockDeliverability }) => mockDeliverability === bucket);
  if (counts === undefined) return null;
  const other = toOther(counts, forWhom, isShared);
  return (
    <>
      <BucketSelector bucket={bucket} ownOpenPercent={ownOpenPercent} onChoose={onChoose} isShared={isShared} />
      {hasForecasts(counts) ? (
        <ForWhomSwitch who={forWhom} onChoose={onForWhom} campaigns={pastCampaigns} assumedHuman={assumedHuman} isShared={isShared} />
      ) : null}
      <MetricPanel panel="Regular" counts={counts} other={other} />
      <ByEmailCard counts={counts} isBrief={isShared} />
      <CurveCard ranges={ranges} bucket={bucket} onChoose={onChoose} />
      <MetricPanel panel="Hidden" counts={counts} other={other} />
      <OutcomeCard counts={counts} bucket={bucket} />
      <ContextNote>
        {(hasFollowUps(counts) ? SEQUENCE_NOTE : '') + NOTE + (isShared ? 'the sender’s own sends.' : 'your sends.')}
      </ContextNote>
    </>
  );
}
