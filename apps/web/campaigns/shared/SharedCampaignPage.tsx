import { getSharedCampaign } from '@coldcast/contract/sharing';
import type { ForWhom } from '@coldcast/rules/forecastFor';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '../../ui/paths.ts';
import { ApiError } from '../../api/ApiError.ts';
import { callApi } from '../../api/callApi.ts';
import { errorText } from '../../api/errorText.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmailBanners } from '../../ui/EmailBanners.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { parseDetailState, withDetailState } from '../detail/detailUrl.ts';
import { PerformanceTab } from '../performance/PerformanceTab.tsx';
import { useAddressParams } from '../useAddressParams.ts';
import { SharedHeader } from './SharedHeader.tsx';
import styles from './SharedCampaignPage.module.css';

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'share_not_found';

function useShared(token: string) {
  return useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => callApi(getSharedCampaign, { params: { token }, signal }),
  });
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageTitle('Shared campaign');
  if (error === null) {
    return (
      <Card isPadded>
        <h1 className="sr">Shared campaign</h1>
        <LoadingRows rows={8} />
      </Card>
    );
  }
  if (!isGone(error)) {
    return (
      <>
        <h1 className="sr">Shared campaign</h1>
        <ErrorAlert message={errorText(error, 'Failed to load campaign')} onRetry={onRetry} />
      </>
    );
  }
  return (
    <Card isPadded>
      <h1 className="sr">Shared campaign</h1>
      <EmptyState title={errorText(error, 'Not found')}>Ask the person who sent it for a new one.</EmptyState>
    </Card>
  );
}

function Shared({ token }: { token: string }) {
  const { data, error, refetch } = useShared(token);
  const [params, setParams] = useAddressParams();
  const [forWhom, setForWhom] = useState<ForWhom>('sender');
  const choose = useCallback(
    (bucket: ReturnType<typeof parseDetailState>['bucket']) => setParams((current) => withDetailState(current, { bucket })),
    [setParams],
  );
  if (data === undefined) return <NotShown error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <SharedHeader campaign={data} />
      <EmailBanners banners={data.banners ?? []} />
      <PerformanceTab
        ranges={data.ranges}
        bucket={parseDetailState(params).bucket}
        ownOpenPercent={data.mockOpenRate}
        onChoose={choose}
        forWhom={forWhom}
        onForWhom={setForWhom}
        pastCampaigns={null}
        isShared
      />
    </>
  );
}

/** A campaign's numbers for anyone with the link: no lead, no email, no reply. */
export function SharedCampaignPage() {
  const { token = '' } = useParams();
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Link to={paths.login} className={styles.brand}>
          <Brand />
        </Link>
        <Link to={`${paths.documents}/how-it-works`} className="link">
          How it works
        </Link>
      </header>
      <main className={styles.main}>
        <Shared key={token} token={token} />
      </main>
    </div>
  );
}
