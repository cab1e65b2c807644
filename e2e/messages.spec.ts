import type { Page } from '@playwright/test';
import { createAccount, storeSession, newEmail, PASSWORD } from './fixtures/account.ts';
import { completeCampaign, toFile, writeCampaignFile, writeLeadList } from './fixtures/campaign.ts';
import { chooseFile, fillQuickStart, launchButton, openDrawer } from './fixtures/drawer.ts';
import { expect, test } from './fixtures/test.ts';

/** Aborts every matching call, as if the network were down. */
const cut = (page: Page, calls: RegExp): Promise<unknown> => page.route(calls, (route) => route.abort());

const mend = (page: Page, calls: RegExp): Promise<void> => page.unroute(calls);

const expectAlert = (page: Page, text: string): Promise<void> => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

test.describe('without a response', () => {
  test.use({ isOfflineExpected: true });

  test('login and signup say what failed and keep what was typed', async ({ page }) => {
    await page.goto('/login');
    await cut(page, /\/users\//);
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expectAlert(page, 'Login failed');
    await expect(page.getByLabel('Password')).toHaveValue(PASSWORD);
    await page.goto('/login?demo=true');
    await expectAlert(page, 'Demo login failed');
    await page.goto('/signup');
    await page.getByLabel('Name').fill('Ines Calder');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expectAlert(page, 'Signup failed');
  });

  test('a launch and an upload can be retried and are charged once', async ({ page, request }) => {
    await storeSession(page, await createAccount(request));
    await page.goto('/app/campaigns');
    const drawer = await openDrawer(page);
    await fillQuickStart(drawer, { campaignName: 'Second try', leads: writeLeadList(5) });
    await cut(page, /\/campaign$/);
    await launchButton(drawer).click();
    await expectAlert(page, 'Failed to create campaign');
    await mend(page, /\/campaign$/);
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(drawer).toBeHidden();
    await page.goto('/app/upload');
    await cut(page, /\/campaign$/);
    await page.locator('input[type="file"]').setInputFiles(toFile('leads.csv', writeCampaignFile(5)));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expectAlert(page, 'Upload failed');
    await expect(page.getByRole('progressbar', { name: 'Mock credits' })).toHaveAttribute('aria-valuetext', '195 / 200');
  });

  test('list, campaign and insights say what failed, and a failed refresh keeps the old content', async ({ page, request }) => {
    const account = await createAccount(request);
    await storeSession(page, account);
    const campaignId = await completeCampaign(request, account, { campaignName: 'Cut off' });
    await page.goto('/app/campaigns');
    await expect(page.getByRole('link', { name: 'View Cut off' })).toBeVisible();
    await cut(page, /\/campaign/);
    await page.getByRole('button', { name: /Refresh/ }).click();
    await expectAlert(page, 'Failed to refresh');
    await expect(page.getByRole('link', { name: 'View Cut off' })).toBeVisible();
    await mend(page, /\/campaign/);

    const calls = /\/campaign(\/|$)(?!.*text)/;
    await page.route(calls, (route) => (route.request().resourceType() === 'document' ? route.continue() : route.abort()));
    await page.goto('/app/campaigns');
    await expectAlert(page, 'Failed to load campaigns');
    await page.goto(`/app/campaigns/${campaignId}`);
    await expectAlert(page, 'Failed to load campaign');
    await mend(page, calls);

    await cut(page, /\/insights\/generate/);
    await page.goto(`/app/campaigns/${campaignId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cut off' })).toBeVisible();
    const replies = page.getByRole('alert').filter({ hasText: 'Failed to generate insights' });
    await expect(replies.or(page.getByText('This Campaign has no replies'))).toBeVisible();
    await page.goto(`/app/campaigns/${campaignId}/reply-insights`);
    await expectAlert(page, 'Failed to load insights');
  });

  test('a failed delete says so and leaves the campaign', async ({ page, request }) => {
    const account = await createAccount(request);
    await storeSession(page, account);
    const campaignId = await completeCampaign(request, account, { campaignName: 'Still there', leadCount: 5 });
    await page.goto(`/app/campaigns/${campaignId}?tab=1`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.route(/\/campaign\//, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()));
    const dialog = page.getByRole('dialog', { name: 'Delete campaign' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Delete failed');
  });
});

test.describe('a refusal', () => {
  test.use({ refusals: [401, 502] });

  test('without a message is shown by its status', async ({ page }) => {
    await page.goto('/login');
    await page.route(/\/users\/login/, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expectAlert(page, 'HTTP 502 Bad Gateway');
  });

  test('about an ended session keeps what was entered for the launch', async ({ page, request }) => {
    const account = await createAccount(request);
    await storeSession(page, account);
    await page.goto('/app/campaigns');
    const drawer = await openDrawer(page);
    await fillQuickStart(drawer, { campaignName: 'Too late', leads: writeLeadList(5) });
    await request.post('/users/logout', { headers: { 'x-api-key': account.token } });
    await launchButton(drawer).click();
    await expectAlert(page, 'Session expired. Please sign in again.');
    await expect(drawer.getByLabel('Campaign name')).toHaveValue('Too late');
  });
});

test.describe('the drawer', () => {
  test.beforeEach(async ({ page, request }) => {
    await storeSession(page, await createAccount(request));
    await page.goto('/app/campaigns');
  });

  test('names what is wrong with a lead list and its variables', async ({ page }) => {
    const drawer = await openDrawer(page);
    await fillQuickStart(drawer, { leads: 'name,site\nAnna,https://example.com/anna\n' });
    await expectAlert(page, 'Please provide at least one valid LinkedIn URL.');
    await expect(launchButton(drawer)).toBeDisabled();
    await chooseFile(drawer, 'leads.csv', writeLeadList(3));
    await drawer.getByLabel('Subject line').fill('About {{industry}}');
    await launchButton(drawer).click();
    await expectAlert(page, 'Missing column(s) in your leads CSV: industry');
    await drawer.getByLabel('Subject line').fill('About {{2nd choice}}');
    await launchButton(drawer).click();
    await expectAlert(
      page,
      'Invalid variable name(s): 2nd choice. Use {{variableName}} with letters, numbers, underscore, starting with a letter.',
    );
    await drawer.getByLabel('Subject line').fill('About {{industry}}');
    await chooseFile(drawer, 'leads.txt', 'https://www.linkedin.com/in/one\n');
    await expect(drawer.getByText('leads.txt')).toBeVisible();
    await launchButton(drawer).click();
    await expectAlert(page, 'Custom variables detected (industry). Please upload a CSV with a header row containing these columns.');
  });

  test('names what is wrong with a campaign file', async ({ page }) => {
    const drawer = await openDrawer(page);
    await drawer.getByRole('tab', { name: 'Upload CSV' }).click();
    await chooseFile(drawer, 'leads.txt', 'not taken');
    await expectAlert(page, 'Please select a .csv file.');
    await chooseFile(drawer, 'leads.csv', 'subject_line,personal_linkedin_url\nA,https://www.linkedin.com/in/one\n');
    await expectAlert(page, 'Missing column(s) in your leads CSV: email_body_1');
    await chooseFile(drawer, 'leads.csv', 'email_body_1,subject_line,personal_linkedin_url\n,A,https://www.linkedin.com/in/one\n');
    await expectAlert(page, 'No valid rows found in the CSV file.');
    await chooseFile(drawer, 'leads.csv', `email_body_1,subject_line,personal_linkedin_url\n"${'open '.repeat(10_000)}`);
    await expectAlert(page, 'Error processing CSV file:');
  });
});
