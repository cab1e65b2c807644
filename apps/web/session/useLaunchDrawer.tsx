import { createContext, use, useMemo, useState, type ReactNode } from 'react';

export type LaunchDrawerState = { isOpen: boolean; open: () => void; close: () => void };

const LaunchDrawerContext = createContext<LaunchDrawerState | null>(null);

/** Whether the drawer "Launch New Campaign" is open: any screen may open it, the shell shows it. */
export function LaunchDrawerProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const state = useMemo(() => ({ isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }), [isOpen]);
  return <LaunchDrawerContext value={state}>{children}</LaunchDrawerContext>;
}

export function useLaunchDrawer(): LaunchDrawerState {
  const state = use(LaunchDrawerContext);
  if (!state) throw new Error('useLaunchDrawer needs a LaunchDrawerProvider above it.');
  return state;
}
