import { expectAccessible, WIDTHS } from './fixtures/accessible.ts';
import { GALLERY_PORT } from './fixtures/ports.ts';
import { expect, test } from './fixtures/test.ts';

/** Every state of every screen, as the gallery of the development build shows them. Part of the full run only. */
const gallery = `http://127.0.0.1:${GALLERY_PORT}/gallery`;
const MINUTES = 60_000;
/** Enough for a screen's own requests; those of a worker in a development build never count as finished. */
const MAX_NETWORK_MS = 3000;

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ viewport });

    test('no state in the gallery has an accessibility violation', async ({ page }) => {
      test.setTimeout(40 * MINUTES);
      await page.goto(gallery);
      const links = page.getByRole('listitem').getByRole('link');
      await expect(links.nth(40)).toBeVisible();
      const states = await links.allTextContents();
      for (const state of states) {
        await page.goto(`${gallery}/${state}`);
        // The frame appears first; a busy machine loads the screen itself late.
        await expect(page.locator('h1').first()).toBeAttached();
        await page.waitForLoadState('networkidle', { timeout: MAX_NETWORK_MS }).catch(() => undefined);
        await test.step(state, () => expectAccessible(page, state));
      }
    });
  });
}
