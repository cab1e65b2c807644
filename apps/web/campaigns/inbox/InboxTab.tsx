import type { BucketAnalytics } from '@coldcast/contract/results';
import type { Bucket } from '@coldcast/rules/deliverability';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useMediaMatch } from '../../ui/useMediaMatch.ts';
import { FIRST_REPLY } from '../detail/detailUrl.ts';
import type { LeadRow } from '@coldcast/rules/leadRow';
import { useStoredSet } from '../useStoredSet.ts';
import { filterReplies, nextBucketWithReplies, stepFrom, toInboxRows, type InboxRow } from './inboxRow.ts';
import styles from './InboxTab.module.css';
import { ReplyList } from './ReplyList.tsx';
import { replyLinkId } from './ReplyRow.tsx';
import { Thread } from './Thread.tsx';
import { useReplyKeys } from './useReplyKeys.ts';

type Props = {
  campaign: { campaignId: string; campaignName: string };
  rows: readonly LeadRow[];
  ranges: readonly BucketAnalytics[];
  bucket: Bucket;
  senderName: string;
  /** The chosen lead; null before a choice. */
  leadId: string | null;
  hrefOf: (leadId: string) => string;
  onChooseLead: (leadId: string | null) => void;
  onChooseBucket: (bucket: Bucket) => void;
};

function NoReplies({ ranges, bucket, onChooseBucket }: Props) {
  const next = nextBucketWithReplies(ranges, bucket);
  return (
    <Card aria-label="Simulated replies">
      <EmptyState
        title="No replies yet."
        actions={next !== null ? <Button onClick={() => onChooseBucket(next)}>Show bucket {next}</Button> : undefined}
      >
        At bucket {bucket} nobody replied in this run.
      </EmptyState>
    </Card>
  );
}

/** Scrolls a thread to its reply: to the end if the reply fits, else to its start. */
function showReply(body: HTMLElement | null): void {
  const reply = body?.lastElementChild;
  if (!body || !(reply instanceof HTMLElement)) return;
  const start = reply.getBoundingClientRect().top - body.getBoundingClientRect().top + body.scrollTop;
  body.scrollTop = Math.min(start, body.scrollHeight - body.clientHeight);
}

function Replies({ all, props }: { all: readonly InboxRow[]; props: Props }) {
  const { campaign, leadId, onChooseLead } = props;
  const listId = useId();
  const threadBody = useRef<HTMLDivElement>(null);
  const isPhone = useMediaMatch('(max-width:37.4375em)');
  const [filter, setFilter] = useState<{ search: string; word: string | null }>({ search: '', word: null });
  const [readIds, markRead] = useStoredSet(`coldcast.read.${campaign.campaignId}`);
  const shown = useMemo(() => filterReplies(all, filter.search, filter.word), [all, filter]);
  const isFirst = leadId === FIRST_REPLY;
  const chosen = isFirst ? all[0] : (all.find((row) => row.leadId === leadId) ?? (isPhone ? undefined : shown[0]));
  const chosenId = chosen?.leadId ?? null;

  useEffect(() => {
    if (chosenId !== null) markRead(chosenId);
    showReply(threadBody.current);
    // On a phone the thread fills the window, with the page's header above it.
    if (isPhone && chosenId !== null) threadBody.current?.closest('[role="tabpanel"]')?.scrollIntoView?.();
  }, [chosenId, markRead, isPhone]);
  // The link that led here is gone, and the focus with it. In a low window the thread is below its edge.
  useEffect(() => {
    if (!isFirst) return;
    threadBody.current?.closest('[role="tabpanel"]')?.scrollIntoView?.();
    threadBody.current?.focus({ preventScroll: true });
  }, [isFirst]);
  useReplyKeys(listId, {
    step: (step) => {
      const next = stepFrom(shown, chosenId, step);
      if (next === undefined) return;
      onChooseLead(next.leadId);
      document.getElementById(replyLinkId(next.leadId))?.focus();
    },
    enter: () => {
      const focused = shown.find((row) => replyLinkId(row.leadId) === document.activeElement?.id);
      if (focused) onChooseLead(focused.leadId);
      requestAnimationFrame(() => threadBody.current?.focus());
    },
  });

  // Back in the list, the focus is on the reply that was read.
  const goBack = (readId: string) => {
    onChooseLead(null);
    requestAnimationFrame(() => document.getElementById(replyLinkId(readId))?.focus());
  };

  const isThreadAlone = isPhone && chosen !== undefined;
  return (
    <Card aria-label="Simulated replies" className={styles.inbox}>
      {!isThreadAlone && (
        <ReplyList
          listId={listId}
          all={all}
          shown={shown}
          chosenId={chosenId}
          readIds={readIds}
          bucket={props.bucket}
          campaign={campaign}
          filter={filter}
          onFilter={setFilter}
          hrefOf={props.hrefOf}
          onChoose={onChooseLead}
        />
      )}
      {chosen && (
        <Thread row={chosen} senderName={props.senderName} bodyRef={threadBody} onBack={isPhone ? () => goBack(chosen.leadId) : null} />
      )}
    </Card>
  );
}

/** The simulated replies at the chosen bucket: list and thread, on phones one after the other. */
export function InboxTab(props: Props) {
  const all = useMemo(() => toInboxRows(props.rows), [props.rows]);
  return all.length === 0 ? <NoReplies {...props} /> : <Replies all={all} props={props} />;
}
