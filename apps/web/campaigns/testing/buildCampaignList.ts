import type { CampaignAnalyticsItem, CampaignItem } from '../list/campaignRow.ts';
import { buildCampaignAnalytics, buildCampaignItem } from './buildCampaign.ts';
import { buildResults } from './buildResults.ts';

const NAMES = [
  'Tessellate RevOps, v2',
  'Northwind dock queues',
  'Larkspur clinic managers',
  'Fennel Foods buyers, Iberia',
  'Halcyon plant managers',
  'Quarry Lane CFOs, audit season',
  'Copperline follow-up',
  'Pinecrest, calendar link',
  'Blue Anchor port agents',
  'Juniper Yard retail ops',
  'Meridian Tile distributors',
  'Q4 outreach',
];
const SIZES = [1180, 412, 800, 150, 640, 900, 48, 500, 275, 1500, 210, 820];
const NEWEST_MS = Date.UTC(2026, 2, 18, 9, 30);
const STEP_MS = 31 * 3_600_000;

function progressOf(index: number, total: number): CampaignItem['progress'] {
  if (index === 0) return { total, success: 0, failed: 0 };
  if (index === 2) return { total, success: 455, failed: 4 };
  return { total, success: total, failed: 0 };
}

/**
 * A list, newest first: the first campaign is waiting, the third is running, the others are done. Long lists repeat the names with a
 * number.
 */
export function buildCampaignList(count: number): { items: CampaignItem[]; analytics: CampaignAnalyticsItem[] } {
  const samples = Array.from({ length: 8 }, (_, i) => buildResults(150, { seed: i + 1, replyShare: 0.02 + 0.02 * i }));
  const items = Array.from({ length: count }, (_, index) => {
    const name = NAMES[index % NAMES.length] ?? 'Campaign';
    return buildCampaignItem({
      campaignId: `campaign-${index}`,
      campaignName: index < NAMES.length ? name : `${name} ${index}`,
      createdAt: new Date(NEWEST_MS - index * STEP_MS).toISOString(),
      progress: progressOf(index, SIZES[index % SIZES.length] ?? 100),
    });
  });
  const analytics = items.map(({ campaignId }, index) =>
    buildCampaignAnalytics(campaignId, index === 0 ? [] : (samples[index % samples.length] ?? [])),
  );
  return { items, analytics };
}
