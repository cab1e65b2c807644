import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ANALYTICS_FIELDS } from '@coldcast/rules/analytics';
import { SAMPLE_CAMPAIGN_CSV } from '@coldcast/rules/campaignCsv';
import { SAMPLE_LEADS_CSV } from '@coldcast/rules/sampleLeads';
import { PRIORS_VERSION } from '@coldcast/simulator/priors';
import { afterAll, describe, expect, it } from 'vitest';
import type { SimulatedSequence } from './simulation/simulateFile.ts';

const script = fileURLToPath(new URL('simulate.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const sample = fileOf('sample.csv', SAMPLE_CAMPAIGN_CSV);
const simulate = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

afterAll(() => rmSync(folder, { recursive: true }));

const rates = [
  'inbox',
  'open',
  'reply',
  'interest',
  'unsubscribe',
  'spam_report',
  'forward',
  'remind_later',
  'archive',
  'delete',
  'no_action',
];
const each = (value: unknown) => Object.fromEntries(rates.map((rate) => [rate, value]));
const documented = {
  leads: 3,
  seed: 'ours',
  priors: PRIORS_VERSION,
  buckets: Array.from({ length: 10 }, (_, tens) => ({
    bucket: `${tens * 10}-${tens * 10 + 10}`,
    expected: each(expect.any(Number)),
    interval80: each([expect.any(Number), expect.any(Number)]),
    counts: Object.fromEntries(ANALYTICS_FIELDS.map((field) => [field, field === 'total' ? 3 : expect.any(Number)])),
  })),
  rows: [2, 3, 4].map((row) => ({
    row,
    leadId: expect.any(String),
    opensFrom: expect.toBeOneOf([null, expect.any(Number)]),
    inboxFrom: expect.toBeOneOf([null, expect.any(Number)]),
    action: expect.any(String),
    intent: expect.toBeOneOf([null, expect.any(String)]),
    reply: expect.toBeOneOf([null, expect.any(String)]),
    fit: expect.toBeOneOf([null, { level: expect.any(String), probability: expect.any(Number), reason: expect.any(String) }]),
  })),
  readings: expect.arrayContaining([
    {
      rows: expect.arrayContaining([expect.any(Number)]),
      reading: {
        kind: { kind: expect.any(String), probability: expect.any(Number) },
        offer: expect.toBeOneOf([
          null,
          { phrase: expect.toBeOneOf([null, expect.any(String)]), category: expect.toBeOneOf([null, expect.any(String)]) },
        ]),
        language: 'en',
        sentences: expect.arrayContaining([{ text: expect.any(String), roles: expect.any(Array) }]),
      },
    },
  ]),
};

describe('the simulate command', { timeout: 60_000 }, () => {
  it('prints nothing but the documented JSON, the same for the same seed', () => {
    const first = simulate(sample, '--json', '--seed', 'ours');
    expect(first.status).toBe(0);
    expect(JSON.parse(first.stdout)).toStrictEqual(documented);
    expect(simulate(sample, '--seed', 'ours', '--json').stdout).toBe(first.stdout);
  });

  it('prints only JSON through npm too, as documented', () => {
    const { stdout, status } = spawnSync('npm', ['run', '-s', 'simulate', '--', sample, '--json'], {
      encoding: 'utf8',
      cwd: join(import.meta.dirname, '..'),
      shell: process.platform === 'win32',
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ leads: 3 });
    expect(stdout.trim().split('\n')).toHaveLength(1);
    for (const page of ['README.md', 'docs/guide/self-hosting.md'])
      expect(readFileSync(join(import.meta.dirname, '..', page), 'utf8')).toContain('npm run -s simulate -- FILE');
  });

  it('prints a table for people', () => {
    const { status, stdout } = simulate(sample);
    expect(status).toBe(0);
    expect(stdout).toContain('In simulation');
    expect(stdout.split('\n').filter((line) => /^\s+\d+-\d+%/.test(line))).toHaveLength(10);
  });

  it("fills a lead list's email from each row", () => {
    const leads = fileOf('leads.csv', SAMPLE_LEADS_CSV.split('\r\n').slice(0, 4).join('\r\n'));
    const body = fileOf('email.txt', 'Hi {{first_name}},\n\nIs a shorter queue at {{company}} worth a look?\n');
    const { status, stdout } = simulate(leads, '--subject', 'docks at {{company}}', '--body-file', body, '--json', '--seed', 'ours');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toStrictEqual(documented);
  });

  it('reads follow-ups and adds the results of each email', () => {
    const first = 'Hi Dana, most carriers wait more than six weeks for payment. Is this worth a look?';
    const rows = ['dana-whitcombe', 'owen-marsh', 'priya-nair'].map(
      (slug, index) => `https://www.linkedin.com/in/${slug},Late invoices,"${first}",${index === 2 ? '' : 'Any thoughts?'},4`,
    );
    const header = 'personal_linkedin_url,subject_line,email_body_1,email_body_2,wait_days_2';
    const file = fileOf('sequence.csv', [header, ...rows].join('\n'));
    const answer: { buckets: { counts: { openedFirst: number; total: number }; sequence: SimulatedSequence }[]; rows: object[] } =
      JSON.parse(simulate(file, '--json').stdout);
    for (const { counts, sequence } of answer.buckets) {
      expect(sequence.steps.map(({ step }) => step)).toEqual([1, 2]);
      expect(sequence.steps.map((step) => step.counts.stillIn)[0]).toBe(counts.total);
      expect(sequence.steps[0]?.counts.opened).toBe(counts.openedFirst);
      expect(sequence.steps[1]?.counts.stillIn).toBeLessThanOrEqual(2);
      expect(sequence.says).toHaveLength(2);
    }
    expect(answer.rows.map((row) => 'steps' in row)).toEqual([true, true, false]);
    const { stdout } = simulate(file);
    expect(stdout).toContain('By email at 40-50%');
    expect(stdout.split('\n').filter((line) => /^\s+[12]\s+\d+%/.test(line))).toHaveLength(2);
  });

  it.each([
    ['a subject without a body', [sample, '--subject', 'Hello'], 'Usage: npm run simulate'],
    ['no file', [], 'Usage: npm run simulate'],
    ['an unknown option', [sample, '--fast'], 'Usage: npm run simulate'],
    ['a file that is not there', [join(folder, 'none.csv')], `${join(folder, 'none.csv')} does not exist.`],
    ['a folder', [folder], `${folder} is a folder, but must be a file.`],
    ['a body that is not there', [sample, '--subject', 'Hello', '--body-file', 'none.txt'], 'none.txt does not exist.'],
    ['a file without the columns', [fileOf('columns.csv', 'name\nDana\n')], 'Missing column(s) in your leads CSV: email_body_1'],
    [
      'a file without a valid row',
      [fileOf('rows.csv', 'personal_linkedin_url,subject_line,email_body_1\nnobody,Hello,Hello\n')],
      'No valid rows found in the CSV file.',
    ],
  ])('ends with 1 and says why for %s', (_case, args, message) => {
    const { status, stdout, stderr } = simulate(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
  });
});
