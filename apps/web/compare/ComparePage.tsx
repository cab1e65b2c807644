import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../ui/paths.ts';
import { Button } from '../ui/Button.tsx';
import { errorText } from '../api/errorText.ts';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import { Card } from '../ui/Card.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorAlert } from '../ui/ErrorAlert.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './ComparePage.module.css';
import { CompareTools } from './CompareTools.tsx';
import { parseCompare, withCompare, type CompareState } from './compareUrl.ts';
import { RateTable } from './RateTable.tsx';
import { TwoEmails } from './twoEmails/TwoEmails.tsx';
import { useCompared } from './useCompared.ts';
import { usePaired } from './usePaired.ts';

function useCompareState() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseCompare(params), [params]);
  const change = useCallback(
    (next: Partial<CompareState>) => setParams((current) => withCompare(current, next), { replace: true }),
    [setParams],
  );
  return { state, change };
}

function NothingToCompare() {
  const { open } = useLaunchDrawer();
  return (
    <Card>
      <EmptyState
        title="No campaigns yet."
        actions={
          <Button variant="contained" onClick={open}>
            <Icon name="plus" />
            New Campaign
          </Button>
        }
      >
        Launch a campaign. Then compare it with another one, or its email with a new one on the same list.
      </EmptyState>
    </Card>
  );
}

function Side({ state, change }: ReturnType<typeof useCompareState>) {
  const { all, compared, isLoading, error, retry } = useCompared(state.campaignIds);
  const paired = usePaired(compared, state.bucket);
  const remove = (campaignId: string) => change({ campaignIds: state.campaignIds.filter((id) => id !== campaignId) });
  if (error !== null) return <ErrorAlert message={errorText(error, 'Failed to load campaigns')} onRetry={retry} />;
  if (all === undefined || (isLoading && compared.length === 0)) {
    return (
      <Card isPadded>
        <LoadingRows rows={6} />
      </Card>
    );
  }
  if (all.length === 0) return <NothingToCompare />;
  return (
    <>
      <Card aria-label="Campaigns side by side">
        <CompareTools all={all} state={state} onChange={change} />
        {compared.length === 0 ? (
          <EmptyState title="No campaigns chosen yet.">
            Choose two to five campaigns to see where they differ and whether it could be chance.
          </EmptyState>
        ) : (
          <RateTable compared={compared} bucket={state.bucket} paired={paired} onRemove={remove} />
        )}
        {compared.length === 1 && (
          <p className={styles.note}>{`${all.length === 1 ? 'Launch another' : 'Add a'} campaign to compare this one with.`}</p>
        )}
      </Card>
      <TwoEmails campaigns={all} firstId={compared[0]?.item.campaignId ?? ''} bucket={state.bucket} />
    </>
  );
}

/** Campaigns side by side, and two emails on one list. */
export function ComparePage() {
  const compare = useCompareState();
  return (
    <div className={styles.page}>
      <PageHeader
        title="Compare"
        subtitle="Expected rates in simulation, with 80% ranges. Calibrated to published averages; not yet checked on your sends."
        breadcrumb={<Crumbs above={[{ label: 'All campaigns', to: paths.campaigns }]} here="Compare" />}
      />
      <Side {...compare} />
    </div>
  );
}
