import type { Page } from '@playwright/test';
import { EMAIL, writeLeadList } from '../../e2e/fixtures/campaign.ts';
import { fillQuickStart, openDrawer } from '../../e2e/fixtures/drawer.ts';

/** A picture in the documents: its file name and how to get there from the demo account's list. */
export type Scene = { name: string; open: (page: Page) => Promise<void> };

/** The forecast is drawn in two steps: first the reading, then the ranges. */
const SETTLE_MS = 1500;

/** The sample campaigns in the pictures. */
const GOOD = 'Dock slots, one question';
const WEAK = 'Feature list to everybody';

async function openSample(page: Page, name: string, tab: number): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name: /^View/ })
    .click();
  await page.getByRole('tab').nth(tab).click();
}

export const SCENES: readonly Scene[] = [
  { name: 'campaigns', open: async () => {} },
  {
    name: 'new-campaign',
    open: async (page) => {
      const drawer = await openDrawer(page);
      await fillQuickStart(drawer, {
        campaignName: 'Dock booking, spring',
        ...EMAIL,
        leads: writeLeadList(180),
        fileName: 'spring-leads.csv',
      });
      await drawer.getByRole('region', { name: 'Forecast' }).getByText('in 100').first().waitFor();
      await page.waitForTimeout(SETTLE_MS);
    },
  },
  {
    name: 'performance',
    open: async (page) => {
      await openSample(page, GOOD, 1);
      // The curve is loaded on demand.
      await page.getByRole('figure').locator('svg').waitFor();
    },
  },
  { name: 'inbox', open: (page) => openSample(page, GOOD, 3) },
  {
    name: 'reply-insights',
    open: async (page) => {
      await openSample(page, WEAK, 0);
      await page
        .getByRole('link', { name: /don't want to reply/ })
        .last()
        .click();
      const heading = page.getByRole('heading', { name: 'Why they didn’t reply' });
      await heading.waitFor();
      await heading.evaluate('(element) => element.scrollIntoView()');
    },
  },
];
