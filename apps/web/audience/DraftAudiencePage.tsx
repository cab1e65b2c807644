import { MAX_CAMPAIGN_NAME } from '@coldcast/contract/campaigns';
import { DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isRecord } from '../api/isRecord.ts';
import { readAudienceDraft, type AudienceDraft } from '../session/audienceDraft.ts';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import { useSession } from '../session/useSession.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { paths } from '../ui/paths.ts';
import styles from './audience.module.css';
import { AudienceLoader } from './AudienceLoader.tsx';
import { BucketChoice } from './BucketChoice.tsx';
import type { AudienceList } from './worker/answerAudienceQuestion.ts';

const ABOVE = [{ label: 'All campaigns', to: paths.campaigns }];

/** How many pages the router has opened before this one. */
function placeInHistory(): number {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state['idx'] === 'number' ? state['idx'] : 0;
}

/** Opens the drawer again when Back leaves the page: the draft is there. */
function useBackTo(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const place = placeInHistory();
    return () => {
      if (placeInHistory() < place) latest.current();
    };
  }, []);
}

function DraftBody({ draft, bucket }: { draft: AudienceDraft; bucket: AudienceDraft['bucket'] }) {
  const { user } = useSession();
  const { open, openWith } = useLaunchDrawer();
  useBackTo(open);
  const seed = user?.orgId ?? '';
  const list = useMemo(
    (): AudienceList => ({ key: `draft ${draft.id}`, csv: draft.csv, seed, sendSize: draft.sendSize, corrections: draft.corrections }),
    [draft, seed],
  );
  const onNewCampaign = (csv: string, sendSize: number) => {
    const file = new File([csv], 'send-to.csv', { type: 'text/csv' });
    const campaignName = [...draft.campaignName].slice(0, MAX_CAMPAIGN_NAME).join('');
    const named = { campaignName, sendSize, corrections: draft.corrections };
    openWith(draft.email === null ? { ...named, file } : { ...named, ...draft.email, leads: file });
  };
  return <AudienceLoader list={list} bucket={bucket} onNewCampaign={onNewCampaign} />;
}

/** Who on the drawer's list to send to, before anything is launched. */
export function DraftAudiencePage() {
  const { open } = useLaunchDrawer();
  const [draft] = useState(readAudienceDraft);
  const [bucket, setBucket] = useState(draft?.bucket ?? DEFAULT_BUCKET);
  return (
    <div className={styles.page}>
      <PageHeader
        title="Who to send to"
        subtitle="Your draft. Expected interested replies, minus the cost of opt-outs and spam reports"
        breadcrumb={<Crumbs above={ABOVE} here="Who to send to" />}
        actions={draft === null ? undefined : <BucketChoice bucket={bucket} onBucket={setBucket} />}
      />
      {draft === null ? (
        <Card>
          <EmptyState
            title="There is no draft."
            actions={
              <Button variant="contained" onClick={open}>
                New Campaign
              </Button>
            }
          >
            Reloading a page discards a draft. Write an email and add a lead list, then choose Who to send to.
          </EmptyState>
        </Card>
      ) : (
        <DraftBody draft={draft} bucket={bucket} />
      )}
    </div>
  );
}
