import { describe, expect, it } from 'vitest';
import { toLeadRows } from '@coldcast/rules/leadRow';
import { buildRanges } from '../testing/buildCampaign.ts';
import { buildResultRow, buildResults } from '../testing/buildResults.ts';
import { filterReplies, initials, nextBucketWithReplies, stepFrom, threadText, toInboxRows, toParagraphs } from './inboxRow.ts';

const late = buildResultRow({ opensFrom: 6, actionIfOpened: 'reply', replyIfOpened: 'Later perhaps.', replyIntentIfOpened: 'timing' });
const rows = toInboxRows(toLeadRows(buildResults(300, { replyShare: 0.2 }), 9));

describe('nextBucketWithReplies', () => {
  it('finds the nearest higher bucket with a reply', () => {
    expect(nextBucketWithReplies(buildRanges([late]), '10-20')).toBe('60-70');
  });
  it('gives null when nobody replies at a higher bucket', () => {
    expect(nextBucketWithReplies(buildRanges([buildResultRow()]), '10-20')).toBeNull();
  });
});

describe('stepFrom', () => {
  it('begins with the first row and stops at both ends', () => {
    const first = rows[0]?.leadId ?? '';
    const last = rows.at(-1)?.leadId ?? '';
    expect(stepFrom(rows, null, 1)?.leadId).toBe(first);
    expect(stepFrom(rows, first, -1)?.leadId).toBe(first);
    expect(stepFrom(rows, first, 1)?.leadId).toBe(rows[1]?.leadId);
    expect(stepFrom(rows, last, 1)?.leadId).toBe(last);
  });
});

describe('filterReplies', () => {
  it('searches the reply and keeps one intent', () => {
    const [row] = toInboxRows(toLeadRows([late], 9));
    expect(row && filterReplies([row], 'PERHAPS', 'Later')).toHaveLength(1);
    expect(row && filterReplies([row], '', 'Question')).toHaveLength(0);
  });
});

describe('words of a thread', () => {
  it('accepts initials in any script', () => {
    expect(['Marta Lindqvist', '李 明', null].map(initials)).toEqual(['ML', '李明', '?']);
  });
  it('keeps single line breaks inside a paragraph', () => {
    expect(toParagraphs('Hi,\r\n\r\none\ntwo\n\n\n\nBye')).toEqual(['Hi,', 'one\ntwo', 'Bye']);
  });
  it('marks the copied reply as simulated', () => {
    const [row] = toInboxRows(toLeadRows([late], 9));
    expect(row && threadText(row, 'Ines')).toContain('Marta Lindqvist replied [Simulated]');
  });
});
