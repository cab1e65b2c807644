import { Suspense, useState } from 'react';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import { lazyPart } from '../ui/lazyPart.ts';

const LaunchDrawer = lazyPart(async () => ({ default: (await import('../launch/LaunchDrawer.tsx')).LaunchDrawer }));

/** Loads the drawer's code when it is first opened, then keeps it mounted, because it holds the typed text. */
export function LaunchDrawerSlot() {
  const { isOpen } = useLaunchDrawer();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <LaunchDrawer />
    </Suspense>
  );
}
