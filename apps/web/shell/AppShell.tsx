import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DemoLimitationProvider } from '../session/useDemoLimitation.tsx';
import { LaunchDrawerProvider } from '../session/useLaunchDrawer.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { PageErrorBoundary } from '../ui/PageErrorBoundary.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import styles from './AppShell.module.css';
import { LaunchDrawerSlot } from './LaunchDrawerSlot.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { lazyPart } from '../ui/lazyPart.ts';

const MenuOverlay = lazyPart(async () => ({ default: (await import('./MenuOverlay.tsx')).MenuOverlay }));

/** The frame around every signed-in screen: sidebar from 900 px up, top bar with a menu below. */
export function AppShell() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const main = useFocusOnNavigation();
  return (
    <DemoLimitationProvider>
      <LaunchDrawerProvider>
        <div className={styles.shell}>
          <SkipLink />
          <aside className={styles.sidebar} aria-label="Sidebar">
            <Sidebar />
          </aside>
          <TopBar isMenuOpen={isMenuOpen} onOpenMenu={() => setIsMenuOpen(true)} />
          <main className={styles.main} id="main" tabIndex={-1} ref={main}>
            <div className={styles.content}>
              <PageErrorBoundary resetKey={pathname}>
                <Suspense fallback={<LoadingRows />}>
                  <Outlet />
                </Suspense>
              </PageErrorBoundary>
            </div>
          </main>
        </div>
        <LaunchDrawerSlot />
        <Shortcuts />
        {isMenuOpen ? (
          <Suspense>
            <MenuOverlay onClose={() => setIsMenuOpen(false)} />
          </Suspense>
        ) : null}
      </LaunchDrawerProvider>
    </DemoLimitationProvider>
  );
}
