import { ERRORS } from '@coldcast/contract/errors';
import { createAccount, storeSession } from './fixtures/account.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/test.ts';

test('an API key is created, used by a program, and refused once it is revoked', async ({ page, request }) => {
  await storeSession(page, await createAccount(request));
  await page.goto('/app/account');
  await page
    .getByRole('region', { name: 'Connect' })
    .getByRole('link', { name: /^API keys/ })
    .click();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Nightly export');
  await expectAccessible(page, 'the dialog for a new key');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your new API key' });
  await expect(dialog.getByText('Copy it now')).toBeVisible();
  await expectAccessible(page, 'the new key');
  const key = await dialog.getByRole('group', { name: 'API key' }).innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Nightly export')).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);

  const asProgram = (headers: Record<string, string>) => request.get('/users/me', { headers });
  expect((await asProgram({ 'x-api-key': key })).status()).toBe(200);
  expect((await asProgram({ authorization: `Bearer ${key}` })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('Last used')).toBeVisible();

  await page.getByRole('button', { name: 'Revoke Nightly export' }).click();
  await page.getByRole('dialog', { name: 'Revoke API key' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No API keys yet.')).toBeVisible();
  const refused = await asProgram({ 'x-api-key': key });
  expect([refused.status(), (await refused.json()).message]).toEqual([401, ERRORS.api_key_unknown.message]);
});

test.describe('a webhook', () => {
  test.use({ refusals: [400] });

  test('is refused if it leads into a private network, and keeps what was typed', async ({ page, request }) => {
    await storeSession(page, await createAccount(request));
    await page.goto('/app/account/webhooks');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await expect(page.getByRole('dialog').getByLabel('Address')).toBeFocused();
    await page.keyboard.type('http://localhost:3000/hook');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create webhook' });
    await expect(dialog.getByRole('alert')).toHaveText(
      'This address leads to a private network. Webhooks are sent to public addresses only.',
    );
    await expect(dialog.getByLabel('Address')).toHaveValue('http://localhost:3000/hook');
    await expectAccessible(page, 'the refused webhook');
  });
});
