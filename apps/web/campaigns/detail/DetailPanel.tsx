import type { Bucket } from '@coldcast/rules/deliverability';
import type { ForWhom } from '@coldcast/rules/forecastFor';
import { useState } from 'react';
import { useSession } from '../../session/useSession.tsx';
import { errorText } from '../../api/errorText.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { InboxTab } from '../inbox/InboxTab.tsx';
import { LeadListTab } from '../leads/LeadListTab.tsx';
import type { LeadRow } from '@coldcast/rules/leadRow';
import { RealResult } from '../outcome/RealResult.tsx';
import { CampaignBanners } from '../reading/CampaignBanners.tsx';
import { PerformanceTab } from '../performance/PerformanceTab.tsx';
import { MockInsightsTab } from '../summary/MockInsightsTab.tsx';
import type { CampaignData } from '../summary/StatusCard.tsx';
import type { CampaignProgress } from '@coldcast/rules/campaignStatus';
import type { DetailState } from './detailUrl.ts';
import type { useCampaignDetail } from './useCampaignDetail.ts';

type Props = {
  detail: ReturnType<typeof useCampaignDetail>;
  campaign: CampaignData;
  progress: CampaignProgress;
  rows: readonly LeadRow[] | undefined;
  state: DetailState;
  onChange: (change: Partial<DetailState>) => void;
  hrefOf: (leadId: string) => string;
};

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error !== null) return <ErrorAlert message={errorText(error, 'Failed to load campaign')} onRetry={onRetry} />;
  return (
    <Card isPadded>
      <LoadingRows rows={6} />
    </Card>
  );
}

function LeadPanels({ campaign, progress, rows, state, onChange, hrefOf, detail }: Props) {
  const { user } = useSession();
  const { results, ranges } = detail;
  if (rows === undefined) return <Waiting error={results.error} onRetry={() => void results.refetch()} />;
  if (state.tab === 2) {
    return (
      <LeadListTab
        rows={rows}
        bucket={state.bucket}
        action={state.action}
        fit={state.fit}
        failedLeads={progress.failed}
        campaign={campaign}
        onClearFilter={() => onChange({ action: null })}
        onClearFit={() => onChange({ fit: null })}
      />
    );
  }
  return (
    <InboxTab
      campaign={campaign}
      rows={rows}
      ranges={ranges.data ?? []}
      bucket={state.bucket}
      senderName={user?.humanReadableName || 'You'}
      leadId={state.lead}
      hrefOf={hrefOf}
      onChooseLead={(lead) => onChange({ lead })}
      onChooseBucket={(bucket) => onChange({ bucket })}
    />
  );
}

/** The content below the tabs. */
export function DetailPanel(props: Props) {
  const { detail, campaign, progress, state, onChange } = props;
  const { ranges } = detail;
  const [forWhom, setForWhom] = useState<ForWhom>('sender');
  const onChoose = (bucket: Bucket) => onChange({ bucket });
  if (state.tab >= 2) return <LeadPanels {...props} />;
  if (ranges.data === undefined) return <Waiting error={ranges.error} onRetry={() => void ranges.refetch()} />;
  if (state.tab === 1) {
    return (
      <>
        <CampaignBanners campaign={campaign} />
        <PerformanceTab
          ranges={ranges.data}
          bucket={state.bucket}
          ownOpenPercent={campaign.mockOpenRate}
          onChoose={onChoose}
          forWhom={forWhom}
          onForWhom={setForWhom}
          pastCampaigns={campaign.sender?.campaigns ?? null}
          assumedHuman={campaign.sender?.assumedHuman ?? 0}
        />
        <RealResult campaignId={campaign.campaignId} isRunning={detail.isRunning} />
      </>
    );
  }
  return (
    <MockInsightsTab campaign={campaign} progress={progress} ranges={ranges.data} bucket={state.bucket} isCounting={detail.isCounting} />
  );
}
