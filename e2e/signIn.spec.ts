import { ERRORS } from '@coldcast/contract/errors';
import { createAccount, storeSession, logIn, newEmail, PASSWORD } from './fixtures/account.ts';
import { expect, test } from './fixtures/test.ts';

test('a newcomer signs up, is logged in and sees the credits', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Ines Calder');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/app/campaigns');
  await expect(page.getByText('No campaigns yet.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Mock credits' })).toHaveAttribute('aria-valuetext', '200 / 200');
});

test('a short password is refused with its message', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Ines Calder');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill('eleven char');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Password must be at least 12 characters long', { exact: true })).toBeVisible();
});

test.describe('a wrong password', () => {
  test.use({ refusals: [401] });

  test('is refused with a message and keeps what was typed', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText(ERRORS.invalid_credentials.message);
    await expect(page.getByLabel('Password')).toHaveValue('not the password');
  });
});

test('a login survives a reload and ends with Log out', async ({ page, request }) => {
  const account = await createAccount(request);
  await logIn(page, account);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mock Campaigns' })).toBeVisible();
  await page.getByText('Settings').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await page.goto('/app/account');
  await page.waitForURL('**/login');
  const me = await request.get('/users/me', { headers: { 'x-api-key': account.token } });
  expect(me.ok(), 'the other session goes on').toBe(true);
});

test('pages behind the login redirect strangers to the login page', async ({ page }) => {
  for (const path of ['/', '/app', '/app/campaigns/none', '/app/billing', '/app/upload']) {
    await page.goto(path);
    await page.waitForURL('**/login');
  }
});

test('an unknown path and an empty one lead to the campaigns', async ({ page, request }) => {
  await storeSession(page, await createAccount(request));
  for (const path of ['/', '/app', '/somewhere/else']) {
    await page.goto(path);
    await page.waitForURL('**/app/campaigns');
    await expect(page.getByRole('heading', { name: 'Mock Campaigns' })).toBeVisible();
  }
});

test.describe('a token that the server does not know', () => {
  test.use({ refusals: [401] });

  test('is dropped, and its user redirected to the login page', async ({ page }) => {
    await storeSession(page, { token: 'nobody-has-this-token' });
    await page.goto('/app/campaigns');
    await page.waitForURL('**/login');
    expect(await page.evaluate("localStorage.getItem('coldcast.token')")).toBeNull();
  });
});

test('the maintenance page says how long it takes, and lets testers through', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { name: 'Scheduled Product Upgrade' })).toBeVisible();
  await expect(page.getByText('under 24 hours')).toBeVisible();
  await expect(page.getByRole('link', { name: /community chat/ })).toHaveAttribute('href', /./);
  await page.goto('/maintenance?uat=true');
  await page.waitForURL('**/login');
});
