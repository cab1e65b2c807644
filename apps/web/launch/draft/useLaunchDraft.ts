import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { emptyDraft, type LaunchDraft } from './launchDraft.ts';

/**
 * Drafts by user, kept as long as the page lives: closing the drawer, or signing in again after the session expired, loses nothing, and
 * nobody else's draft is ever shown.
 */
const draftsOf = new WeakMap<QueryClient, Map<string, LaunchDraft>>();

function draftsFor(client: QueryClient): Map<string, LaunchDraft> {
  const drafts = draftsOf.get(client) ?? new Map<string, LaunchDraft>();
  draftsOf.set(client, drafts);
  return drafts;
}

export type DraftChange = Partial<LaunchDraft> | ((draft: LaunchDraft) => Partial<LaunchDraft>);

export function useLaunchDraft(userId: string) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftsFor(client).get(userId) ?? emptyDraft);
  const change = useCallback(
    (patch: DraftChange) =>
      setDraft((previous) => {
        const next = { ...previous, ...(typeof patch === 'function' ? patch(previous) : patch) };
        draftsFor(client).set(userId, next);
        return next;
      }),
    [client, userId],
  );
  const reset = useCallback(() => change(emptyDraft), [change]);
  return { draft, change, reset };
}
