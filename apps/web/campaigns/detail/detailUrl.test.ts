import { describe, expect, it } from 'vitest';
import { parseDetailState, withDetailState } from './detailUrl.ts';

describe('the state of a campaign page in the address', () => {
  it('falls back to the defaults for anything unknown', () => {
    expect(parseDetailState(new URLSearchParams('tab=9&bucket=45&action=all'))).toEqual({
      tab: 0,
      bucket: '40-50',
      action: null,
      fit: null,
      lead: null,
    });
  });

  it('leaves defaults out', () => {
    expect(withDetailState(new URLSearchParams('tab=1&bucket=20-30'), { tab: 0, bucket: '40-50' }).toString()).toBe('');
  });

  it('keeps the bucket and the filter when the tab changes', () => {
    const params = withDetailState(new URLSearchParams('tab=1&bucket=20-30&action=reply'), { tab: 2 });
    expect(parseDetailState(params)).toEqual({ tab: 2, bucket: '20-30', action: 'reply', fit: null, lead: null });
  });
});
