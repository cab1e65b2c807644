import Button from '@mui/material/Button';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useConfig } from './useConfig.ts';
import { useSession } from './useSession.tsx';

export type DemoLimitation = {
  isDemo: boolean;
  /** Opens the dialog "Demo Account Limitation". */
  show: () => void;
};

const DemoLimitationContext = createContext<DemoLimitation | null>(null);

/** The demo account looks at everything and changes nothing: screens ask `isDemo` before they act, and show the dialog instead. */
export function DemoLimitationProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { data: config } = useConfig();
  const [isOpen, setIsOpen] = useState(false);
  const isDemo = user !== null && config?.demo?.email.toLowerCase() === user.email.toLowerCase();
  const limitation = useMemo(() => ({ isDemo, show: () => setIsOpen(true) }), [isDemo]);
  const close = () => setIsOpen(false);
  return (
    <DemoLimitationContext value={limitation}>
      {children}
      <ConfirmDialog
        isOpen={isOpen}
        title="Demo Account Limitation"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Close</Button>
            <Button variant="contained" component={Link} to="/signup" onClick={close} autoFocus>
              Sign up
            </Button>
          </>
        }
      >
        The demo account can look at everything and change nothing. Sign up with your own address to launch campaigns.
      </ConfirmDialog>
    </DemoLimitationContext>
  );
}

export function useDemoLimitation(): DemoLimitation {
  const limitation = use(DemoLimitationContext);
  if (!limitation) throw new Error('useDemoLimitation needs a DemoLimitationProvider above it.');
  return limitation;
}
