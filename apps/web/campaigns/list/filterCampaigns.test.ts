import { describe, expect, it } from 'vitest';
import { buildCampaignItem } from '../testing/buildCampaign.ts';
import { toCampaignRows } from './campaignRow.ts';
import { filterCampaigns, NO_FILTER, type CampaignFilter } from './filterCampaigns.ts';
import { parseFilter, withFilter } from './listUrl.ts';

const NOW = new Date(2026, 2, 18, 12).getTime();
const at = (day: number, hour = 0, minute = 0): string => new Date(2026, 2, day, hour, minute).toISOString();

const rows = toCampaignRows(
  [
    buildCampaignItem({
      campaignId: 'running',
      campaignName: 'Zoë and Łukasz, docks',
      createdAt: at(18),
      progress: { total: 9, success: 4, failed: 0 },
    }),
    buildCampaignItem({ campaignId: 'late', campaignName: 'DOCKS for Zoe', createdAt: at(17, 23, 59) }),
    buildCampaignItem({ campaignId: 'midnight', campaignName: 'İstanbul', createdAt: at(17) }),
    buildCampaignItem({ campaignId: 'old', campaignName: 'Q4 outreach', createdAt: new Date(2025, 10, 2).toISOString() }),
  ],
  [],
);
const find = (filter: Partial<CampaignFilter>) => filterCampaigns(rows, { ...NO_FILTER, ...filter }, NOW).map((row) => row.campaignId);

describe('the filter of the list', () => {
  it('keeps all rows without a filter', () => {
    expect(filterCampaigns(rows, { ...NO_FILTER, search: '  ' }, NOW)).toBe(rows);
  });

  it('finds names regardless of case and accents, by all words in any order', () => {
    expect(find({ search: 'zoe' })).toEqual(['running', 'late']);
    expect(find({ search: 'ZOË docks' })).toEqual(['running', 'late']);
    expect(find({ search: 'istan' })).toEqual(['midnight']);
    expect(find({ search: 'zoe q4' })).toEqual([]);
  });

  it('keeps one status', () => {
    expect(find({ status: 'In Progress' })).toEqual(['running']);
    expect(find({ status: 'Completed', search: 'docks' })).toEqual(['late']);
  });

  it('counts days by the calendar of the browser, both ends included', () => {
    expect(find({ created: { kind: 'days', from: '2026-03-17', to: '2026-03-17' } })).toEqual(['late', 'midnight']);
    expect(find({ created: { kind: 'days', from: '2026-03-18', to: null } })).toEqual(['running']);
    expect(find({ created: { kind: 'days', from: null, to: '2026-03-16' } })).toEqual(['old']);
  });

  it('counts the last days back from now', () => {
    expect(find({ created: { kind: 'last', count: 1 } })).toEqual(['running', 'late']);
    expect(find({ created: { kind: 'last', count: 30 } })).toEqual(['running', 'late', 'midnight']);
  });
});

describe('the filter in the address', () => {
  it('is restored from the address, together with the sort', () => {
    const filters: CampaignFilter[] = [
      NO_FILTER,
      { search: 'a b', status: 'In Progress', created: { kind: 'last', count: 30 } },
      { search: '', status: 'Scheduled', created: { kind: 'days', from: '2026-03-01', to: null } },
      { search: '', status: 'Completed', created: { kind: 'days', from: '2026-03-01', to: '2026-03-09' } },
    ];
    for (const filter of filters) {
      const params = withFilter(new URLSearchParams('sort=open'), filter);
      expect(parseFilter(params)).toEqual(filter);
      expect(params.get('sort')).toBe('open');
    }
    expect(withFilter(new URLSearchParams('q=x&status=completed&created=7'), NO_FILTER).toString()).toBe('');
  });

  it('treats unknown values as no filter', () => {
    for (const query of ['status=done', 'created=-3', 'created=many', 'from=18.3.2026', 'to=2026-02-31', 'created=0']) {
      expect(parseFilter(new URLSearchParams(query))).toEqual(NO_FILTER);
    }
  });
});
