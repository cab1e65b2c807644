import { describe, expect, it } from 'vitest';
import { buildCampaignAnalytics, buildCampaignItem } from '../testing/buildCampaign.ts';
import { buildResults } from '../testing/buildResults.ts';
import { toCampaignRows } from './campaignRow.ts';
import { parseSort, withSort } from './listUrl.ts';
import { SORT_COLUMNS } from './columns.tsx';
import { nextSort, sortCampaigns } from './sortCampaigns.ts';

const scheduled = buildCampaignItem({
  campaignId: 'scheduled',
  campaignName: 'Q10 outreach',
  createdAt: '2026-03-20T09:00:00Z',
  progress: { total: 50, success: 0, failed: 0 },
});
const weak = buildCampaignItem({ campaignId: 'weak', campaignName: 'q2 outreach', createdAt: '2026-03-01T09:00:00Z' });
const strong = buildCampaignItem({ campaignId: 'strong', campaignName: 'Q1 outreach', createdAt: '2026-03-10T09:00:00Z' });

const rows = toCampaignRows(
  [strong, weak, scheduled],
  [
    buildCampaignAnalytics('weak', buildResults(300, { replyShare: 0 })),
    buildCampaignAnalytics('strong', buildResults(300, { replyShare: 0.5 })),
  ],
);
const order = (sorted: typeof rows) => sorted.map((row) => row.campaignId);

describe('nextSort', () => {
  it('cycles none, ascending, descending, none', () => {
    const ascending = nextSort(null, 'open');
    const descending = nextSort(ascending, 'open');
    expect([ascending?.order, descending?.order, nextSort(descending, 'open')]).toEqual(['ascending', 'descending', null]);
  });

  it('starts another header at ascending', () => {
    expect(nextSort({ column: 'open', order: 'descending' }, 'reply')).toEqual({ column: 'reply', order: 'ascending' });
  });
});

describe('sortCampaigns', () => {
  it('puts the newest first without a sort', () => {
    expect(order(sortCampaigns(rows, null))).toEqual(['scheduled', 'strong', 'weak']);
  });

  it('reads numbers in names as numbers and ignores case', () => {
    expect(order(sortCampaigns(rows, { column: 'name', order: 'ascending' }))).toEqual(['strong', 'weak', 'scheduled']);
  });

  it('keeps rows without a rate last in both orders', () => {
    expect(order(sortCampaigns(rows, { column: 'reply', order: 'ascending' }))).toEqual(['weak', 'strong', 'scheduled']);
    expect(order(sortCampaigns(rows, { column: 'reply', order: 'descending' }))).toEqual(['strong', 'weak', 'scheduled']);
  });

  it('sorts the status by progress and breaks ties by the newest', () => {
    expect(order(sortCampaigns(rows, { column: 'status', order: 'ascending' }))).toEqual(['scheduled', 'strong', 'weak']);
    expect(order(sortCampaigns(rows, { column: 'status', order: 'descending' }))).toEqual(['strong', 'weak', 'scheduled']);
  });
});

describe('the sort in the address', () => {
  it('is restored as written, for every column and order', () => {
    for (const { id: column } of SORT_COLUMNS) {
      for (const sortOrder of ['ascending', 'descending'] as const) {
        const sort = { column, order: sortOrder };
        expect(parseSort(withSort(new URLSearchParams('q=dock'), sort))).toEqual(sort);
      }
    }
  });

  it('keeps the search and disappears without a sort', () => {
    expect(withSort(new URLSearchParams('q=dock&sort=open&order=desc'), null).toString()).toBe('q=dock');
  });

  it('treats an unknown column as no sort', () => {
    expect(parseSort(new URLSearchParams('sort=price'))).toBeNull();
  });
});
