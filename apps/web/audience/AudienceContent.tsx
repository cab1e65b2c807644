import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { usualCut } from '@coldcast/rules/audienceCut';
import { AUDIENCE_RULE, type AudienceGroupName } from '@coldcast/rules/audienceWords';
import type { ComplaintPrices } from '@coldcast/rules/complaintPrices';
import { useState } from 'react';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Button } from '../ui/Button.tsx';
import { formatCount } from '../ui/formats.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './audience.module.css';
import { BudgetCard } from './BudgetCard.tsx';
import { CompanyTurnsCard } from './CompanyTurnsCard.tsx';
import { CostTable } from './CostTable.tsx';
import { CutCard } from './CutCard.tsx';
import { GroupCards } from './GroupCards.tsx';
import { PricesForm } from './PricesForm.tsx';
import { useCut } from './useAudience.ts';
import type { AudienceList } from './worker/answerAudienceQuestion.ts';
import { ReplyKinds } from './ReplyKinds.tsx';

export type AudienceActions = {
  isBusy: boolean;
  onExport: (view: AudienceView, group: AudienceGroupName | null) => void;
  onNewCampaign: (leadIds: readonly string[]) => void;
};

type Props = {
  view: AudienceView;
  list: AudienceList;
  /** Newer numbers are loading. */
  isStale: boolean;
  actions: AudienceActions;
  prices: ComplaintPrices;
  isSaving: boolean;
  onPrices: (prices: ComplaintPrices) => Promise<unknown>;
};

function Actions({ view, actions }: { view: AudienceView; actions: AudienceActions }) {
  const kept = view.cut.leads;
  return (
    <div className={styles.actions}>
      <Button variant="outlined" color="inherit" disabled={actions.isBusy} onClick={() => actions.onExport(view, null)}>
        <Icon name="download" isSmall />
        Export groups
      </Button>
      <Button
        variant="contained"
        disabled={actions.isBusy || kept === 0}
        onClick={() => actions.onNewCampaign(view.leads.slice(0, kept).map(({ leadId }) => leadId))}
      >
        {kept === 1 ? 'New campaign with this lead' : `New campaign with these ${formatCount(kept)}`}
      </Button>
    </div>
  );
}

/** Everything about a list's audience: groups, cut, budget, prices and expected replies. */
export function AudienceContent({ view: planned, list, isStale, actions, prices, isSaving, onPrices }: Props) {
  const [cut, setCut] = useState<number | null>(null);
  const usual = usualCut(planned.leads);
  const { view, isStale: isCutStale } = useCut({ planned, list, cut });
  const isShownStale = isStale || isCutStale;
  if (planned.leads.length === 0) {
    return (
      <Card>
        <EmptyState title="No leads yet.">Add a lead list with at least one valid row.</EmptyState>
      </Card>
    );
  }
  return (
    <div className={isShownStale ? `${styles.page} ${styles.stale}` : styles.page} aria-busy={isShownStale}>
      <Actions view={view} actions={actions} />
      {usual === 0 && (
        <Notice tone="fair" title="No lead is worth an email at these prices">
          For every lead, expected complaints would cost more than expected interested replies bring. Lower the prices below, change the
          email, or choose another list.
        </Notice>
      )}
      <GroupCards groups={view.groups} isBusy={actions.isBusy} onExport={(group) => actions.onExport(view, group)} />
      <p className={`small muted ${styles.rule}`}>{AUDIENCE_RULE}</p>
      <CutCard view={view} usualCut={usual} onCut={setCut} />
      <Card className={styles.pair}>
        <BudgetCard view={view} />
        <div className={styles.part}>
          <CostTable view={view} />
          <PricesForm prices={prices} isSaving={isSaving} onSave={onPrices} />
        </div>
      </Card>
      <CompanyTurnsCard leads={view.leads} />
      <ReplyKinds replies={view.replies} />
      <p className="small muted">
        Moving the cut does not change the size of the send ({formatCount(view.sendSize)} {view.sendSize === 1 ? 'person' : 'people'}). At
        the cut, the numbers are those of a launch of just these leads; elsewhere the curve uses the rates of the whole list. All numbers
        are expected rates for an unknown sender.
      </p>
    </div>
  );
}
