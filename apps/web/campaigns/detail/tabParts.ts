import { lazyPart } from '../../ui/lazyPart.ts';

export const PerformancePanel = lazyPart(async () => ({ default: (await import('./PerformancePanel.tsx')).PerformancePanel }));
export const LeadListTab = lazyPart(async () => ({ default: (await import('../leads/LeadListTab.tsx')).LeadListTab }));
export const InboxTab = lazyPart(async () => ({ default: (await import('../inbox/InboxTab.tsx')).InboxTab }));

/** The tabs that are not loaded with a campaign's page: its second, third and fourth. */
export const TAB_PARTS = [PerformancePanel, LeadListTab, InboxTab] as const;

/** Fetches the code of a tab. The first one is part of the page. */
export const prefetchTab = (tab: number): void => TAB_PARTS[tab - 1]?.prefetch();
