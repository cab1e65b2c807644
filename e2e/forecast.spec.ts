import { openDemo } from './fixtures/account.ts';
import { writeLeadList } from './fixtures/campaign.ts';
import { fillQuickStart, openDrawer } from './fixtures/drawer.ts';
import { expect, test } from './fixtures/test.ts';

test('the built pages forecast a draft under their own Content-Security-Policy', async ({ page }) => {
  await openDemo(page);
  const drawer = await openDrawer(page);
  await fillQuickStart(drawer, { leads: writeLeadList(40) });
  await expect(drawer.getByRole('region', { name: 'Forecast' }).getByText('in 100').first()).toBeVisible({ timeout: 30_000 });
});
