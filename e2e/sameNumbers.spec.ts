import { readFileSync } from 'node:fs';
import type { AnalyticsCounts } from '@coldcast/rules/analytics';
import type { Bucket } from '@coldcast/rules/deliverability';
import { readCsv } from '@coldcast/rules/leadFile/readCsv';
import { METRIC_RULES, METRICS, type Metric } from '@coldcast/rules/ratings';
import type { Page } from '@playwright/test';
import { createAccount, storeSession } from './fixtures/account.ts';
import { completeCampaign } from './fixtures/campaign.ts';
import { expect, test } from './fixtures/test.ts';

const LEADS = 500;
const COMPARED: readonly Bucket[] = ['0-10', '20-30', '40-50', '70-80', '90-100'];

/** The numerator shown for each metric: 186 in "186 of 500". */
async function readPerformance(page: Page): Promise<Record<Metric, number>> {
  const shown = METRICS.map(async (metric) => {
    const text = await page.getByRole('group', { name: METRIC_RULES[metric].label, exact: true }).textContent();
    const [, numerator] = /%?([\d,]+) of [\d,]+/.exec(text?.replace(/^.*?(-|%)/, '') ?? '') ?? [];
    return [metric, Number(numerator?.replaceAll(',', ''))] as const;
  });
  return Object.fromEntries(await Promise.all(shown)) as Record<Metric, number>;
}

/** Counts the exported rows by action, and those marked as opened. */
async function readExport(page: Page): Promise<{ actions: Map<string, number>; opened: number; rows: number }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  const csv = readCsv(readFileSync(await download.path(), 'utf8').replace(/^\ufeff/, ''), ',');
  if (!csv.ok) throw new Error(csv.problem);
  const [header = [], ...rows] = csv.rows.filter((row) => row.length > 1);
  const at = (row: readonly string[], name: string) => row[header.indexOf(name)] ?? '';
  const actions = new Map<string, number>();
  for (const row of rows) actions.set(at(row, 'Action'), (actions.get(at(row, 'Action')) ?? 0) + 1);
  return { actions, opened: rows.filter((row) => at(row, 'Opened') === 'yes').length, rows: rows.length };
}

/** The analytics counts that follow from the exported rows alone. */
function countsOfExport({ actions, opened, rows }: Awaited<ReturnType<typeof readExport>>): Partial<AnalyticsCounts> {
  const of = (action: string) => actions.get(action) ?? 0;
  return {
    total: rows,
    not_opened: rows - opened,
    reply: of('reply'),
    unsubscribe: of('unsubscribe'),
    report_spam: of('report_spam'),
    forward_internally: of('internal_forward'),
    archive: of('archive'),
    delete: of('delete'),
    remind_me_later: of('remind_me_later'),
    no_action: of('no_action'),
    classify_as_spam: of('classify_as_spam'),
  };
}

async function expectSameNumbers(page: Page, bucket: Bucket): Promise<void> {
  await page.getByRole('tab', { name: 'Performance' }).click();
  await page.getByRole('radio', { name: bucket, exact: true }).check();
  const performance = await readPerformance(page);

  await page.getByRole('tab', { name: 'Lead List' }).click();
  await expect(page.getByText(`leads at bucket ${bucket}`)).toBeVisible();
  const counts = { ...EMPTY, ...countsOfExport(await readExport(page)) };
  expect(counts.total).toBe(LEADS);
  for (const metric of METRICS) {
    // The file says that a lead replied, but not whether the reply was positive.
    if (metric !== 'interest') expect(performance[metric], `${metric} at ${bucket}`).toBe(METRIC_RULES[metric].numerator(counts));
  }

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const replyOption = page.getByRole('dialog', { name: 'Filter leads' }).getByText('reply', { exact: true }).locator('..');
  await expect(replyOption).toHaveText(`reply${performance.reply}`);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Inbox' }).click();
  if (performance.reply === 0) await expect(page.getByText('No replies yet.')).toBeVisible();
  else await expect(page.getByText(performance.reply === 1 ? '1 reply' : `${performance.reply} replies`, { exact: true })).toBeVisible();
}

const EMPTY: AnalyticsCounts = {
  total: 0,
  not_opened: 0,
  reply: 0,
  reply_positive: 0,
  reply_negative: 0,
  reply_neutral: 0,
  archive: 0,
  delete: 0,
  no_action: 0,
  unsubscribe: 0,
  report_spam: 0,
  forward_internally: 0,
  remind_me_later: 0,
  classify_as_spam: 0,
};

test('list, Performance, Lead List, Inbox and export agree at any bucket', async ({ page, request }) => {
  const account = await createAccount(request, 'Unlimited');
  await storeSession(page, account);
  const campaignId = await completeCampaign(request, account, { campaignName: 'Same numbers', leadCount: LEADS });
  const address = `/app/campaigns/${campaignId}`;
  await page.goto(address);
  for (const bucket of COMPARED) await expectSameNumbers(page, bucket);

  await page.goto(`${address}?tab=1`);
  const shares = ['Open', 'Reply', 'Unsubscribe'].map(async (label) => {
    const text = await page.getByRole('group', { name: label, exact: true }).textContent();
    return /\d+\.\d\d%/.exec(text ?? '')?.[0];
  });
  const percents = await Promise.all(shares);
  await page.goto('/app/campaigns');
  const row = page.getByRole('row', { name: /Same numbers/ });
  for (const percent of percents) await expect(row).toContainText(percent ?? 'no percent was shown');
});
