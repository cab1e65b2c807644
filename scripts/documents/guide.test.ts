import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRIC_RULES } from '@coldcast/rules/ratings';
import { describe, expect, it } from 'vitest';
import { reportReader } from '../reader/reportReader.ts';
import { fillGenerated } from './fillGenerated.ts';
import { guideValues } from './guideValues.ts';
import { describeSum, listRateRows, metricRows } from './metricTables.ts';
import { recognizedRows, TOOLS } from './toolTables.ts';
import { writeReport } from './writeReport.ts';

const root = join(import.meta.dirname, '../..');
const guide = join(root, 'docs/guide');

describe('the guide', () => {
  // If this fails, run `node scripts/writeGuide.ts`.
  it.each(readdirSync(guide))('holds in %s what follows from code', (name) => {
    const document = readFileSync(join(guide, name), 'utf8');
    expect(fillGenerated(document, guideValues())).toBe(document);
  });

  it('refuses a name without a generated value', () => {
    expect(() => fillGenerated('<!-- from: nothing --><!-- /from -->', {})).toThrow('"nothing"');
  });

  // If this fails, run `npm run check-reader -- --write`.
  it('shows the report of the committed reader', () => {
    const stored = readFileSync(join(root, 'apps/web/documents/methodology/readerReport.json'), 'utf8');
    expect(stored).toBe(writeReport(reportReader('test')));
  });
});

describe('rates', () => {
  it('come from the rules', () => {
    expect(describeSum(METRIC_RULES.open.numerator)).toBe('all leads - not opened');
    expect(describeSum(METRIC_RULES.ignoreArchive.numerator)).toBe('archived + deleted + no action + remind me later');
    expect(listRateRows().map(([name, , , arrow]) => [name, arrow])).toEqual([
      ['Open', 'up from 50%, right from 20%, down below'],
      ['Reply', 'up from 8%, right from 3%, down below'],
      ['Interest', 'up from 2%, right from 0.5%, down below'],
      ['Unsubscribe', 'down (good) up to 1.5%, right up to 4%, up (poor) above'],
    ]);
    expect(metricRows()).toContainEqual([
      'Interest',
      'Regular',
      'positive replies',
      'replies',
      'Low below 10%, Average below 30%, else High; high is good',
    ]);
  });
});

describe('the import page', () => {
  it.each(TOOLS)('finds the profile, first name and company in a file of $tool', ({ headers }) => {
    const rows = recognizedRows(headers);
    const [profile] = rows;
    expect(profile?.[1]).toMatch(/url|profile/i);
    expect(profile?.[1]).not.toMatch(/company/i);
    expect(rows.map(([words]) => words)).toEqual(expect.arrayContaining(['first name', 'company']));
  });
});
