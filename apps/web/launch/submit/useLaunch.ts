import type { User } from '@coldcast/contract/users';
import { validateVariables } from '@coldcast/rules/emailTemplateVariables';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { SUBSCRIPTION_KEY, useSubscription } from '../../session/useSubscription.ts';
import { toWholeText } from '@coldcast/rules/sequence/wholeText';
import type { LaunchKey } from './launchKey.ts';
import { isSessionEnd, toLaunchFailure, type LaunchFailure } from './launchFailure.ts';
import { emailOf, sendLaunch, type LaunchOrder } from './sendLaunch.ts';

const refusal = (message: string): LaunchFailure => ({ kind: 'message', message, note: null, wayOn: null });

/** Why an email cannot be sent to this list, as the catalog's message. */
function findEmailProblem({ draft, headers }: LaunchOrder): string | null {
  const email = emailOf(draft);
  return email && validateVariables(toWholeText(email), headers).message;
}

/** Builds the file, sends it, and reports the result. `onLaunched` gets the new campaign's id. */
export function useLaunch(user: User, on: { onLaunched: (campaignId: string) => void; onFailed: () => void }) {
  const queryClient = useQueryClient();
  const { isDemo, show: showDemoLimitation } = useDemoLimitation();
  const { data: subscription } = useSubscription();
  const [isLaunching, setIsLaunching] = useState(false);
  const [failure, setFailure] = useState<LaunchFailure | null>(null);
  /** The `limit` of the last attempt, for its retry; null = all. */
  const [lastLimit, setLastLimit] = useState<number | null>(null);
  const lastKey = useRef<LaunchKey | null>(null);
  // A second key press can come before the first one's state is drawn.
  const isBusy = useRef(false);

  const fail = (error: unknown) => {
    const found = toLaunchFailure(error, subscription, 'Failed to create campaign');
    if (found.kind === 'demo') showDemoLimitation();
    setFailure(found.kind === 'demo' ? null : found);
    if (found.kind !== 'demo') on.onFailed();
    // The balance shown may be outdated. After an ended session, fetching it would leave the page and lose the draft.
    if (!isSessionEnd(found)) void queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
  };

  const launch = async (order: LaunchOrder, limit: number | null = null): Promise<void> => {
    if (isBusy.current) return;
    setFailure(null);
    if (isDemo) return showDemoLimitation();
    const problem = findEmailProblem(order);
    if (problem !== null) return setFailure(refusal(problem));
    setLastLimit(limit);
    isBusy.current = true;
    setIsLaunching(true);
    try {
      const campaignId = await sendLaunch(order, { user, limit, lastKey });
      on.onLaunched(campaignId);
      void queryClient.invalidateQueries({ queryKey: ['campaigns'], exact: true });
      void queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
    } catch (error) {
      fail(error);
    } finally {
      isBusy.current = false;
      setIsLaunching(false);
    }
  };
  /** An error about refused input disappears when the input changes; an error with a next step stays until the list or the mode changes. */
  const noteChange = useCallback(
    (isOtherList: boolean) => setFailure((found) => (found?.kind === 'message' && (isOtherList || found.wayOn === null) ? null : found)),
    [],
  );
  return {
    isLaunching,
    noteChange,
    failure,
    dismiss: () => setFailure(null),
    launch: (order: LaunchOrder, limit: number | null = null) => void launch(order, limit),
    retry: (order: LaunchOrder) => void launch(order, lastLimit),
  };
}
