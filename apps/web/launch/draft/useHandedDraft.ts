import { useEffect, useRef } from 'react';
import type { LaunchDrawerState } from '../../session/useLaunchDrawer.tsx';
import type { TextField } from '../email/insertText.ts';
import { holdsOtherWork, takeHanded } from './handedDraft.ts';
import type { LaunchDraft } from './launchDraft.ts';
import type { DraftChange } from './useLaunchDraft.ts';

type Options = { drawer: LaunchDrawerState; draft: LaunchDraft; change: (patch: DraftChange) => void; isLocked: boolean };

/**
 * Puts an email from another screen into Quick Start and focuses its subject, or puts a prepared file into Upload CSV. If that would
 * overwrite other work, `toConfirm` is set until `take` or `refuse` is called. Waits for a running launch, whose draft must stay as sent.
 */
export function useHandedDraft({ drawer: { handed, settleHanded }, draft, change, isLocked }: Options) {
  const subjectField = useRef<TextField>(null);
  const wantsFocus = useRef(false);
  const waiting = isLocked ? null : handed;
  const toConfirm = waiting !== null && holdsOtherWork(draft, waiting) ? waiting : null;
  const isTakenAtOnce = waiting !== null && toConfirm === null;

  const take = () => {
    if (handed === null) return;
    change((current) => takeHanded(current, handed));
    settleHanded();
    wantsFocus.current = 'subject' in handed && !('leads' in handed);
  };
  useEffect(() => {
    if (isTakenAtOnce) take();
  });
  // By the next frame the field is drawn, and a closing dialog or the opening drawer has set the focus.
  useEffect(() => {
    if (!wantsFocus.current) return;
    requestAnimationFrame(() => {
      if (!wantsFocus.current || subjectField.current === null) return;
      wantsFocus.current = false;
      subjectField.current.focus();
    });
  });
  return { toConfirm, take, refuse: settleHanded, subjectField };
}
