import { MAX_CAMPAIGN_NAME } from '@coldcast/contract/campaigns';
import { findBetterVersion } from '@coldcast/contract/insights';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callApi } from '../api/callApi.ts';
import { campaignFileQuery, campaignQuery } from '../api/campaignQueries.ts';
import { errorText } from '../api/errorText.ts';
import { CampaignAlert } from '../session/CampaignAlert.tsx';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import { Card } from '../ui/Card.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { NothingBetter } from '../ui/NothingBetter.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { campaignPath, paths } from '../ui/paths.ts';
import { useToast } from '../ui/Toasts.tsx';
import styles from './BetterVersion.module.css';
import { BetterVersionView } from './BetterVersionView.tsx';
import { useCampaignName } from './useCampaignName.ts';

/** Opens Quick Start with an email, and with the leads, follow-ups and usual open rate of a campaign. */
function useOnSameList(campaignId: string) {
  const queryClient = useQueryClient();
  const { openWith } = useLaunchDrawer();
  const toast = useToast();
  return useMutation({
    mutationFn: async (email: { subject: string; body: string }) => {
      const [{ csv, campaignName, mockOpenRate }, { data }] = await Promise.all([
        queryClient.fetchQuery(campaignFileQuery(campaignId)),
        queryClient.fetchQuery(campaignQuery(campaignId)),
      ]);
      const followUps = data.template?.followUps;
      openWith({
        ...email,
        ...(followUps && { followUps }),
        ...(mockOpenRate !== null && { mockOpenRate }),
        leads: new File([csv], 'leads.csv', { type: 'text/csv' }),
        campaignName: [...`${campaignName}, better version`].slice(0, MAX_CAMPAIGN_NAME).join(''),
      });
    },
    onError: (error) => toast({ text: errorText(error, 'Failed to load campaign'), isFailure: true }),
  });
}

function Content({ campaignId }: { campaignId: string }) {
  const use = useOnSameList(campaignId);
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['insights', campaignId, 'better-version'],
    queryFn: async ({ signal }) => (await callApi(findBetterVersion, { query: { campaignId }, signal })).data,
    staleTime: Infinity,
  });
  if (data?.betterVersion) return <BetterVersionView version={data.betterVersion} isOpening={use.isPending} onUse={use.mutate} />;
  if (data) {
    const { betterSearch } = data;
    return (
      <Card>
        <EmptyState title="Nothing better found.">
          {betterSearch?.vain === undefined ? 'None of our changes is enough to make this a better email.' : null}
        </EmptyState>
        {betterSearch !== undefined && betterSearch.kinds > 0 ? (
          <div className={styles.tried}>
            <NothingBetter {...betterSearch} />
          </div>
        ) : null}
      </Card>
    );
  }
  if (isError && !isFetching)
    return <CampaignAlert error={error} fallback="Failed to find a better version" onRetry={() => void refetch()} />;
  return (
    <Card isPadded>
      <LoadingRows rows={6} />
    </Card>
  );
}

/** The whole email rewritten by the changes that help most together. */
export function BetterVersionPage() {
  const { campaignId = '' } = useParams();
  const campaignName = useCampaignName(campaignId);
  const above = [
    { label: 'All campaigns', to: paths.campaigns },
    { label: campaignName ?? 'Campaign', to: campaignPath(campaignId) },
  ];
  return (
    <div className={styles.page}>
      <PageHeader title="A better version" breadcrumb={<Crumbs above={above} here="Better version" />} />
      <Content key={campaignId} campaignId={campaignId} />
    </div>
  );
}
