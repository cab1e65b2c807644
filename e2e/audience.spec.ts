import { endpoints } from '@coldcast/contract/endpoints';
import { formatExpected } from '@coldcast/rules/audienceWords';
import type { Page } from '@playwright/test';
import { createAccount, storeSession, openDemo } from './fixtures/account.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { completeCampaign, writeLeadList } from './fixtures/campaign.ts';
import { fillQuickStart, openDrawer } from './fixtures/drawer.ts';
import { expect, test } from './fixtures/test.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Leads that get the email' });
const exported = (page: Page, button: string) =>
  Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]).then(([file]) => file);

test('the page and the API agree on who to send a finished campaign to', async ({ page, request }) => {
  const account = await createAccount(request);
  await storeSession(page, account);
  const campaignId = await completeCampaign(request, account, { campaignName: 'Monday' });
  await page.goto(`/app/campaigns/${campaignId}?tab=2`);
  await page.getByRole('link', { name: 'Who to send to' }).click();
  await expect(slider(page)).toBeVisible({ timeout: 30_000 });
  const response = await request.get(`/campaign/${campaignId}/audience`, { headers: { 'x-api-key': account.token } });
  const told = endpoints.getAudience.answer.parse(await response.json());
  await expect(page.getByText(told.cut.sentence)).toBeVisible();
  for (const group of told.groups.filter(({ leads }) => leads > 0)) {
    const words = `${formatExpected(group.interest)} interested replies, ${formatExpected(group.spamReports)} spam reports`;
    await expect(page.getByText(words).first()).toBeVisible();
  }

  // The cut can be moved with the keyboard alone.
  await slider(page).focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '3 of 60 leads');
  await expect(page.getByText(/^The last 57 leads bring/u)).toBeVisible();
  await expectAccessible(page, 'a moved cut');

  const file = await exported(page, 'Export groups');
  expect(file.suggestedFilename()).toBe('who-to-send-to.csv');

  await page.getByRole('button', { name: 'New campaign with these 3' }).click();
  const drawer = page.getByRole('dialog', { name: 'Launch New Campaign' });
  await expect(drawer.getByLabel('People in the whole send')).toHaveValue('60');
  await expect(drawer.getByText('3 valid', { exact: false }).first()).toBeVisible();
});

test('tapping the curve moves the cut', async ({ browser, request }) => {
  const account = await createAccount(request);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await storeSession(page, account);
  const campaignId = await completeCampaign(request, account, { campaignName: 'Phone' });
  await page.goto(`/app/campaigns/${campaignId}/audience`);
  await expect(slider(page)).toBeVisible({ timeout: 30_000 });
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 60);
  await expect.poll(async () => Math.abs(Number(await slider(page).inputValue()) - 30)).toBeLessThan(3);
  await context.close();
});

test('a draft says who to send to before it is launched', async ({ page, request }) => {
  await storeSession(page, await createAccount(request));
  await page.goto('/app/campaigns');
  const drawer = await openDrawer(page);
  await fillQuickStart(drawer, { campaignName: 'Draft', leads: writeLeadList(40) });
  await drawer.getByRole('button', { name: 'Who to send to' }).click();
  await expect(slider(page)).toBeVisible({ timeout: 30_000 });
  await expect(slider(page)).toHaveAttribute('max', '40');
  await expectAccessible(page, 'the audience of a draft');
});

test('the demo account can try prices but not save them', async ({ page }) => {
  await openDemo(page);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('6 results')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 45_000 });
  await page.getByRole('link', { name: /^View/u }).first().click();
  await page.getByRole('link', { name: 'Who to send to' }).click();
  await expect(slider(page)).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Price of a spam report').fill('9');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByRole('dialog', { name: 'Demo Account Limitation' })).toBeVisible();
});
