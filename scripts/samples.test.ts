import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_CAMPAIGN_CSV } from '@coldcast/rules/campaignCsv';
import { SAMPLE_LEADS_CSV } from '@coldcast/rules/sampleLeads';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../samples', name), 'utf8');

describe('the sample files', () => {
  it('are the ones that the drawer offers', () => {
    expect(read('campaign.csv').replaceAll('\r\n', '\n')).toBe(SAMPLE_CAMPAIGN_CSV.replaceAll('\r\n', '\n'));
    expect(read('leads.csv').replaceAll('\r\n', '\n')).toBe(SAMPLE_LEADS_CSV.replaceAll('\r\n', '\n'));
  });
});
