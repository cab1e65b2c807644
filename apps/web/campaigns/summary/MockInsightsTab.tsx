import type { BucketAnalytics } from '@coldcast/contract/results';
import { isCompleted, type CampaignProgress } from '@coldcast/rules/campaignStatus';
import { DEFAULT_BUCKET, RANGE_HIGH_BUCKET, RANGE_LOW_BUCKET, type Bucket } from '@coldcast/rules/deliverability';
import { isSmallCampaignWarningShown } from '@coldcast/rules/ratings';
import { campaignPath } from '../../ui/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { nextBucketWithReplies } from '../inbox/inboxRow.ts';
import { CampaignBanners } from '../reading/CampaignBanners.tsx';
import { ContextNote } from '../ContextNote.tsx';
import styles from './MockInsightsTab.module.css';
import { FollowUpInsights } from './FollowUpInsights.tsx';
import { OpenInsights } from './OpenInsights.tsx';
import { RangeCard } from './RangeCard.tsx';
import { ReplyInsights } from './ReplyInsights.tsx';
import { StatusCard, type CampaignData } from './StatusCard.tsx';

type Props = {
  campaign: CampaignData;
  progress: CampaignProgress;
  ranges: readonly BucketAnalytics[];
  bucket: Bucket;
  /** Whether the counts of the last leads have not arrived yet. */
  isCounting?: boolean;
};

function Ranges({ low, high, leadCount }: { low: BucketAnalytics; high: BucketAnalytics; leadCount: number }) {
  return (
    <>
      <div className={styles.ranges}>
        <RangeCard rate="open" low={low} high={high} />
        <RangeCard rate="reply" low={low} high={high} />
      </div>
      {isSmallCampaignWarningShown(low, high, leadCount) && (
        <Notice tone="fair" title="Small campaign">
          With {high.total} {high.total === 1 ? 'lead' : 'leads'}, one lead moves a rate by {Number((100 / high.total).toFixed(1))} points
          and the two ends are far apart. Treat them as a rough guide.
        </Notice>
      )}
    </>
  );
}

type InsightsProps = { campaignId: string; replies: number | undefined; hasFollowUps: boolean };

function Insights({ campaignId, replies, hasFollowUps }: InsightsProps) {
  const basePath = campaignPath(campaignId);
  return (
    <>
      <p className={styles.more}>
        <LinkButton variant="outlined" to={`${basePath}/better-version`}>
          Show a better version
        </LinkButton>
        <LinkButton variant="outlined" to={`${basePath}/audience`}>
          Who to send to
        </LinkButton>
      </p>
      <OpenInsights campaignId={campaignId} basePath={basePath} />
      {replies !== undefined && <ReplyInsights campaignId={campaignId} hasReplies={replies > 0} basePath={basePath} />}
      {hasFollowUps && <FollowUpInsights campaignId={campaignId} />}
    </>
  );
}

/** Status, the two estimated ranges, and why people opened and replied. */
export function MockInsightsTab({ campaign, progress, ranges, bucket, isCounting = false }: Props) {
  const at = (wanted: Bucket) => ranges.find(({ mockDeliverability }) => mockDeliverability === wanted);
  const [low, high] = [at(RANGE_LOW_BUCKET), at(RANGE_HIGH_BUCKET)];
  return (
    <>
      <CampaignBanners campaign={campaign} />
      <StatusCard
        campaign={campaign}
        progress={progress}
        counts={at(bucket)}
        replyBucket={(at(bucket)?.reply ?? 0) > 0 ? bucket : nextBucketWithReplies(ranges, bucket)}
      />
      {low && high && <Ranges low={low} high={high} leadCount={progress.total} />}
      {isCompleted(progress) && !isCounting ? (
        <Insights campaignId={campaign.campaignId} replies={at(DEFAULT_BUCKET)?.reply} hasFollowUps={(campaign.emails ?? 1) > 1} />
      ) : (
        <Notice>AI campaign insights will generate when the campaign is complete.</Notice>
      )}
      <ContextNote>Calibrated to published averages; not yet checked on your sends.</ContextNote>
    </>
  );
}
