import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { DemoLimitationProvider } from '../session/useDemoLimitation.tsx';
import { LaunchDrawerProvider } from '../session/useLaunchDrawer.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';

export function AppShell() {
  return (
    <DemoLimitationProvider>
      <LaunchDrawerProvider>
        <main>
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
        </main>
      </LaunchDrawerProvider>
    </DemoLimitationProvider>
  );
}
