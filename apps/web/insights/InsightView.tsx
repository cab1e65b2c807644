import type { InsightSide, ProposedRewrite, WeakNote } from '@coldcast/contract/insights';
import { campaignPath, paths } from '../ui/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { CampaignAlert } from '../session/CampaignAlert.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { IdeaItems } from './IdeaList.tsx';
import { InsightGroup } from './InsightGroup.tsx';
import { insightKinds, toGroups, type InsightGroup as Group, type InsightKind } from './insightKinds.ts';
import { insightsText, NOTES_TITLE } from './insightsText.ts';
import styles from './InsightView.module.css';
import { RewriteCard } from './RewriteCard.tsx';
import { verifiedIdeas } from './toIdeas.ts';
import { useTicks } from './useTicks.ts';
import { WeakNotes } from '../ui/WeakNotes.tsx';

export type InsightState =
  | { kind: 'loading' }
  | { kind: 'error'; error: unknown; retry: () => void }
  | { kind: 'loaded'; insight: InsightSide; negativeInsight: InsightSide; rewrite: ProposedRewrite | null; notes?: readonly WeakNote[] };

type Props = { page: InsightKind; campaignId: string; campaignName: string | undefined; state: InsightState };

function Breadcrumb({ page, campaignId, campaignName }: Omit<Props, 'state'>) {
  return (
    <Crumbs
      above={[
        { label: 'All campaigns', to: paths.campaigns },
        { label: campaignName ?? 'Campaign', to: campaignPath(campaignId) },
      ]}
      here={insightKinds[page].label}
    />
  );
}

function Actions({ text }: { text: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast('Insights copied');
    } catch {
      toast('Copying is blocked in this browser');
    }
  };
  return (
    <>
      <Button className={styles.noPrint} size="small" variant="outlined" color="inherit" onClick={() => window.print()}>
        <Icon name="file" isSmall />
        Print
      </Button>
      <Button className={styles.noPrint} size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
        <Icon name="copy" isSmall />
        Copy all
      </Button>
    </>
  );
}

type LoadedProps = {
  groups: readonly Group[];
  rewrite: ProposedRewrite | null;
  notes: readonly WeakNote[];
  page: InsightKind;
  campaignId: string;
};

function Loaded({ groups, rewrite, notes, page, campaignId }: LoadedProps) {
  const ticks = useTicks(campaignId);
  const { rate } = insightKinds[page];
  const ideas = verifiedIdeas(groups.flatMap(({ side }) => side.top_factors));
  return (
    <>
      {ideas.length > 0 && (
        <Card isPadded className={styles.first} id="ideas" aria-labelledby="ideas-title">
          <h2 id="ideas-title">AI Improvement Idea</h2>
          <IdeaItems ideas={ideas} rate={rate} ticks={ticks} />
        </Card>
      )}
      {groups.map((group) => (
        <InsightGroup key={group.id} group={group} rate={rate} ticks={ticks} />
      ))}
      {rewrite !== null && page === 'reply' && <RewriteCard rewrite={rewrite} />}
      {notes.length > 0 && (
        <Card isPadded className={styles.notes} tone="quiet" aria-labelledby="notes-title">
          <h2 id="notes-title">{NOTES_TITLE}</h2>
          <WeakNotes notes={notes} />
        </Card>
      )}
      {ideas.length > 0 && (
        <p className="small muted">
          “Verified” means that we changed the email and ran the same leads again. That checks the advice against our model, not the market.
        </p>
      )}
    </>
  );
}

/** An insight page in its three states. */
export function InsightView({ page, campaignId, campaignName, state }: Props) {
  const groups = state.kind === 'loaded' ? toGroups(page, state.insight, state.negativeInsight) : [];
  return (
    <div className={styles.page}>
      <PageHeader
        title={insightKinds[page].title}
        breadcrumb={<Breadcrumb page={page} campaignId={campaignId} campaignName={campaignName} />}
        actions={
          state.kind === 'loaded' ? (
            <>
              {page === 'reply' && (
                <LinkButton className={styles.noPrint} size="small" variant="outlined" to={`${campaignPath(campaignId)}/better-version`}>
                  Show a better version
                </LinkButton>
              )}
              <Actions text={insightsText(page, campaignName ?? '', { groups, notes: state.notes ?? [] })} />
            </>
          ) : undefined
        }
      />
      {state.kind === 'loading' && (
        <Card isPadded>
          <LoadingRows rows={6} />
        </Card>
      )}
      {state.kind === 'error' && <CampaignAlert error={state.error} fallback="Failed to load insights" onRetry={state.retry} />}
      {state.kind === 'loaded' && (
        <Loaded groups={groups} rewrite={state.rewrite} notes={state.notes ?? []} page={page} campaignId={campaignId} />
      )}
    </div>
  );
}
