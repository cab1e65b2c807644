import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Shown instead of a screen that failed to render or whose code could not be loaded. */
function BrokenPage() {
  return (
    <div role="alert">
      <Card>
        <EmptyState
          title="This page could not be shown"
          actions={
            <Button variant="contained" onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        >
          Something went wrong on this page. Nothing you have launched is lost.
        </EmptyState>
      </Card>
    </div>
  );
}

/** Limits one screen's error to that screen. A change of `resetKey` tries again. */
export function PageErrorBoundary({ children, resetKey }: { children: ReactNode; resetKey?: string }) {
  return (
    <ErrorBoundary FallbackComponent={BrokenPage} resetKeys={[resetKey]}>
      {children}
    </ErrorBoundary>
  );
}
