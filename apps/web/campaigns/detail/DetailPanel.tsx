import type { ForWhom } from '@coldcast/rules/forecastFor';
import { Suspense, useState } from 'react';
import { useSession } from '../../session/useSession.tsx';
import { errorText } from '../../api/errorText.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { useIdlePrefetch } from '../../ui/useIdlePrefetch.ts';
import type { LeadRow } from '@coldcast/rules/leadRow';
import { MockInsightsTab } from '../summary/MockInsightsTab.tsx';
import type { CampaignData } from '../summary/StatusCard.tsx';
import type { CampaignProgress } from '@coldcast/rules/campaignStatus';
import type { DetailState } from './detailUrl.ts';
import { InboxTab, LeadListTab, PerformancePanel, TAB_PARTS } from './tabParts.ts';
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

function Panel(props: Props) {
  const { detail, campaign, progress, state, onChange } = props;
  const { ranges } = detail;
  const [forWhom, setForWhom] = useState<ForWhom>('sender');
  if (state.tab >= 2) return <LeadPanels {...props} />;
  if (ranges.data === undefined) return <Waiting error={ranges.error} onRetry={() => void ranges.refetch()} />;
  if (state.tab === 1) {
    return (
      <PerformancePanel
        campaign={campaign}
        ranges={ranges.data}
        bucket={state.bucket}
        isRunning={detail.isRunning}
        onChoose={(bucket) => onChange({ bucket })}
        forWhom={forWhom}
        onForWhom={setForWhom}
      />
    );
  }
  return (
    <MockInsightsTab campaign={campaign} progress={progress} ranges={ranges.data} bucket={state.bucket} isCounting={detail.isCounting} />
  );
}

/** The content below the tabs. Only the first tab is loaded with the page. */
export function DetailPanel(props: Props) {
  useIdlePrefetch(TAB_PARTS);
  return (
    <Suspense fallback={<Waiting error={null} onRetry={() => undefined} />}>
      <Panel {...props} />
    </Suspense>
  );
}
