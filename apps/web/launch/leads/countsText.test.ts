import { describe, expect, it } from 'vitest';
import type { FileSummary } from './fileCheck.ts';
import { toCountsText, toDuplicatesText, toEmailsText, toRowNumbersText, toSizeText } from './countsText.ts';

const summary: FileSummary = {
  ok: true,
  headers: null,
  encodingNotice: null,
  quoteNotice: null,
  encoding: 'utf-8',
  encodingChoices: [],
  profileColumn: null,
  companyColumn: null,
  titleColumn: null,
  profileColumnCandidates: [],
  missingColumns: [],
  emptyRowCount: 3,
  totalRowCount: 1204,
  duplicateCount: 4,
  removedDuplicateCount: 0,
  fixableCount: 0,
  fixedCount: 0,
  leftOutCount: 0,
  validCount: 1180,
  invalidCount: 21,
  firstInvalidRows: [],
  unplacedCount: 0,
  firstUnplacedRows: [],
  emailCounts: [],
  firstFixes: [],
  columns: [],
  variableMessage: null,
};

describe('the sum of the rows', () => {
  it('names valid, invalid and empty rows, then duplicates', () => {
    expect(toCountsText(summary)).toBe('1,204 rows: 1,180 valid, 21 invalid, 3 empty.');
    expect(toDuplicatesText(summary)).toBe('4 duplicate profiles.');
  });

  it('uses the singular for one', () => {
    expect(toCountsText({ ...summary, totalRowCount: 1, validCount: 1, invalidCount: 0, emptyRowCount: 0 })).toBe(
      '1 row: 1 valid, 0 invalid, 0 empty.',
    );
    expect(toDuplicatesText({ ...summary, duplicateCount: 1 })).toBe('1 duplicate profile.');
  });

  it('says how many duplicates were taken out', () => {
    expect(toDuplicatesText({ ...summary, duplicateCount: 0, removedDuplicateCount: 4 })).toBe('4 duplicates removed.');
  });
});

describe('the emails of a campaign file', () => {
  it.each([
    [[{ emails: 1, leads: 12 }], ''],
    [[{ emails: 3, leads: 12 }], '3 emails per lead.'],
    [
      [
        { emails: 4, leads: 1180 },
        { emails: 2, leads: 1 },
        { emails: 1, leads: 20 },
      ],
      '1 to 4 emails per lead: 1,180 leads get 4, 1 lead gets 2, 20 leads get 1.',
    ],
  ])('%j reads %s', (emailCounts, text) => {
    expect(toEmailsText({ ...summary, emailCounts })).toBe(text);
  });
});

it('ends a cut list of row numbers with an ellipsis', () => {
  expect(toRowNumbersText([17, 88, 203, 411, 640], 6)).toBe('17, 88, 203, 411, 640, …');
  expect(toRowNumbersText([88, 512], 2)).toBe('88, 512');
});

it.each([
  [999, '999 B'],
  [38_400, '38 kB'],
  [1_400_000, '1.4 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(toSizeText(bytes)).toBe(text);
});
