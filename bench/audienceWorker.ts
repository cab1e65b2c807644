import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { REQUIRED_COLUMNS } from '../packages/rules/leadFile/campaignColumns.ts';
import { writeCsv } from '../packages/rules/csvWriter.ts';
import { buildAudience } from '../packages/simulator/testing/audienceList.ts';
import { findChromium } from '../scripts/testing/findChromium.ts';

/** Measures the worker behind "Who to send to" on a long list in Chromium, question by question. Usage: node bench/audienceWorker.ts */
const LEADS = 2000;
const LIMIT_MS = 300;
const BUCKETS = ['50-60', '60-70', '70-80', '30-40', '20-30'] as const;

async function bundleWorker(): Promise<string> {
  const lib = { entry: join(import.meta.dirname, '../apps/web/worker/parts.worker.ts'), formats: ['es' as const] };
  const output = { codeSplitting: false };
  const [result] = [
    await build({ configFile: false, logLevel: 'error', build: { write: false, minify: true, lib, rolldownOptions: { output } } }),
  ].flat();
  if (result === undefined || !('output' in result)) throw new Error('The worker could not be bundled.');
  return result.output[0].code;
}

const { leads } = buildAudience(LEADS);
const csv = writeCsv(
  [...REQUIRED_COLUMNS, 'first_name', 'company', 'title', 'company_size', 'industry'],
  leads.map(({ email, slug, firstName, company, title, companySize, industry }) =>
    [email.body, email.subject, `https://www.linkedin.com/in/${slug}`, firstName, company, title, companySize, industry].map(
      (cell) => cell ?? '',
    ),
  ),
);
const list = { key: 'bench', csv, seed: 'bench', sendSize: null, corrections: null };
const prices = { spamReport: 2, unsubscribe: 0.05 };
const questions = [
  { what: 'the first question, which reads the file', question: { kind: 'plan', list, bucket: '40-50', prices } },
  ...BUCKETS.map((bucket) => ({ what: `bucket ${bucket}`, question: { kind: 'plan', list, bucket, prices } })),
  { what: 'another price', question: { kind: 'plan', list, bucket: '40-50', prices: { spamReport: 5, unsubscribe: 0.1 } } },
];

const found = findChromium();
if ('problem' in found) throw new Error(found.problem);
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
const code = await bundleWorker();
const origin = 'http://bench.test';
await page.route(`${origin}/**`, (route) => {
  const isWorker = route.request().url().endsWith('.js');
  return route.fulfill({ contentType: isWorker ? 'text/javascript' : 'text/html', body: isWorker ? code : '<!doctype html>' });
});
await page.goto(origin);
/** Runs in the page: asks the questions one after the other and returns the milliseconds each took. */
const askAll = `(async (asked) => {
  const worker = new Worker('/worker.js', { type: 'module', name: 'audience' });
  const took = [];
  for (const [id, question] of asked.entries()) {
    const start = performance.now();
    await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.failure === undefined ? resolve(data) : reject(new Error(data.failure)));
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ id, name: 'ask', input: question });
    });
    took.push(performance.now() - start);
  }
  return took;
})`;
const times = await page.evaluate<number[]>(`${askAll}(${JSON.stringify(questions.map(({ question }) => question))})`);
await browser.close();
questions.forEach(({ what }, index) =>
  console.log(
    `${Math.round(times[index] ?? 0)
      .toString()
      .padStart(6)} ms  ${what}`,
  ),
);
const best = Math.min(...times.slice(1, 1 + BUCKETS.length));
console.log(`${Math.round(best).toString().padStart(6)} ms of ${LIMIT_MS} ms  the best of the buckets, ${LEADS} leads, there and back`);
if (best > LIMIT_MS) process.exitCode = 1;
