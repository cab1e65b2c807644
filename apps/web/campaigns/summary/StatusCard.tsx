import { countOf } from '@coldcast/rules/countOf';
import type { getCampaign } from '@coldcast/contract/campaignDetail';
import type { BucketAnalytics } from '@coldcast/contract/results';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import type { Bucket } from '@coldcast/rules/deliverability';
import { isCompleted, processedShare, type CampaignProgress } from '@coldcast/rules/campaignStatus';
import { Link } from 'react-router';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { formatCount, formatDateTime, formatFullDate } from '../../ui/formats.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { StatusPie } from '../../ui/StatusPie.tsx';
import { hasFollowUps } from '../byEmail/sequence.ts';
import { FIRST_REPLY, withDetailState } from '../detail/detailUrl.ts';
import { engineText } from '../engineText.ts';
import { toOutcomes } from '../performance/outcomeSegments.ts';
import { OutcomeStack } from '../performance/OutcomeStack.tsx';
import { Spinner } from '../Spinner.tsx';
import { durationText } from './durationText.ts';
import { ModelFacts } from './ModelFacts.tsx';
import styles from './StatusCard.module.css';

export type CampaignData = EndpointAnswer<typeof getCampaign>['data'];
type Props = {
  campaign: CampaignData;
  progress: CampaignProgress;
  counts: BucketAnalytics | undefined;
  /** The nearest bucket at which someone replied, from the current one upward; null if there is none. */
  replyBucket: Bucket | null;
};

function laneText({ lane, createdAt, completedAt }: CampaignData): string {
  if (completedAt === null) return lane === 'priority' ? 'Priority: ready within 1 hour' : 'Regular: up to 24 hours';
  const took = durationText(Date.parse(completedAt) - Date.parse(createdAt));
  return `${lane === 'priority' ? 'Priority' : 'Regular'}, ready in ${took}`;
}

function Progress({ progress }: { progress: CampaignProgress }) {
  const done = progress.success + progress.failed;
  const words = `${formatCount(done)} of ${formatCount(progress.total)}`;
  const failed = progress.failed > 0 ? ` (${formatCount(progress.failed)} failed)` : '';
  return (
    <div className={styles.progress}>
      <ProgressBar label="Progress" valueText={words + failed} share={processedShare(progress)} />
      <p>
        <b className="num">{words}</b>
        <span className="muted">{failed}</span>
      </p>
    </div>
  );
}

function Facts({ campaign, progress }: Pick<Props, 'campaign' | 'progress'>) {
  const { success, failed, total } = progress;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Leads</dt>
        <dd>
          {formatCount(success)} simulated, {formatCount(failed)} failed, {formatCount(total)} total
        </dd>
      </div>
      <div>
        <dt>Speed</dt>
        <dd>{laneText(campaign)}</dd>
      </div>
      <div>
        <dt>Engine</dt>
        <dd>{engineText(campaign)}</dd>
      </div>
      {campaign.languageModel && <ModelFacts model={campaign.languageModel} total={total} />}
      <div>
        <dt>Launched at</dt>
        <dd>
          <time dateTime={campaign.createdAt} title={formatFullDate(campaign.createdAt)}>
            {formatDateTime(campaign.createdAt)}
          </time>
        </dd>
      </div>
    </dl>
  );
}

/** A link from the numbers to the first reply. */
function FirstReply({ bucket, isOther }: { bucket: Bucket; isOther: boolean }) {
  return (
    <Link className="link" to={`?${withDetailState(new URLSearchParams(), { tab: 3, bucket, lead: FIRST_REPLY })}`}>
      Read the first reply{isOther && ` at bucket ${bucket}`}
      <Icon name="right" isSmall />
    </Link>
  );
}

/** The campaign's progress, its settings, and what its list did at the chosen bucket. */
export function StatusCard({ campaign, progress, counts, replyBucket }: Props) {
  return (
    <Card isPadded aria-label="Status" className={styles.card}>
      <div>
        <h2 className="sr">Status</h2>
        <p className={styles.status}>
          <StatusPie progress={progress} />
          {!isCompleted(progress) && <Spinner />}
        </p>
        {!isCompleted(progress) && <Progress progress={progress} />}
        <Facts campaign={campaign} progress={progress} />
      </div>
      {counts && counts.total > 0 ? (
        <div>
          <OutcomeStack outcomes={toOutcomes(counts)} isCompact />
          <div className={styles.foot}>
            <p>
              {countOf(counts.total, 'lead')} at bucket {counts.mockDeliverability}
              {hasFollowUps(counts) && '; opened counts any of the emails'}
            </p>
            {replyBucket !== null && <FirstReply bucket={replyBucket} isOther={replyBucket !== counts.mockDeliverability} />}
          </div>
        </div>
      ) : (
        <p className="muted">The results of the list appear here with the first simulated leads.</p>
      )}
    </Card>
  );
}
