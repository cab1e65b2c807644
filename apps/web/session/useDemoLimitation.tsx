import { createContext, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { useConfig } from './useConfig.ts';
import { useSession } from './useSession.tsx';
import { lazyPart } from '../ui/lazyPart.ts';

const DemoLimitationDialog = lazyPart(async () => ({ default: (await import('./DemoLimitationDialog.tsx')).DemoLimitationDialog }));

export type DemoLimitation = {
  isDemo: boolean;
  /** Opens the dialog "Demo Account Limitation". */
  show: () => void;
};

const DemoLimitationContext = createContext<DemoLimitation | null>(null);

/** The demo account is read-only: screens check `isDemo` before they act, and show the dialog instead. */
export function DemoLimitationProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { data: config } = useConfig();
  const [isOpen, setIsOpen] = useState(false);
  const isDemo = user !== null && config?.demo?.email.toLowerCase() === user.email.toLowerCase();
  const limitation = useMemo(() => ({ isDemo, show: () => setIsOpen(true) }), [isDemo]);
  return (
    <DemoLimitationContext value={limitation}>
      {children}
      {isOpen ? (
        <Suspense>
          <DemoLimitationDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </DemoLimitationContext>
  );
}

export function useDemoLimitation(): DemoLimitation {
  const limitation = use(DemoLimitationContext);
  if (!limitation) throw new Error('useDemoLimitation needs a DemoLimitationProvider above it.');
  return limitation;
}
