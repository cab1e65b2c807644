import type { Page } from '@playwright/test';
import { openDemo } from './fixtures/account.ts';
import { toFile, writeCampaignFile, writeLeadList } from './fixtures/campaign.ts';
import { fillQuickStart, launchButton, openDrawer } from './fixtures/drawer.ts';
import { expect, test } from './fixtures/test.ts';

async function expectLimitation(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Demo Account Limitation' });
  await expect(dialog).toContainText('Sign up with your own address');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** The sample campaigns are created in the background after the start. */
async function openFirstSample(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('6 results')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 45_000 });
  await page.getByRole('link', { name: /^View/ }).first().click();
}

test.describe('the demo account', () => {
  test.beforeEach(({ page }) => openDemo(page));

  test('signs in by itself and shows completed samples', async ({ page }) => {
    await openFirstSample(page);
    await expect(page.getByText('Completed').first()).toBeVisible();
  });

  test('cannot launch', async ({ page }) => {
    const drawer = await openDrawer(page);
    await fillQuickStart(drawer, { leads: writeLeadList(3) });
    await launchButton(drawer).click();
    await expectLimitation(page);
  });

  test('cannot upload', async ({ page }) => {
    await page.goto('/app/upload');
    await page.locator('input[type="file"]').setInputFiles(toFile('leads.csv', writeCampaignFile(3)));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expectLimitation(page);
  });

  test('cannot delete', async ({ page }) => {
    await openFirstSample(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expectLimitation(page);
  });

  test('cannot open the billing portal', async ({ page }) => {
    await page.goto('/app/billing');
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await expectLimitation(page);
    expect(page.context().pages()).toHaveLength(1);
  });
});
