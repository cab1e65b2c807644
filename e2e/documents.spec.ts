import { expect, test } from './fixtures/test.ts';

/** The height of a page before anything on it is opened, in CSS pixels at a width of 1280. */
const MAX_HEIGHT = 4000;

test('the methodology page is short until something is opened, and its filter opens what it finds', async ({ page }) => {
  await page.goto('/docs/methodology');
  await expect(page.getByRole('heading', { level: 1, name: 'Methodology' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ coefficients$/)).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(MAX_HEIGHT);
  const reason = page.getByText('A published 44% fewer replies, shrunk.');
  await expect(reason).toBeHidden();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('booking link');
  await expect(reason).toBeVisible();
});
