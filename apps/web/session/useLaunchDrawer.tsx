import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** An email another screen hands to the drawer. */
type HandedEmail = { subject: string; body: string };

export type LaunchDrawerState = {
  isOpen: boolean;
  open: () => void;
  /** Opens Quick Start with this email. */
  openWith: (email: HandedEmail) => void;
  /** The email that was handed over, until the drawer has taken or refused it. */
  handed: HandedEmail | null;
  settleHanded: () => void;
  close: () => void;
};

const LaunchDrawerContext = createContext<LaunchDrawerState | null>(null);

/** Whether the drawer "Launch New Campaign" is open: any screen may open it, the shell shows it. */
export function LaunchDrawerProvider({ children }: { children: ReactNode }) {
  const [{ isOpen, handed }, setState] = useState<Pick<LaunchDrawerState, 'isOpen' | 'handed'>>({ isOpen: false, handed: null });
  const state = useMemo(
    () => ({
      isOpen,
      handed,
      open: () => setState({ isOpen: true, handed: null }),
      openWith: (email: HandedEmail) => setState({ isOpen: true, handed: email }),
      settleHanded: () => setState((previous) => ({ ...previous, handed: null })),
      close: () => setState({ isOpen: false, handed: null }),
    }),
    [isOpen, handed],
  );
  return <LaunchDrawerContext value={state}>{children}</LaunchDrawerContext>;
}

export function useLaunchDrawer(): LaunchDrawerState {
  const state = use(LaunchDrawerContext);
  if (!state) throw new Error('useLaunchDrawer needs a LaunchDrawerProvider above it.');
  return state;
}
