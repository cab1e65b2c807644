import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** An email with its follow-ups, passed to the drawer by another screen; it goes to Quick Start. */
type HandedEmail = {
  subject: string;
  body: string;
  followUps?: readonly { subject: string; body: string; waitDays: number }[];
};

/** Corrections that come with an email: what it offers, who decides on that, its kind or its language. */
export type HandedCorrections = { offer?: string; offerOwners?: readonly string[]; emailKind?: string; emailLanguage?: string };

/** A prepared campaign file passed to the drawer by another screen; it goes to Upload CSV. */
type HandedCampaign = {
  file: File;
  campaignName: string;
  /** Percent; sent with the launch. If omitted, none is sent. */
  mockOpenRate?: number;
  /** How many people get the text, if the file is part of a larger send. */
  sendSize?: number;
  /** Corrections of its email. */
  corrections?: HandedCorrections;
};

/** An email with its leads; both go to Quick Start. The product's sample is marked: its results open automatically. */
type HandedSample = HandedEmail & {
  leads: File;
  campaignName: string;
  mockOpenRate?: number;
  /** How many people get the text, if the list is part of a larger send. */
  sendSize?: number;
  corrections?: HandedCorrections;
  isSample?: true;
};

/** A usual open rate in percent for the next launch; the draft stays as it is. */
export type HandedOpenRate = { mockOpenRate: number };

export type Handed = HandedEmail | HandedCampaign | HandedSample | HandedOpenRate;

export type LaunchDrawerState = {
  isOpen: boolean;
  open: () => void;
  /** Opens the drawer with an email in Quick Start, or with a file in Upload CSV. Asks before it replaces another draft. */
  openWith: (handed: Handed) => void;
  /** The passed draft, until the drawer has taken or refused it. */
  handed: Handed | null;
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
      openWith: (given: Handed) => setState({ isOpen: true, handed: given }),
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
