import { REQUIRED_COLUMNS } from '@coldcast/rules/leadFile/campaignColumns';
import { writeCsv } from '@coldcast/rules/csvWriter';
import type { Page } from '@playwright/test';
import { inventPeople } from '../apps/server/campaigns/demo/inventPeople.ts';
import { createAccount, storeSession } from './fixtures/account.ts';
import { awaitInsights, completeCampaign } from './fixtures/campaign.ts';
import { chooseFile, fillQuickStart, openDrawer } from './fixtures/drawer.ts';
import { expect, test } from './fixtures/test.ts';

/** Each of these sets `window.harmed` if it runs. */
const VECTORS = [
  '<script>window.harmed=1</script>',
  '"><img src=x onerror="window.harmed=1">',
  "'-(window.harmed=1)-'",
  '<svg/onload=window.harmed=1>',
  'javascript:window.harmed=1',
  '</title><script>window.harmed=1</script>',
  '<iframe srcdoc="<script>parent.harmed=1</script>">',
  '{{constructor.constructor("window.harmed=1")()}}',
  '<a href="javascript:window.harmed=1">click</a>',
  '${window.harmed=1}',
];
const ALL = VECTORS.join(' ');

const pick = (index: number): string => VECTORS[index % VECTORS.length] ?? '';

/** Around what is hostile, so that somebody replies. */
const OFFER =
  'Carriers wait two hours at most docks. We plan the slots, and they book by phone. Hansen Foods cut its waits to 20 minutes.\n\nIs that worth a look?';

/** A file whose text cells are all hostile. Its links are valid, so that every row is simulated. */
function writeHostileFile(leadCount: number): string {
  const rows = inventPeople(leadCount, 0).map(({ profileUrl }, index) => [
    `Hi ${pick(index)},\n\n${OFFER}\n\n${pick(index + 7)}`,
    `dock waits ${pick(index + 1)}`,
    profileUrl,
    pick(index + 2),
    pick(index + 3),
    pick(index + 4),
    pick(index + 5),
    pick(index + 6),
  ]);
  return writeCsv([...REQUIRED_COLUMNS, 'first_name', 'last_name', 'company', 'title', '<img src=x onerror=window.harmed=1>'], rows);
}

const expectUnharmed = async (page: Page, where: string): Promise<void> =>
  expect(await page.evaluate('window.harmed'), where).toBeUndefined();

test('hostile text in every cell is shown as text on every screen', async ({ page, request }) => {
  // The list is long enough for several replies, whatever the draw.
  const account = await createAccount(request, 'Unlimited');
  await storeSession(page, account);
  const campaignName = `Hostile ${ALL}`.slice(0, 200);
  const campaignId = await completeCampaign(request, account, { campaignName, text: writeHostileFile(800) });
  await awaitInsights(request, account, campaignId);
  await page.goto('/app/campaigns');
  await expect(page.getByRole('link', { name: campaignName, exact: true })).toBeVisible();
  await expectUnharmed(page, 'list');
  for (const tab of ['', '?tab=1&bucket=90-100', '?tab=2&bucket=90-100', '?tab=3&bucket=90-100']) {
    await page.goto(`/app/campaigns/${campaignId}${tab}`);
    await expect(page.getByRole('heading', { level: 1, name: campaignName })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectUnharmed(page, `detail ${tab}`);
  }
  const replies = page.getByRole('list', { name: 'Replies' }).getByRole('article');
  for (const reply of (await replies.all()).slice(0, 10)) {
    await reply.getByRole('link').first().click();
    await expect(page.getByRole('group', { name: 'Thread' })).toContainText('harmed=1');
    await expectUnharmed(page, 'thread');
  }
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete campaign' })).toContainText('<script>');
  await expectUnharmed(page, 'dialog');
  for (const side of ['open-insights', 'negative-open-insights', 'reply-insights']) {
    await page.goto(`/app/campaigns/${campaignId}/${side}`);
    await expect(page.getByText(campaignName).first()).toBeVisible();
    await expectUnharmed(page, side);
  }
  await page.goto('/app/billing');
  await expect(page.getByText(campaignName).first()).toBeVisible();
  await expectUnharmed(page, 'credit history');
});

test('hostile names of API keys and addresses of webhooks are shown as text', async ({ page, request }) => {
  const account = await createAccount(request);
  await storeSession(page, account);
  const headers = { 'x-api-key': account.token };
  for (const name of VECTORS) expect((await request.post('/users/me/api-keys', { headers, data: { name } })).status()).toBe(201);
  const url = `https://93.184.215.14/?${ALL}`;
  expect((await request.post('/webhooks', { headers, data: { url, events: ['credits.low'] } })).status()).toBe(201);
  await page.goto('/app/account/api-keys');
  for (const name of VECTORS) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Revoke ${VECTORS[0]}` }).click();
  await expect(page.getByRole('dialog', { name: 'Revoke API key' })).toContainText('<script>');
  await expectUnharmed(page, 'API keys');
  await page.goto('/app/account/webhooks');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('window.harmed=1');
  await expectUnharmed(page, 'webhooks');
});

test('hostile text in the drawer is shown as text', async ({ page, request }) => {
  await storeSession(page, await createAccount(request));
  await page.goto('/app/campaigns');
  const drawer = await openDrawer(page);
  const leads = writeCsv(
    ['linkedin_url', 'first_name', ...VECTORS],
    [
      ['https://www.linkedin.com/in/one', ALL, ...VECTORS],
      [`https://www.linkedin.com/pub/${pick(1)}`, ALL, ...VECTORS],
      [ALL, ALL, ...VECTORS],
    ],
  );
  await fillQuickStart(drawer, {
    campaignName: ALL.slice(0, 200),
    subject: ALL,
    body: `Hi {{first_name}} ${ALL}`,
    leads,
    fileName: `${pick(1)}.csv`,
  });
  await expect(drawer.getByText(/invalid rows?$/).first()).toBeVisible();
  await expectUnharmed(page, 'Quick Start');
  await drawer.getByRole('tab', { name: 'Upload CSV' }).click();
  await chooseFile(drawer, `${pick(3)}.csv`, writeHostileFile(5));
  await expect(drawer.getByText('1 of 5', { exact: true })).toBeVisible();
  await expectUnharmed(page, 'Upload CSV');
});
