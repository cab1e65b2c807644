import { Suspense, useState } from 'react';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import { useIdlePrefetch } from '../ui/useIdlePrefetch.ts';
import { LaunchDrawer } from './launchDrawerPart.ts';

const PARTS = [LaunchDrawer];

/** Loads the drawer's code before it is first opened, then keeps it mounted, because it holds the typed text. */
export function LaunchDrawerSlot() {
  const { isOpen } = useLaunchDrawer();
  const [wasOpened, setWasOpened] = useState(false);
  useIdlePrefetch(PARTS);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <LaunchDrawer />
    </Suspense>
  );
}
