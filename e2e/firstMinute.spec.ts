import type { Locator, Page } from '@playwright/test';
import { createAccount, storeSession, newEmail, PASSWORD } from './fixtures/account.ts';
import { WIDTHS } from './fixtures/accessible.ts';
import { completeCampaign, writeCampaignFile } from './fixtures/campaign.ts';
import { expect, test } from './fixtures/test.ts';

/** Clicks from the first page to the first reply read. */
const MAX_CLICKS = 5;
/** Enough leads that their replies do not fit in the window. */
const LEADS = 800;

async function signUp(page: Page, click: (target: Locator) => Promise<void>): Promise<void> {
  await page.goto('/');
  await click(page.getByRole('link', { name: 'Sign up' }));
  await page.getByLabel('Name').fill('Ines Calder');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill(PASSWORD);
  await click(page.getByRole('button', { name: 'Sign up' }));
}

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ viewport });

    test('a new account reads its first reply within five clicks', async ({ page }) => {
      let clicks = 0;
      const click = async (target: Locator) => {
        clicks += 1;
        await target.click();
      };
      await signUp(page, click);
      await click(page.getByRole('button', { name: 'Try with a sample' }));
      await click(page.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }));
      await click(page.getByRole('link', { name: /^Read the first reply/ }));
      const thread = page.getByRole('group', { name: 'Thread' });
      await expect(thread.getByText('Simulated')).toBeVisible();
      await expect(thread).toBeFocused();
      expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
    });

    test('Lead List and Inbox fit in the window', async ({ page, request }) => {
      const account = await createAccount(request, 'Unlimited');
      await storeSession(page, account);
      const campaignId = await completeCampaign(request, account, { campaignName: 'High', text: writeCampaignFile(LEADS) });
      for (const [tab, region] of [
        [2, 'Leads'],
        [3, 'Simulated replies'],
      ] as const) {
        await page.goto(`/app/campaigns/${campaignId}?tab=${tab}`);
        const box = await page.getByRole('region', { name: region }).boundingBox();
        expect(box?.height ?? Infinity, region).toBeLessThanOrEqual(viewport.height);
        if (name === 'phone') continue;
        expect(await page.evaluate<number>('document.documentElement.scrollHeight'), `the page of ${region}`).toBeLessThanOrEqual(
          viewport.height,
        );
      }
    });
  });
}

test('the focus stays inside a dialog above the drawer', async ({ page, request }) => {
  await storeSession(page, await createAccount(request));
  await page.goto('/app/campaigns');
  const sample = page.getByRole('button', { name: 'Try with a sample' });
  await sample.click();
  await page.getByRole('dialog').getByLabel('Subject line').fill('Another subject');
  await page.keyboard.press('Escape');
  await expect(sample).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Replace your draft?' });
  await expect(question.getByRole('button', { name: 'Keep my draft' })).toBeFocused();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    await expect(question.locator(':focus')).toHaveCount(1);
  }
});
