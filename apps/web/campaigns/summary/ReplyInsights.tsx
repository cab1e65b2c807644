import type { InsightSide } from '@coldcast/contract/insights';
import { NO_REPLIES_TEXT } from '@coldcast/contract/insights';
import { Link } from 'react-router';
import { errorText } from '../../api/errorText.ts';
import { useInsights } from '../../api/useInsights.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../Spinner.tsx';
import { InsightCard } from './InsightCard.tsx';
import styles from './InsightCard.module.css';

export type ReplyInsightsState =
  | { kind: 'generating' }
  | { kind: 'failed'; message: string; retry: () => void }
  | { kind: 'noReplies' }
  | { kind: 'ready'; side: InsightSide };

const MORE = "View detailed insights why users don't want to reply";

function Generating() {
  return (
    <Card isPadded aria-label="Reply insights">
      <div className={styles.generating} role="status">
        <h2>
          <Spinner />
          Generating AI Insights…
        </h2>
        <Skeleton width="92%" />
        <Skeleton width="84%" />
        <Skeleton width="56%" />
      </div>
    </Card>
  );
}

/** The reply-insights card in each of its states. */
function ReplyInsightsView({ state, basePath }: { state: ReplyInsightsState; basePath: string }) {
  const detailsPath = `${basePath}/reply-insights`;
  const more = { label: MORE, to: `${detailsPath}#negative` };
  if (state.kind === 'generating') return <Generating />;
  if (state.kind === 'failed') return <ErrorAlert message={state.message} onRetry={state.retry} />;
  if (state.kind === 'noReplies') {
    return (
      <Notice
        tone="fair"
        action={
          <Link className="link" to={more.to}>
            {more.label}
            <Icon name="right" isSmall />
          </Link>
        }
      >
        {NO_REPLIES_TEXT}
      </Notice>
    );
  }
  const title = "Why recipients replied/didn't reply to your emails";
  return <InsightCard title={title} rate="reply" side={state.side} detailsPath={detailsPath} more={more} />;
}

const isSilent = ({ top_factors: factors, summary: { narrative } }: InsightSide): boolean =>
  factors.length === 0 && (narrative === '' || narrative === NO_REPLIES_TEXT);

/** Fetches the reply insights of a completed campaign. `hasReplies` refers to bucket 40-50, the default of the list and the Inbox. */
export function ReplyInsights({ campaignId, hasReplies, basePath }: { campaignId: string; hasReplies: boolean; basePath: string }) {
  const { data, error, isError, isFetching, refetch } = useInsights('reply', campaignId);
  const toState = (): ReplyInsightsState => {
    if (!hasReplies) return { kind: 'noReplies' };
    if (data !== undefined) return isSilent(data.insight) ? { kind: 'noReplies' } : { kind: 'ready', side: data.insight };
    if (isError && !isFetching)
      return { kind: 'failed', message: errorText(error, 'Failed to generate insights'), retry: () => void refetch() };
    return { kind: 'generating' };
  };
  return <ReplyInsightsView state={toState()} basePath={basePath} />;
}
