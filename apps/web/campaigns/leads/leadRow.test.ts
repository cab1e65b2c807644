import { describe, expect, it } from 'vitest';
import { countLeads } from '@coldcast/rules/analytics';
import { METRIC_RULES } from '@coldcast/rules/ratings';
import { buildResultRow, buildResults } from '../testing/buildResults.ts';
import { filterLeads, toLeadRows } from '@coldcast/rules/leadRow';

const results = buildResults(600, { replyShare: 0.1 });

describe('toLeadRows', () => {
  it('agrees with the counts at every bucket', () => {
    for (let bucket = 0; bucket < 10; bucket++) {
      const counts = countLeads(results, bucket);
      const rows = toLeadRows(results, bucket);
      const countOf = (filter: Parameters<typeof filterLeads>[1]) => filterLeads(rows, filter, '').length;
      expect(rows).toHaveLength(counts.total);
      expect(countOf('reply')).toBe(counts.reply);
      expect(countOf('ignore')).toBe(METRIC_RULES.ignoreArchive.numerator(counts));
      expect(countOf('unsubscribe')).toBe(counts.unsubscribe);
      expect(countOf('report_spam')).toBe(counts.report_spam);
      expect(countOf('internal_forward')).toBe(counts.forward_internally);
      expect(rows.filter((row) => row.isOpened)).toHaveLength(counts.total - counts.not_opened);
      expect(rows.filter((row) => row.reply !== null)).toHaveLength(counts.reply);
    }
  });

  it('puts leads with a reply first and keeps the order of the rest', () => {
    const rows = toLeadRows(results, 9);
    const firstOther = rows.findIndex((row) => row.action !== 'reply');
    expect(rows.slice(firstOther).every((row) => row.action !== 'reply')).toBe(true);
    const rank = new Map(results.map((row, index) => [row.leadId, index]));
    const ranks = rows.slice(firstOther).map((row) => rank.get(row.leadId) ?? -1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('shows the finer action, Spam for a spam report, and no reply for "none"', () => {
    const [archived] = toLeadRows([buildResultRow({ actionIfOpened: 'archive' })], 4);
    expect(archived).toMatchObject({ action: 'ignore', shownAction: 'archive', delivery: 'Inbox', isOpened: true });
    const [reported] = toLeadRows([buildResultRow({ actionIfOpened: 'report_spam' })], 4);
    expect(reported).toMatchObject({ shownAction: 'report_spam', delivery: 'Spam', isOpened: true });
    const [filed] = toLeadRows([buildResultRow({ inboxFrom: null, opensFrom: null })], 9);
    expect(filed).toMatchObject({ shownAction: 'classify_as_spam', delivery: 'Spam', isOpened: false });
    const [silent] = toLeadRows([buildResultRow({ actionIfOpened: 'reply', replyIfOpened: 'none' })], 4);
    expect(silent?.reply).toBeNull();
  });

  it('gives null for a blank name', () => {
    expect(toLeadRows([buildResultRow({ leadName: ' ' })], 4)[0]?.name).toBeNull();
  });
});

describe('filterLeads', () => {
  it('searches name, company, title and action in any case', () => {
    const rows = toLeadRows([buildResultRow(), buildResultRow({ leadId: 'lead-2', leadName: 'Colm Ferrante', leadCompany: null })], 4);
    expect(filterLeads(rows, null, 'HARBOR').map((row) => row.leadId)).toEqual(['lead-1']);
    expect(filterLeads(rows, null, ' no_action ')).toHaveLength(2);
  });
});
