import { toBucketIndex, type Bucket } from '@coldcast/rules/deliverability';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { campaignFileQuery } from '../../api/campaignQueries.ts';
import { errorText } from '../../api/errorText.ts';
import { useSession } from '../../session/useSession.tsx';
import type { CompareAnswer } from '../worker/compareLists.ts';
import type { EmailDraft } from '../worker/openList.ts';
import { openComparer, type Comparer, type Waiting } from '../worker/runComparison.ts';

export type Asked = { campaignId: string; bucket: Bucket; first: EmailDraft; second: EmailDraft };

type Done = { kind: 'done'; asked: Asked; answer: Extract<CompareAnswer, { kind: 'compared' }> };

export type Run =
  | { kind: 'idle' }
  /** Share that is done; null while the list is being fetched. The last result stays in sight until the next one is there. */
  | { kind: 'running'; share: number | null; last: Done | null }
  | { kind: 'failed'; asked: Asked; message: string }
  | Done;

/** The result to show: the run's own, or while it runs the one before. */
export function resultOf(run: Run): Done | null {
  if (run.kind === 'running') return run.last;
  return run.kind === 'done' ? run : null;
}

const toRun = (asked: Asked, answer: CompareAnswer): Run => {
  if (answer.kind === 'compared') return { kind: 'done', asked, answer };
  return { kind: 'failed', asked, message: answer.kind === 'unfillable' ? answer.message : 'The two emails ran on different lists.' };
};

type Prepared = Pick<Asked, 'campaignId' | 'bucket'> & { draft: EmailDraft };

type TwoEmailsRun = {
  run: Run;
  start: (asked: Asked) => void;
  /** Fetches and reads the list and one of its own emails while the other is being written. */
  prepare: (wanted: Prepared) => void;
};

/** Runs two emails on a campaign's list. The list is fetched once; the rest runs in this browser and costs no credits. */
export function useTwoEmails(): TwoEmailsRun {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const [run, setRun] = useState<Run>({ kind: 'idle' });
  const last = useRef<AbortController | null>(null);
  const comparer = useRef<Comparer | null>(null);
  useEffect(() => {
    // Loads the engine while the second email is being written.
    comparer.current = openComparer();
    return () => {
      last.current?.abort();
      comparer.current?.end();
    };
  }, []);
  const compare = async (asked: Asked, waiting: Waiting): Promise<Run> => {
    const { campaignId, bucket, first, second } = asked;
    try {
      const { csv } = await queryClient.fetchQuery(campaignFileQuery(campaignId));
      const input = { kind: 'drafts' as const, csv, first, second, seed: user?.orgId ?? '', bucket: toBucketIndex(bucket) };
      waiting.onProgress?.(0);
      comparer.current ??= openComparer();
      return toRun(asked, await comparer.current.run(input, waiting));
    } catch (error) {
      return { kind: 'failed', asked, message: errorText(error, 'The comparison stopped. Please try again.') };
    }
  };
  const prepared = useRef('');
  const prepare = async ({ campaignId, bucket, draft }: Prepared) => {
    const key = JSON.stringify([campaignId, draft]);
    if (prepared.current === key) return;
    prepared.current = key;
    const { csv } = await queryClient.fetchQuery(campaignFileQuery(campaignId));
    comparer.current?.prepare({ kind: 'prepare', csv, draft, seed: user?.orgId ?? '', bucket: toBucketIndex(bucket) });
  };
  const start = async (asked: Asked) => {
    last.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    last.current = controller;
    const advance = (share: number | null) => setRun((now) => ({ kind: 'running', share, last: resultOf(now) }));
    advance(null);
    const onProgress = (share: number) => !signal.aborted && advance(share);
    const next = await compare(asked, { signal, onProgress });
    if (!signal.aborted) setRun(next);
  };
  return {
    run,
    start: (asked) => void start(asked),
    // A failure is told when the comparison is asked for.
    prepare: (wanted) => void prepare(wanted).catch(() => {}),
  };
}
