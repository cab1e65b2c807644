import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { createQueryClient } from './api/queryClient.ts';
import { CampaignListPage } from './campaigns/CampaignListPage.tsx';
import { LoginPage } from './session/LoginPage.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { SessionProvider } from './session/useSession.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { LoadingScreen } from './ui/LoadingScreen.tsx';
import { PageErrorBoundary } from './ui/PageErrorBoundary.tsx';
import { ThemeRoot } from './ui/ThemeRoot.tsx';
import { ToastProvider } from './ui/Toasts.tsx';
import { lazyPart } from './ui/lazyPart.ts';

const SignupPage = lazyPart(async () => ({ default: (await import('./session/SignupPage.tsx')).SignupPage }));
const MaintenancePage = lazyPart(async () => ({ default: (await import('./account/MaintenancePage.tsx')).MaintenancePage }));
const CampaignPage = lazyPart(async () => ({ default: (await import('./campaigns/CampaignPage.tsx')).CampaignPage }));
const SharedCampaignPage = lazyPart(async () => ({
  default: (await import('./campaigns/shared/SharedCampaignPage.tsx')).SharedCampaignPage,
}));
const ComparePage = lazyPart(async () => ({ default: (await import('./compare/ComparePage.tsx')).ComparePage }));
const ReportPage = lazyPart(async () => ({ default: (await import('./campaigns/report/ReportPage.tsx')).ReportPage }));
const InsightPage = lazyPart(async () => ({ default: (await import('./insights/InsightPage.tsx')).InsightPage }));
const UploadPage = lazyPart(async () => ({ default: (await import('./launch/UploadPage.tsx')).UploadPage }));
const AccountPage = lazyPart(async () => ({ default: (await import('./account/AccountPage.tsx')).AccountPage }));
const ApiKeysPage = lazyPart(async () => ({ default: (await import('./account/apiKeys/ApiKeysPage.tsx')).ApiKeysPage }));
const WebhooksPage = lazyPart(async () => ({ default: (await import('./account/webhooks/WebhooksPage.tsx')).WebhooksPage }));
const BillingPage = lazyPart(async () => ({ default: (await import('./account/BillingPage.tsx')).BillingPage }));
const DocumentsLayout = lazyPart(async () => ({ default: (await import('./documents/DocumentsLayout.tsx')).DocumentsLayout }));
const SupportPage = lazyPart(async () => ({ default: (await import('./account/SupportPage.tsx')).SupportPage }));

function AppRoutes() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signup" element={<SignupPage />} />
      <Route path="/maintenance" element={<MaintenancePage />} />
      <Route path="/shared/:token" element={<SharedCampaignPage />} />
      <Route path="/docs/*" element={<DocumentsLayout />} />
      <Route path="/app" element={<RequireSession />}>
        <Route element={<AppShell />}>
          <Route index element={<Navigate to="/app/campaigns" replace />} />
          <Route path="campaigns" element={<CampaignListPage />} />
          <Route path="campaigns/:campaignId" element={<CampaignPage />} />
          <Route path="campaigns/:campaignId/report" element={<ReportPage />} />
          <Route path="campaigns/:campaignId/open-insights" element={<InsightPage key="open" kind="open" />} />
          <Route path="campaigns/:campaignId/negative-open-insights" element={<InsightPage key="negative-open" kind="negative-open" />} />
          <Route path="campaigns/:campaignId/reply-insights" element={<InsightPage key="reply" kind="reply" />} />
          <Route path="compare" element={<ComparePage />} />
          <Route path="upload" element={<UploadPage />} />
          <Route path="account" element={<AccountPage />} />
          <Route path="account/api-keys" element={<ApiKeysPage />} />
          <Route path="account/webhooks" element={<WebhooksPage />} />
          <Route path="billing" element={<BillingPage />} />
          <Route path="support" element={<SupportPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to="/app/campaigns" replace />} />
    </Routes>
  );
}

/** Everything but the router, so that tests and the gallery can choose the address. */
export function AppFrame({ client }: { client?: QueryClient }) {
  const [queryClient] = useState(() => client ?? createQueryClient());
  return (
    <ThemeRoot>
      <PageErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <ToastProvider>
              <Suspense fallback={<LoadingScreen />}>
                <AppRoutes />
              </Suspense>
            </ToastProvider>
          </SessionProvider>
        </QueryClientProvider>
      </PageErrorBoundary>
    </ThemeRoot>
  );
}

export function App({ client }: { client: QueryClient }) {
  return (
    <BrowserRouter>
      <AppFrame client={client} />
    </BrowserRouter>
  );
}
