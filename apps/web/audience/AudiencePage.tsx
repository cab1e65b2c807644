import { MAX_CAMPAIGN_NAME } from '@coldcast/contract/campaigns';
import { ERRORS } from '@coldcast/contract/errors';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import { DEFAULT_BUCKET, parseBucket, type Bucket } from '@coldcast/rules/deliverability';
import { summarizeSequence } from '@coldcast/rules/sequence/summarizeSequence';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { campaignFileQuery, campaignQuery, rangesQuery } from '../api/campaignQueries.ts';
import { CampaignAlert } from '../session/CampaignAlert.tsx';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import { useSession } from '../session/useSession.tsx';
import { Card } from '../ui/Card.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { campaignPath, paths } from '../ui/paths.ts';
import styles from './audience.module.css';
import { useComplaintPrices } from './useAudience.ts';
import { AudienceLoader, AudienceLoading } from './AudienceLoader.tsx';
import { BucketChoice } from './BucketChoice.tsx';
import type { AudienceList } from './worker/answerAudienceQuestion.ts';

const POLL_MS = 2000;

/** The bucket in the address; 40-50 by default. */
function useBucket(): [Bucket, (bucket: Bucket) => void] {
  const [address, setAddress] = useSearchParams();
  const bucket = parseBucket(address.get('bucket') ?? '') ?? DEFAULT_BUCKET;
  const choose = (next: Bucket) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('bucket', next);
        return after;
      },
      { replace: true },
    );
  return [bucket, choose];
}

/** A finished campaign's list, with everything its forecast is based on. */
function useCampaignList(campaignId: string) {
  const { user } = useSession();
  const campaign = useQuery({
    ...campaignQuery(campaignId),
    refetchInterval: ({ state }) => (state.data !== undefined && !isCompleted(state.data.progress) ? POLL_MS : false),
  });
  const isReady = campaign.data !== undefined && isCompleted(campaign.data.progress);
  const file = useQuery({ ...campaignFileQuery(campaignId), enabled: isReady && !campaign.data?.data.leadsDeletedAt });
  const [data, csv, seed] = [campaign.data?.data, file.data?.csv, user?.orgId ?? ''];
  const list = useMemo((): AudienceList | undefined => {
    if (data === undefined || csv === undefined) return undefined;
    const { corrections, sendSize } = data;
    return {
      key: `${campaignId} ${sendSize ?? ''} ${csv.length}`,
      csv,
      seed,
      sendSize: sendSize ?? null,
      corrections: corrections ?? null,
    };
  }, [campaignId, data, csv, seed]);
  return { campaign, file, list, isReady };
}

/** After which email of a sequence to stop, at the organization's prices; nothing for a single email. */
function WhereToStop({ campaignId, bucket, isSequence }: { campaignId: string; bucket: Bucket; isSequence: boolean }) {
  const { data: ranges } = useQuery({ ...rangesQuery(campaignId), enabled: isSequence });
  const { prices } = useComplaintPrices();
  const steps = ranges?.find(({ mockDeliverability }) => mockDeliverability === bucket)?.steps?.flatMap(({ expected }) => expected ?? []);
  if (steps === undefined || prices.data === undefined) return null;
  return <p>{summarizeSequence(steps, prices.data).join(' ')}</p>;
}

function Body({ campaignId, bucket }: { campaignId: string; bucket: Bucket }) {
  const { campaign, file, list, isReady } = useCampaignList(campaignId);
  const { openWith } = useLaunchDrawer();
  const data = campaign.data?.data;
  const failed = [campaign, file].find(({ error, isFetching }) => error !== null && !isFetching);
  if (data?.leadsDeletedAt) return <ErrorAlert message={ERRORS.leads_deleted.message} />;
  if (failed) return <CampaignAlert error={failed.error} onRetry={() => void failed.refetch()} />;
  if (data === undefined) return <AudienceLoading />;
  if (!isReady) {
    return (
      <Card>
        <EmptyState
          title="This campaign is still running."
          actions={
            <LinkButton variant="contained" to={campaignPath(campaignId)}>
              Show the campaign
            </LinkButton>
          }
        >
          {ERRORS.audience_not_ready.message}
        </EmptyState>
      </Card>
    );
  }
  const onNewCampaign = (csv: string, sendSize: number) =>
    openWith({
      file: new File([csv], 'send-to.csv', { type: 'text/csv' }),
      campaignName: [...`${data.campaignName}, chosen leads`].slice(0, MAX_CAMPAIGN_NAME).join(''),
      sendSize,
      ...(data.corrections ? { corrections: data.corrections } : {}),
      ...(data.mockOpenRate === null ? {} : { mockOpenRate: data.mockOpenRate }),
    });
  return (
    <>
      <WhereToStop campaignId={campaignId} bucket={bucket} isSequence={(data.emails ?? 1) > 1} />
      <AudienceLoader list={list} bucket={bucket} onNewCampaign={onNewCampaign} />
    </>
  );
}

/** Who on a finished campaign's list to send to. */
export function AudiencePage() {
  const { campaignId = '' } = useParams();
  const [bucket, chooseBucket] = useBucket();
  const { data } = useQuery(campaignQuery(campaignId));
  const above = [
    { label: 'All campaigns', to: paths.campaigns },
    { label: data?.data.campaignName ?? 'Campaign', to: campaignPath(campaignId) },
  ];
  return (
    <div className={styles.page}>
      <PageHeader
        title="Who to send to"
        subtitle="Expected interested replies, minus the cost of opt-outs and spam reports"
        breadcrumb={<Crumbs above={above} here="Who to send to" />}
        actions={<BucketChoice bucket={bucket} onBucket={chooseBucket} />}
      />
      <Body key={campaignId} campaignId={campaignId} bucket={bucket} />
    </div>
  );
}
