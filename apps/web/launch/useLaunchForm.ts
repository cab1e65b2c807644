import type { User } from '@coldcast/contract/users';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { campaignPath } from '../ui/paths.ts';
import { useIsNewAccount } from '../session/useIsNewAccount.ts';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import { useSubscription } from '../session/useSubscription.ts';
import { useToast } from '../ui/Toasts.tsx';
import { isDirty, listRequirements, type LaunchDraft, type LaunchMode } from './draft/launchDraft.ts';
import { useDraftFile } from './draft/useDraftFile.ts';
import { useHandedDraft } from './draft/useHandedDraft.ts';
import { useLaunchDraft, type DraftChange } from './draft/useLaunchDraft.ts';
import { useLeaveWarning } from './draft/useLeaveWarning.ts';
import { toLaunchCost } from './foot/launchCost.ts';
import { useLaunch } from './submit/useLaunch.ts';

/** State and actions of the drawer. It lives as long as the drawer's slot, so that closing keeps the draft and a running launch. */
export function useLaunchForm(user: User) {
  const drawer = useLaunchDrawer();
  const toast = useToast();
  const navigate = useNavigate();
  const { data: subscription } = useSubscription();
  const isNewAccount = useIsNewAccount();
  const { draft, change: changeDraft, reset } = useLaunchDraft(user.userId);
  const { priority } = draft;
  const submission = useLaunch(user, {
    onLaunched: (campaignId) => {
      const isOpened = draft.isSample && campaignId !== '';
      const action = campaignId === '' || isOpened ? undefined : { label: 'View', to: campaignPath(campaignId) };
      toast({ text: 'Campaign launched', action });
      reset();
      drawer.close();
      if (isOpened) void navigate(campaignPath(campaignId));
    },
    onFailed: drawer.open,
  });
  useLeaveWarning(isDirty(draft));
  const { noteChange } = submission;
  const change = useCallback(
    (patch: DraftChange) => {
      const isOther = typeof patch === 'function' || 'mode' in patch || 'files' in patch;
      noteChange(isOther);
      changeDraft(patch);
    },
    [changeDraft, noteChange],
  );
  const changeFollowUps = useCallback(
    (update: (followUps: LaunchDraft['followUps']) => LaunchDraft['followUps']) => {
      noteChange(false);
      changeDraft(({ followUps }) => ({ followUps: update(followUps) }));
    },
    [changeDraft, noteChange],
  );
  const changeMode = useCallback((mode: LaunchMode) => change({ mode }), [change]);
  const handedDraft = useHandedDraft({ drawer, draft, change, isLocked: submission.isLaunching });
  const file = useDraftFile(draft, change);
  const { source, reading, summary } = file;

  // A file still being read counts as missing: its rows are not known yet.
  const isRead = summary !== undefined && !reading.isReading && summary.missingColumns.length === 0;
  const requirements = listRequirements(draft, isRead ? summary.validCount : null);
  const canLaunch = requirements.every(({ isMet }) => isMet) && !submission.isLaunching;
  const leadCount = summary?.validCount ?? 0;
  const cost = useMemo(
    () => toLaunchCost({ subscription, leadCount, priority, isNewAccount }),
    [subscription, leadCount, priority, isNewAccount],
  );
  const order =
    source && summary
      ? { draft, source, leadCount: summary.validCount, leftOutCount: summary.leftOutCount, headers: summary.headers }
      : null;
  return {
    drawer,
    /** The campaign will use the organization's random draws. */
    seed: user.orgId,
    draft,
    change,
    changeFollowUps,
    changeMode,
    handedDraft,
    ...file,
    requirements,
    cost,
    isLaunching: submission.isLaunching,
    failure: submission.failure,
    dismissFailure: submission.dismiss,
    launch: (limit: number | null = null) => {
      if (canLaunch && order) submission.launch(order, limit);
    },
    retry: () => {
      if (canLaunch && order) submission.retry(order);
    },
  };
}

export type LaunchFormState = ReturnType<typeof useLaunchForm>;
