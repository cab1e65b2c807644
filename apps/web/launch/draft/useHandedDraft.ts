import { useEffect, useRef } from 'react';
import type { LaunchDrawerState } from '../../session/useLaunchDrawer.tsx';
import type { TextField } from '../email/insertText.ts';
import { holdsOtherWork, takeHanded } from './handedDraft.ts';
import type { LaunchDraft } from './launchDraft.ts';
import type { DraftChange } from './useLaunchDraft.ts';

type Options = { drawer: LaunchDrawerState; draft: LaunchDraft; change: (patch: DraftChange) => void; isLocked: boolean };

/**
 * Takes an email handed to the drawer into Quick Start and the focus to its subject, or a prepared file into Upload CSV. Where that would
 * overwrite other work, `toConfirm` is set until `take` or `refuse` is called. A running launch is waited for: its draft must stay as it was
 * sent.
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
  // By the next frame the field is drawn, and a dialog that closes or the drawer that opens has set the focus.
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
