import { isCompleted } from '@coldcast/rules/campaignStatus';
import { DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { useMemo, useState } from 'react';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { paths } from '../../ui/paths.ts';
import { errorText } from '../../api/errorText.ts';
import { CampaignAlert, isGone } from '../../session/CampaignAlert.tsx';
import { tabIdOf } from '../../ui/tabIdOf.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { LeadFilter } from '../leads/LeadFilter.tsx';
import { toLeadRows } from '@coldcast/rules/leadRow';
import { RefreshButton } from '../RefreshButton.tsx';
import type { CampaignSubject } from '../actions/campaignSubject.ts';
import { CampaignHeader } from './CampaignHeader.tsx';
import styles from './CampaignView.module.css';
import { DeleteCampaign } from './DeleteCampaign.tsx';
import { DetailPanel } from './DetailPanel.tsx';
import { DetailTabs, PANEL_ID } from './DetailTabs.tsx';
import { MoreButton } from './MoreButton.tsx';
import { ProgressAnnouncer } from './ProgressAnnouncer.tsx';
import { useCampaignDetail } from './useCampaignDetail.ts';
import { useCompletionToast } from './useCompletionToast.ts';
import { useDetailState } from './useDetailState.ts';

type Refresh = { isRefreshing: boolean; error: string | null; announcement: string; run: () => void };

function useRefresh(refetchAll: () => Promise<unknown>): Refresh {
  const [state, setState] = useState<Omit<Refresh, 'run'>>({ isRefreshing: false, error: null, announcement: '' });
  const run = async () => {
    setState({ isRefreshing: true, error: null, announcement: '' });
    try {
      await refetchAll();
      setState({ isRefreshing: false, error: null, announcement: 'Updated' });
    } catch (error) {
      setState({ isRefreshing: false, error: errorText(error, 'Failed to refresh'), announcement: '' });
    }
  };
  return { ...state, run: () => void run() };
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={styles.page}>
      <Crumbs above={[{ label: 'All campaigns', to: paths.campaigns }]} here="Campaign" />
      <h1 className="sr">Campaign</h1>
      {error === null ? (
        <Card isPadded>
          <LoadingRows rows={8} />
        </Card>
      ) : (
        <CampaignAlert error={error} onRetry={onRetry} />
      )}
    </div>
  );
}

/** A campaign's page: header, tabs, and the panel of the chosen tab. */
export function CampaignView({ campaignId }: { campaignId: string }) {
  const { state, change, hrefOf } = useDetailState();
  const detail = useCampaignDetail(campaignId, state.tab >= 2);
  const { campaign, progress, isRunning, ranges, results } = detail;
  const refresh = useRefresh(detail.refetchAll);
  const bucketIndex = toBucketIndex(state.bucket);
  const rows = useMemo(() => results.data && toLeadRows(results.data, bucketIndex), [results.data, bucketIndex]);
  const data = campaign.data?.data;
  useCompletionToast(detail.hasEnded, data?.campaignName);

  // Nothing old stays below the news that the campaign was deleted, in another tab for example.
  const gone = [campaign.error, ranges.error, results.error].find(isGone) ?? null;
  if (gone !== null || data === undefined || progress === undefined)
    return <NotLoaded error={gone ?? campaign.error} onRetry={() => void campaign.refetch()} />;
  const replies = ranges.data?.find(({ mockDeliverability }) => mockDeliverability === DEFAULT_BUCKET)?.reply ?? 0;
  const subject: CampaignSubject = {
    campaignId,
    campaignName: data.campaignName,
    isCompleted: isCompleted(progress),
    hasLeads: !data.leadsDeletedAt,
    results: progress.success,
    replies,
  };
  return (
    <div className={state.tab >= 2 ? `${styles.page} ${styles.fits}` : styles.page}>
      <div className={styles.top}>
        <CampaignHeader
          campaignId={campaignId}
          name={data.campaignName}
          createdAt={data.createdAt}
          progress={progress}
          emails={data.emails ?? 1}
        >
          {state.tab === 2 && (
            <LeadFilter
              rows={rows ?? []}
              action={state.action}
              fit={state.fit}
              onChoose={(action) => change({ action })}
              onChooseFit={(fit) => change({ fit })}
            />
          )}
          <RefreshButton isRefreshing={refresh.isRefreshing} onRefresh={refresh.run} />
          <DeleteCampaign campaign={subject} />
          <MoreButton campaign={subject} />
        </CampaignHeader>
        <DetailTabs tab={state.tab} onChange={change} />
      </div>
      <p role="status" className="sr">
        {refresh.announcement}
      </p>
      <ProgressAnnouncer progress={progress} isRunning={isRunning} />
      {refresh.error !== null && <ErrorAlert message={refresh.error} onRetry={refresh.run} />}
      <div className={styles.panel} role="tabpanel" id={PANEL_ID} aria-labelledby={tabIdOf(PANEL_ID, state.tab)}>
        <DetailPanel detail={detail} campaign={data} progress={progress} rows={rows} state={state} onChange={change} hrefOf={hrefOf} />
      </div>
    </div>
  );
}
