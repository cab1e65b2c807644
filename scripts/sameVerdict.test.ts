import { runInNewContext } from 'node:vm';
import { join } from 'node:path';
import { readLeadFile, type LeadFileOptions, type LeadFileReading } from '@coldcast/rules/leadFile';
import fc from 'fast-check';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCampaignFile, type CampaignFileReading } from '../apps/server/campaigns/engine/readCampaignFile.ts';
import type { FileCheck } from '../apps/web/launch/leads/fileCheck.ts';
import { createLeadFileProcessor } from '../apps/web/launch/leads/leadFileProcessor.ts';
import { anyLeadFile } from './testing/leadFiles.ts';

/** How many files both sides read; a full run reads 10,000. */
const LEAD_FILES = Number(process.env['LEAD_FILES'] ?? 2000);

const mode = fc.constantFrom<LeadFileOptions['mode']>('leads', 'campaign');
let readInBrowser: (bytes: Uint8Array, options: LeadFileOptions) => LeadFileReading;

/** The reader as Vite builds it for browsers, run with only what browsers have: no Buffer, no process, no require. */
beforeAll(async () => {
  const entry = join(import.meta.dirname, '../packages/rules/leadFile.ts');
  const lib = { entry, formats: ['iife' as const], name: 'leadFile' };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [chunk] = [built].flat().flatMap((output) => ('output' in output ? output.output : []));
  if (chunk?.type !== 'chunk') throw new Error('Vite built no script.');
  const world: { leadFile?: { readLeadFile: typeof readLeadFile } } = {};
  runInNewContext(`${chunk.code}; globalThis.leadFile = leadFile;`, Object.assign(world, { TextDecoder, TextEncoder, URL }));
  if (world.leadFile === undefined) throw new Error('The script gave no reader.');
  readInBrowser = world.leadFile.readLeadFile;
}, 60_000);

describe('browser and server', () => {
  it('read any file the same way', () => {
    fc.assert(
      fc.property(anyLeadFile, mode, fc.boolean(), (bytes, chosen, applyFixes) => {
        const options = { mode: chosen, applyFixes };
        expect(JSON.stringify(readInBrowser(bytes, options))).toBe(JSON.stringify(readLeadFile(bytes, options)));
      }),
      { numRuns: LEAD_FILES },
    );
  }, 300_000);

  it('give the same verdict and counts for any campaign file', async () => {
    await fc.assert(
      fc.asyncProperty(anyLeadFile, async (bytes) => {
        const file = new File([Buffer.from(bytes)], 'leads.csv');
        const check = await createLeadFileProcessor().check({ fileId: 1, file, options: { mode: 'campaign' }, textFixes: [] });
        expect(toVerdict(check)).toEqual(toServerVerdict(readCampaignFile(bytes)));
      }),
      { numRuns: LEAD_FILES },
    );
  }, 300_000);

  it('count the same leads in the file that the browser sends', async () => {
    const email = { subject: 'docks', body: 'Hi {{first_name}}' };
    await fc.assert(
      fc.asyncProperty(anyLeadFile, mode, async (bytes, chosen) => {
        const processor = createLeadFileProcessor();
        const source = { fileId: 1, file: new File([Buffer.from(bytes)], 'leads.csv'), options: { mode: chosen }, textFixes: [] };
        const check = await processor.check(source);
        if (!check.ok || check.validCount === 0) return;
        const sent = await processor.writeCampaign({ source, email: chosen === 'leads' ? email : null, limit: null });
        const received = readCampaignFile(new Uint8Array(await sent.csv.arrayBuffer()));
        expect(received).toMatchObject({ ok: true, validRows: check.validCount, totalRows: check.validCount, invalidRows: 0 });
        expect(sent.leadCount).toBe(check.validCount);
      }),
      { numRuns: LEAD_FILES },
    );
  }, 300_000);
});

function toVerdict(check: FileCheck): string {
  if (!check.ok) return `Error processing CSV file: ${check.problem}`;
  if (check.missingColumns.length > 0) return `misses ${check.missingColumns.join(', ')}`;
  return check.validCount === 0 ? 'no valid rows' : `${check.validCount} valid, ${check.invalidCount} invalid`;
}

function toServerVerdict(reading: CampaignFileReading): string {
  if (reading.ok) return `${reading.validRows} valid, ${reading.invalidRows} invalid`;
  if (reading.code === 'missing_columns') return `misses ${reading.message?.split(': ')[1] ?? ''}`;
  return reading.code === 'no_valid_rows' ? 'no valid rows' : (reading.message ?? '');
}
