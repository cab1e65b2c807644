import type { Locator, Page } from '@playwright/test';
import { createAccount, storeSession } from './fixtures/account.ts';
import { completeCampaign, EMAIL, toFile, writeLeadList } from './fixtures/campaign.ts';
import { expect, test } from './fixtures/test.ts';

const MAX_STEPS = 300;
/** Enough leads for at least two replies, whatever the draw. */
const LEADS = 1000;

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${wanted}`);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

async function logInByKeyboard(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password'), password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/campaigns');
  await expect(page.getByText('No campaigns yet.')).toBeVisible();
}

async function launchByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: 'Launch New Campaign' });
  await expect(drawer.getByLabel('Campaign name')).toBeFocused();
  await page.keyboard.insertText('By keyboard');
  await typeInto(page, drawer.getByLabel('Subject line'), EMAIL.subject);
  const body = drawer.getByLabel('Email body');
  await tabTo(page, body);
  // Typing two braces offers the variable, and Enter inserts it.
  await page.keyboard.type('Hi {{');
  await expect(page.getByRole('option', { name: '{{first_name}}' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(body).toHaveValue('Hi {{first_name}}');
  await page.keyboard.insertText(EMAIL.body.slice('Hi {{first_name}}'.length));
  await tabTo(page, drawer.getByRole('button', { name: 'Choose file' }));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles(toFile('leads.csv', writeLeadList(LEADS)));
  await expect(drawer.getByText('Uses 1,000 of 5,000 priority credits')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(drawer).toBeHidden();
}

test('a keyboard user logs in, launches, reads replies and deletes', async ({ page, request }) => {
  const { email, password } = await createAccount(request, 'Scale');
  await logInByKeyboard(page, email, password);
  await launchByKeyboard(page);

  await press(page, page.getByRole('link', { name: 'View By keyboard' }));
  await expect(page.getByRole('heading', { level: 1, name: 'By keyboard' })).toBeVisible();
  await expect(page.getByText('Completed').first()).toBeVisible({ timeout: 60_000 });

  await tabTo(page, page.getByRole('tab', { selected: true }));
  for (const tab of ['Performance', 'Lead List', 'Inbox']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
  const replies = page.getByRole('list', { name: 'Replies' }).getByRole('link', { name: /^(?!LinkedIn)/ });
  await expect(replies.first()).toBeVisible();
  await tabTo(page, replies.first());
  await expect(replies.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(replies.nth(1)).toHaveAttribute('aria-current', 'true');

  await press(page, page.getByRole('button', { name: 'Delete' }));
  const dialog = page.getByRole('dialog', { name: 'Delete campaign' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Delete' }));
  await page.waitForURL('**/app/campaigns');
  await expect(page.getByText('No campaigns yet.')).toBeVisible();
});

test('Escape closes a popup and returns the focus', async ({ page, request }) => {
  const { email, password } = await createAccount(request);
  await logInByKeyboard(page, email, password);
  const opener = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: 'New Campaign' });
  await press(page, opener);
  await expect(page.getByRole('dialog', { name: 'Launch New Campaign' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Launch New Campaign' })).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the arrow keys choose a bucket without moving the page', async ({ page, request }) => {
  const account = await createAccount(request);
  await storeSession(page, account);
  const campaignId = await completeCampaign(request, account, { campaignName: 'By keys' });
  await page.goto(`/app/campaigns/${campaignId}?tab=1`);
  await expect(page.getByRole('figure').locator('svg').first()).toBeVisible();
  await page.getByRole('radio', { name: '40-50' }).focus();
  await page.evaluate('window.scrollTo(0, 1000)');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '30-40' })).toBeChecked();
  expect(await page.evaluate<number>('window.scrollY')).toBe(1000);
});
