import { createAccount, storeSession } from './fixtures/account.ts';
import { completeCampaign, EMAIL, launchCampaign, writeCampaignFile, writeLeadList } from './fixtures/campaign.ts';
import { fillQuickStart, launchButton, openDrawer } from './fixtures/drawer.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('a Free account', () => {
  test.use({ refusals: [402, 409, 422] });

  test('launches as many leads as its credits pay for, without choosing the file again', async ({ page, request }) => {
    await storeSession(page, await createAccount(request));
    await page.goto('/app/campaigns');
    const drawer = await openDrawer(page);
    await fillQuickStart(drawer, { campaignName: 'Too many', leads: writeLeadList(240) });
    await expect(drawer.getByText('Needs 240 credits, you have 200')).toBeVisible();
    await launchButton(drawer).click();
    const dialog = page.getByRole('dialog', { name: 'Insufficient Credits' });
    await expect(dialog).toContainText('You have 200 credits, this list needs 240. Run the first 200 leads?');
    await expect(dialog.getByRole('link', { name: 'Upgrade plan' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Run 200 leads' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('row', { name: /Too many/ })).toContainText('200');
    await expect(page.getByRole('progressbar', { name: 'Mock credits' })).toHaveAttribute('aria-valuetext', '0 / 200');
  });

  test('is offered a plan if no credit is left', async ({ page, request }) => {
    const account = await createAccount(request);
    await completeCampaign(request, account, { campaignName: 'All of it', leadCount: 200 });
    await storeSession(page, account);
    await page.goto('/app/campaigns');
    const drawer = await openDrawer(page);
    await fillQuickStart(drawer, { leads: writeLeadList(3) });
    await launchButton(drawer).click();
    await expect(drawer.getByRole('alert')).toContainText('Insufficient credits');
    await drawer.getByRole('alert').getByRole('link', { name: 'Upgrade plan' }).click();
    await expect(page.getByRole('tab', { name: 'All Plans' })).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the limits of a plan', () => {
  test.use({ refusals: [409, 422] });

  test('name the largest campaign', async ({ page, request }) => {
    await storeSession(page, await createAccount(request, 'Unlimited'));
    await page.goto('/app/campaigns');
    const drawer = await openDrawer(page);
    await fillQuickStart(drawer, { leads: writeLeadList(801) });
    await launchButton(drawer).click();
    await expect(drawer.getByRole('alert')).toContainText(
      'Your plan supports maximum 800 leads per campaign. Please create a smaller campaign, or consider upgrading to a higher plan. See billing page for details.',
    );
  });

  test('name the number of campaigns that may run at once', async ({ page, request }) => {
    const account = await createAccount(request, 'Pro');
    await storeSession(page, account);
    await page.goto('/app/campaigns');
    const drawer = await openDrawer(page);
    await fillQuickStart(drawer, { leads: writeLeadList(3) });
    await expect(launchButton(drawer)).toBeEnabled();
    // Another campaign is launched just before this one. It is the plan's largest, with long emails, so that it runs for several seconds.
    const long = writeCampaignFile(1500).replaceAll('Is that worth a look?', `${EMAIL.body}\n\n${EMAIL.body}\n\nIs that worth a look?`);
    await page.route('/campaign', async (route) => {
      if (route.request().method() === 'POST') await launchCampaign(request, account, { campaignName: 'Still running', text: long });
      await route.continue();
    });
    await launchButton(drawer).click();
    await expect(drawer.getByRole('alert')).toContainText(
      'Your plan supports maximum 1 running campaign(s). Wait for the active campaign(s) to finish, or consider subscribing to a higher plan. See billing page for details.',
    );
  });
});
