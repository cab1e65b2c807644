import type { Bucket } from '@coldcast/rules/deliverability';
import { assumedReplies } from '@coldcast/rules/sends/assumedReplies';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import { withForecastFor } from '@coldcast/rules/forecastFor';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router';
import { campaignQuery, rangesQuery } from '../../api/campaignQueries.ts';
import { CampaignAlert } from '../../session/CampaignAlert.tsx';
import { formatCount } from '../../ui/formats.ts';
import { EmailBanners } from '../../ui/EmailBanners.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { parseDetailState, withDetailState } from '../detail/detailUrl.ts';
import { ByEmailCard } from '../byEmail/ByEmailCard.tsx';
import { CurveCard } from '../performance/CurveCard.tsx';
import { MetricPanel } from '../performance/MetricPanel.tsx';
import { toOther } from '../performance/metricView.ts';
import { NumbersTable } from '../performance/NumbersTable.tsx';
import { useAddressParams } from '../useAddressParams.ts';
import { ReportHeader } from './ReportHeader.tsx';
import { ReportInsights } from './ReportInsights.tsx';
import styles from './ReportPage.module.css';
import { ReportTools } from './ReportTools.tsx';

function useReportBucket(): [bucket: Bucket, choose: (bucket: Bucket) => void] {
  const [params, setParams] = useAddressParams();
  const choose = useCallback((bucket: Bucket) => setParams((current) => withDetailState(current, { bucket })), [setParams]);
  return [parseDetailState(params).bucket, choose];
}

function Report({ campaignId }: { campaignId: string }) {
  const campaign = useQuery(campaignQuery(campaignId));
  const ranges = useQuery(rangesQuery(campaignId));
  const shownRanges = useMemo(() => ranges.data?.map((counts) => withForecastFor(counts, 'sender')), [ranges.data]);
  const [bucket, choose] = useReportBucket();
  const error = campaign.error ?? ranges.error;
  if (campaign.data === undefined || shownRanges === undefined) {
    return (
      <>
        <h1 className="sr">Campaign report</h1>
        {error === null ? (
          <LoadingRows rows={10} />
        ) : (
          <CampaignAlert error={error} onRetry={() => void Promise.all([campaign.refetch(), ranges.refetch()])} />
        )}
      </>
    );
  }
  const counts = shownRanges.find(({ mockDeliverability }) => mockDeliverability === bucket);
  const { data, progress } = campaign.data;
  const other = counts === undefined ? null : toOther(counts, 'sender');
  return (
    <>
      <ReportTools campaignId={campaignId} bucket={bucket} onChoose={choose} />
      <ReportHeader campaign={data} progress={progress} bucket={bucket} />
      <EmailBanners banners={data.reading?.banners ?? []} kind={data.reading?.kind?.kind ?? null} />
      {other && data.sender ? <p>{forYouWords(data.sender)}</p> : null}
      {counts && <MetricPanel panel="Regular" counts={counts} other={other} isOnPaper />}
      {counts && <ByEmailCard counts={counts} isBrief />}
      <CurveCard ranges={shownRanges} bucket={bucket} onChoose={choose} />
      {counts && <MetricPanel panel="Hidden" counts={counts} other={other} isOnPaper />}
      <section className={styles.block}>
        <h2>The numbers at every bucket</h2>
        <NumbersTable ranges={shownRanges} bucket={bucket} />
      </section>
      {isCompleted(progress) && <ReportInsights campaignId={campaignId} />}
      <p className={styles.foot}>
        Simulated with Coldcast. Nobody received anything. Calibrated to published averages; not yet checked on your sends.
      </p>
    </>
  );
}

const forYouWords = ({ campaigns, assumedHuman }: { campaigns: number; assumedHuman: number }): string =>
  [
    `Expected for you, from ${formatCount(campaigns)} of your ${campaigns === 1 ? 'campaign' : 'campaigns'}. The outline shows what an unknown sender can expect.`,
    assumedReplies(assumedHuman) ?? [],
  ]
    .flat()
    .join(' ');

/** One campaign on paper: A4 or Letter, black on white. */
export function ReportPage() {
  const { campaignId = '' } = useParams();
  return (
    <article className={styles.report} key={campaignId}>
      <Report campaignId={campaignId} />
    </article>
  );
}
