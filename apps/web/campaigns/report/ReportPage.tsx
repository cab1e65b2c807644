import type { Bucket } from '@coldcast/rules/deliverability';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { campaignQuery, rangesQuery } from '../../api/campaignQueries.ts';
import { errorText } from '../../api/errorText.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { EmailBanners } from '../../ui/EmailBanners.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { parseDetailState, withDetailState } from '../detail/detailUrl.ts';
import { CurveCard } from '../performance/CurveCard.tsx';
import { MetricPanel } from '../performance/MetricPanel.tsx';
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
  const [bucket, choose] = useReportBucket();
  const error = campaign.error ?? ranges.error;
  if (campaign.data === undefined || ranges.data === undefined) {
    return (
      <>
        <h1 className="sr">Campaign report</h1>
        {error === null ? (
          <LoadingRows rows={10} />
        ) : (
          <ErrorAlert
            message={errorText(error, 'Failed to load campaign')}
            onRetry={() => void Promise.all([campaign.refetch(), ranges.refetch()])}
          />
        )}
      </>
    );
  }
  const counts = ranges.data.find(({ mockDeliverability }) => mockDeliverability === bucket);
  const { data, progress } = campaign.data;
  return (
    <>
      <ReportTools campaignId={campaignId} bucket={bucket} onChoose={choose} />
      <ReportHeader campaign={data} progress={progress} bucket={bucket} />
      <EmailBanners banners={data.reading?.banners ?? []} kind={data.reading?.kind?.kind ?? null} />
      {counts && <MetricPanel panel="Regular" counts={counts} isOnPaper />}
      <CurveCard ranges={ranges.data} bucket={bucket} onChoose={choose} />
      {counts && <MetricPanel panel="Hidden" counts={counts} isOnPaper />}
      <section className={styles.block}>
        <h2>The numbers at every bucket</h2>
        <NumbersTable ranges={ranges.data} bucket={bucket} />
      </section>
      {isCompleted(progress) && <ReportInsights campaignId={campaignId} />}
      <p className={styles.foot}>
        Simulated with Coldcast. Nobody received anything. Calibrated to published averages; not yet checked on your sends.
      </p>
    </>
  );
}

/** One campaign on paper: A4 or Letter, black on white. */
export function ReportPage() {
  const { campaignId = '' } = useParams();
  return (
    <article className={styles.report} key={campaignId}>
      <Report campaignId={campaignId} />
    </article>
  );
}
