import { createAccount, storeSession } from './fixtures/account.ts';
import { toFile, writeCampaignFile } from './fixtures/campaign.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('the upload page', () => {
  test.use({ refusals: [400, 402] });

  test.beforeEach(async ({ page, request }) => {
    await storeSession(page, await createAccount(request));
    await page.goto('/app/upload');
  });

  test('uploads a file, confirms it and resets the form', async ({ page }) => {
    await page.getByPlaceholder('Q4 outreach').fill('  From the page  ');
    await expect(page.getByLabel('Mock open rate').locator('option')).toHaveText(['80%', '60%', '40%', '20%', '10%']);
    await expect(page.getByLabel('Mock open rate')).toHaveValue('20');
    await page.getByLabel('Mock open rate').selectOption('60');
    await page.locator('input[type="file"]').setInputFiles(toFile('leads.csv', writeCampaignFile(20)));
    await expect(page.getByText('leads.csv')).toBeVisible();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Campaign launched')).toBeVisible();
    await expect(page.getByText('No file chosen')).toBeVisible();
    await page.getByRole('link', { name: 'View campaigns' }).click();
    await page.getByRole('link', { name: 'View From the page' }).click();
    await page.getByRole('tab', { name: 'Performance' }).click();
    await expect(page.getByRole('button', { name: 'Your open rate: 60%' })).toBeVisible();
  });

  test('explains a missing file and a file of another kind', async ({ page }) => {
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Please choose a CSV file.', { exact: true })).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles(toFile('leads.xlsx', 'not a table'));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('File must be a .csv', { exact: true })).toBeVisible();
  });

  test('says that no row is valid', async ({ page }) => {
    const text = 'email_body_1,subject_line,personal_linkedin_url\nHello,A subject,https://example.com/in/someone\n';
    await page.locator('input[type="file"]').setInputFiles(toFile('leads.csv', text));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('No valid rows found in the CSV file.', { exact: true })).toBeVisible();
  });

  test('offers to launch as many leads as the credits pay for', async ({ page }) => {
    await page.locator('input[type="file"]').setInputFiles(toFile('leads.csv', writeCampaignFile(240)));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('dialog', { name: 'Insufficient Credits' }).getByRole('button', { name: 'Run 200 leads' }).click();
    await expect(page.getByText('Campaign launched')).toBeVisible();
  });
});
