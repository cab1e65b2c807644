import '@fontsource-variable/inter/opsz.css';
import { CAMPAIGN_ROUTE, paths } from './ui/paths.ts';
import './ui/tokens.css';
import './ui/ground.css';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { createQueryClient } from './api/queryClient.ts';
import { LoginPage } from './session/LoginPage.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { SessionProvider } from './session/useSession.tsx';
import { LoadingScreen } from './ui/LoadingScreen.tsx';
import { PageErrorBoundary } from './ui/PageErrorBoundary.tsx';
import { ToastProvider } from './ui/Toasts.tsx';
import { lazyPart } from './ui/lazyPart.ts';
import { useKeptFocus } from './ui/useKeptFocus.ts';

const AppShell = lazyPart(async () => ({ default: (await import('./shell/AppShell.tsx')).AppShell }));
const CampaignListPage = lazyPart(async () => ({ default: (await import('./campaigns/CampaignListPage.tsx')).CampaignListPage }));
const SignupPage = lazyPart(async () => ({ default: (await import('./session/SignupPage.tsx')).SignupPage }));
const MaintenancePage = lazyPart(async () => ({ default: (await import('./account/MaintenancePage.tsx')).MaintenancePage }));
const CampaignPage = lazyPart(async () => ({ default: (await import('./campaigns/CampaignPage.tsx')).CampaignPage }));
const SharedCampaignPage = lazyPart(async () => ({
  default: (await import('./campaigns/shared/SharedCampaignPage.tsx')).SharedCampaignPage,
}));
const ComparePage = lazyPart(async () => ({ default: (await import('./compare/ComparePage.tsx')).ComparePage }));
const ReportPage = lazyPart(async () => ({ default: (await import('./campaigns/report/ReportPage.tsx')).ReportPage }));
const BetterVersionPage = lazyPart(async () => ({ default: (await import('./insights/BetterVersionPage.tsx')).BetterVersionPage }));
const AudiencePage = lazyPart(async () => ({ default: (await import('./audience/AudiencePage.tsx')).AudiencePage }));
const DraftAudiencePage = lazyPart(async () => ({ default: (await import('./audience/DraftAudiencePage.tsx')).DraftAudiencePage }));
const InsightPage = lazyPart(async () => ({ default: (await import('./insights/InsightPage.tsx')).InsightPage }));
const UploadPage = lazyPart(async () => ({ default: (await import('./launch/UploadPage.tsx')).UploadPage }));
const AccountPage = lazyPart(async () => ({ default: (await import('./account/AccountPage.tsx')).AccountPage }));
const ApiKeysPage = lazyPart(async () => ({ default: (await import('./account/apiKeys/ApiKeysPage.tsx')).ApiKeysPage }));
const WebhooksPage = lazyPart(async () => ({ default: (await import('./account/webhooks/WebhooksPage.tsx')).WebhooksPage }));
const BillingPage = lazyPart(async () => ({ default: (await import('./account/BillingPage.tsx')).BillingPage }));
const DocumentsLayout = lazyPart(async () => ({ default: (await import('./documents/DocumentsLayout.tsx')).DocumentsLayout }));
const SendsPage = lazyPart(async () => ({ default: (await import('./sends/SendsPage.tsx')).SendsPage }));
const TrackRecordPage = lazyPart(async () => ({ default: (await import('./sends/TrackRecordPage.tsx')).TrackRecordPage }));
const SupportPage = lazyPart(async () => ({ default: (await import('./account/SupportPage.tsx')).SupportPage }));

function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.signup} element={<SignupPage />} />
      <Route path={paths.maintenance} element={<MaintenancePage />} />
      <Route path={paths.shared} element={<SharedCampaignPage />} />
      <Route path={`${paths.documents}/*`} element={<DocumentsLayout />} />
      <Route path={paths.app} element={<RequireSession />}>
        <Route element={<AppShell />}>
          <Route index element={<Navigate to={paths.campaigns} replace />} />
          <Route path={paths.campaigns} element={<CampaignListPage />} />
          <Route path={CAMPAIGN_ROUTE} element={<CampaignPage />} />
          <Route path={`${CAMPAIGN_ROUTE}/report`} element={<ReportPage />} />
          <Route path={`${CAMPAIGN_ROUTE}/better-version`} element={<BetterVersionPage />} />
          <Route path={`${CAMPAIGN_ROUTE}/open-insights`} element={<InsightPage key="open" kind="open" />} />
          <Route path={`${CAMPAIGN_ROUTE}/negative-open-insights`} element={<InsightPage key="negative-open" kind="negative-open" />} />
          <Route path={`${CAMPAIGN_ROUTE}/reply-insights`} element={<InsightPage key="reply" kind="reply" />} />
          <Route path={`${CAMPAIGN_ROUTE}/audience`} element={<AudiencePage />} />
          <Route path={paths.audienceDraft} element={<DraftAudiencePage />} />
          <Route path={paths.compare} element={<ComparePage />} />
          <Route path={paths.sends} element={<SendsPage />} />
          <Route path={paths.trackRecord} element={<TrackRecordPage />} />
          <Route path={paths.upload} element={<UploadPage />} />
          <Route path={paths.account} element={<AccountPage />} />
          <Route path={paths.apiKeys} element={<ApiKeysPage />} />
          <Route path={paths.webhooks} element={<WebhooksPage />} />
          <Route path={paths.billing} element={<BillingPage />} />
          <Route path={paths.support} element={<SupportPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.campaigns} replace />} />
    </Routes>
  );
}

/** Everything but the router, so that tests and the gallery can choose the address. */
export function AppFrame({ client }: { client?: QueryClient }) {
  const [queryClient] = useState(() => client ?? createQueryClient());
  useKeptFocus();
  return (
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
  );
}

export function App({ client }: { client: QueryClient }) {
  return (
    <BrowserRouter>
      <AppFrame client={client} />
    </BrowserRouter>
  );
}
