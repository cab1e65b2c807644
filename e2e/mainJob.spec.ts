import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from './fixtures/account.ts';
import { writeLeadList } from './fixtures/campaign.ts';
import { fillQuickStart, launchButton, openDrawer } from './fixtures/drawer.ts';
import { expect, test } from './fixtures/test.ts';

async function signUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Ines Calder');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/app/campaigns');
}

/** Changes the plan on the product's own billing page, which opens in a new tab. */
async function chooseScale(page: Page): Promise<void> {
  await page.goto('/app/billing');
  const [portal] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Manage Subscription' }).click(),
  ]);
  await portal.waitForURL('**/billing/portal/**');
  await portal.getByRole('radio', { name: /Scale/ }).check();
  await portal.getByRole('button', { name: 'Continue' }).click();
  await portal.getByRole('button', { name: 'Confirm' }).click();
  await expect(portal.getByText('Your plan: Scale')).toBeVisible();
  await portal.close();
}

test('a new user signs up, launches and reads the replies of 500 leads', async ({ page }) => {
  await signUp(page);
  await chooseScale(page);
  await page.goto('/app/campaigns');
  await expect(page.getByRole('progressbar', { name: 'Mock credits' })).toHaveAttribute('aria-valuetext', 'Unlimited');

  const drawer = await openDrawer(page);
  await fillQuickStart(drawer, { campaignName: 'Dock slots, autumn', leads: writeLeadList(500) });
  await expect(drawer.getByText('Uses 500 of 5,000 priority credits')).toBeVisible();
  await launchButton(drawer).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /Dock slots, autumn/ })).toBeVisible();
  await page.getByRole('link', { name: 'View', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Dock slots, autumn' })).toBeVisible();
  await expect(page.getByText('Completed').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Why recipients opened your emails' })).toBeVisible({ timeout: 60_000 });

  await page.getByRole('tab', { name: 'Lead List' }).click();
  await expect(page.getByText('500 of 500')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Leads' }).getByRole('row').nth(1)).toContainText('reply');

  await page.getByRole('tab', { name: 'Inbox' }).click();
  const thread = page.getByRole('group', { name: 'Thread' });
  await expect(thread).toContainText('Is that worth a look?');
  await expect(thread.getByText('Simulated')).toBeVisible();
});
