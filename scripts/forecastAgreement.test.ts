import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastCampaign, readEmailsOfList } from '../apps/server/campaigns/engine/engineThread.ts';
import { readCampaignFile } from '../apps/server/campaigns/engine/readCampaignFile.ts';
import type { CampaignLeadRow } from '../apps/server/campaigns/engine/leadRows.ts';
import { createDraftProcessor } from '../apps/web/launch/forecast/draftProcessor.ts';
import { createLeadFileProcessor } from '../apps/web/launch/leads/leadFileProcessor.ts';
import type { LeadSource } from '../apps/web/launch/leads/leadSource.ts';
import { writeCsv } from '../packages/rules/csvWriter.ts';

const HEADER = ['linkedin_url', 'first_name', 'Company Name', 'job title', 'Employees', 'industry', 'city'];

const cell = fc.oneof(
  fc.constant(''),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(' Ana ', 'Zoë', '{{city}}', '"Q", Inc.', '李', '=1+1'),
);
const slug = fc.stringMatching(/^[a-z]{2,8}-[a-z]{2,8}(?:-\d{1,3})?$/);
const row = fc.tuple(
  slug.map((name) => `https://www.linkedin.com/in/${name}`),
  cell,
  cell,
  fc.constantFrom('CEO', 'VP of Sales', 'Head of Ops', '', 'Analyst'),
  fc.constantFrom('12', '51-200', '', '10,000+'),
  fc.constantFrom('Software', '', 'Retail'),
  cell,
);
const piece = fc.constantFrom(
  'Hi {{first_name}},\n\n',
  'Saw {{company_name}} in {{city}}. ',
  'Are your docks full?\n',
  'Free 30 minutes on Tuesday? ',
  '{{ firstName }} ',
  'Größe zählt. ',
  '\r\nBest,\nIngrid',
);
const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));

const asSource = (csv: string, mode: LeadSource['options']['mode']): LeadSource => ({
  fileId: 1,
  file: new File([csv], 'docks.csv'),
  options: { mode },
  textFixes: [],
});

/** What the server stores for this file's campaign: its rows as the database's text, its forecast as JSON. */
function forecastStored(bytes: Uint8Array) {
  const reading = readCampaignFile(bytes);
  if (!reading.ok || reading.leadRowsJson === null) return null;
  const rows: CampaignLeadRow[] = JSON.parse(reading.leadRowsJson);
  const batch = rows.map(({ position, lead_key, slug: of, name, first_name, company, title, company_size, industry, ...rest }) => ({
    position,
    lead: {
      leadKey: lead_key,
      slug: of,
      name,
      firstName: first_name,
      company,
      title,
      companySize: company_size,
      industry,
      email: { subject: rest.subject, body: rest.body },
      context: rest.context,
    },
  }));
  const { listOffer } = readEmailsOfList({ leadRowsJson: reading.leadRowsJson, corrections: null });
  const task = { campaign: { seed: 'some-organisation', leadCount: reading.validRows, ...listOffer }, batchJson: JSON.stringify(batch) };
  return {
    leadCount: reading.validRows,
    buckets: JSON.parse(JSON.stringify(forecastCampaign({ ...task, senderJson: null }).buckets)) as unknown[],
  };
}

describe('the forecast of the drawer', () => {
  it('equals the forecast that the launched campaign stores, for any list, email and bucket', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 12 }),
        fc.record({ subject: text.map((line) => line.replaceAll(/\s+/g, ' ')), body: text }),
        fc.integer({ min: 0, max: 9 }),
        async (rows, email, bucket) => {
          const source = asSource(writeCsv(HEADER, rows), 'leads');
          const shown = await createDraftProcessor().forecast({ source, email, bucket, sender: null });
          const { csv } = await createLeadFileProcessor().writeCampaign({ source, email, limit: null });
          const stored = forecastStored(new Uint8Array(await csv.arrayBuffer()));
          expect(shown?.forecast ?? null).toEqual(stored?.buckets[bucket] ?? null);
          expect(shown?.leadCount).toBe(stored?.leadCount);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is the same for a campaign file that is uploaded unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(row, text, text), { minLength: 1, maxLength: 8 }), async (rows) => {
        const header = ['personal_linkedin_url', ...HEADER.slice(1), 'subject_line', 'email_body_1'];
        const csv = writeCsv(
          header,
          rows.map(([lead, subject, body]) => [...lead, subject, body]),
        );
        const shown = await createDraftProcessor().forecast({ source: asSource(csv, 'campaign'), email: null, sender: null, bucket: 4 });
        const stored = forecastStored(new TextEncoder().encode(csv));
        expect(shown?.forecast ?? null).toEqual(stored?.buckets[4] ?? null);
      }),
      { numRuns: 25 },
    );
  });
});
