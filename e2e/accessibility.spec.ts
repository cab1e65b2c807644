import type { Page } from '@playwright/test';
import { createAccount, storeSession, type Account } from './fixtures/account.ts';
import { expectAccessible, expectNoSidewaysScroll, WIDTHS } from './fixtures/accessible.ts';
import { completeCampaign, writeLeadList } from './fixtures/campaign.ts';
import { fillQuickStart, openDrawer } from './fixtures/drawer.ts';
import { listRoutes } from './fixtures/routes.ts';
import { expectLargeTargets } from './fixtures/targets.ts';
import { expect, test as plain } from './fixtures/test.ts';

type Visited = { account: Account; campaignId: string };

/** With an account and its completed campaign for all tests of a worker: they only look at pages. */
const test = plain.extend<object, { visited: Visited }>({
  visited: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      const account = await createAccount(request);
      const campaignId = await completeCampaign(request, account, { campaignName: 'Accessible' });
      await request.dispose();
      await use({ account, campaignId });
    },
    { scope: 'worker' },
  ],
});

/** Public addresses, each with the title that shows that its page has loaded. */
const OPEN_PAGES: Record<string, string> = {
  '/login': 'Log in',
  '/signup': 'Sign up',
  '/maintenance': 'Scheduled Product Upgrade',
  '/docs': 'Coldcast documentation',
  '/docs/methodology': 'Methodology',
  '/docs/api': 'API',
  '/docs/webhooks': 'Webhooks',
};

/** Addresses behind the login, in groups that are checked in parallel; `:id` is a completed campaign's. */
const PAGES: Record<string, Record<string, string>> = {
  'of a campaign': {
    '/app/campaigns': 'Mock Campaigns',
    '/app/campaigns/:id': 'Accessible',
    '/app/campaigns/:id?tab=1': 'Accessible',
    '/app/campaigns/:id?tab=2': 'Accessible',
    '/app/campaigns/:id?tab=3': 'Accessible',
    '/app/campaigns/:id/report': 'Accessible',
    '/app/campaigns/:id/audience': 'Who to send to',
    '/app/audience': 'Who to send to',
    '/app/compare': 'Compare',
  },
  'of insights': {
    '/app/campaigns/:id/open-insights': 'Why recipients opened your emails',
    '/app/campaigns/:id/negative-open-insights': "Why recipients don't want to open your emails",
    '/app/campaigns/:id/reply-insights': "Why recipients replied/didn't reply to your emails",
    '/app/campaigns/:id/better-version': 'A better version',
  },
  'of past sends': {
    '/app/sends': 'Your sends',
    '/app/track-record': 'Track record',
  },
  'of the account': {
    '/app/upload': 'Upload CSV',
    '/app/account': 'Account',
    '/app/account/api-keys': 'API keys',
    '/app/account/webhooks': 'Webhooks',
    '/app/billing': 'Billing',
    '/app/billing?tab=plans': 'Billing',
    '/app/support': 'Get Support / File a Bug',
  },
};

/** Routes that other tests cover: the shared page, and the frame around the app. */
const COVERED_ELSEWHERE = ['/shared/:token', '/app', '/docs'];

test('every page of the app is checked', () => {
  const known = [...Object.keys(OPEN_PAGES), ...Object.values(PAGES).flatMap((pages) => Object.keys(pages)), ...COVERED_ELSEWHERE];
  const routes = listRoutes();
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.filter((route) => !known.includes(route))).toEqual([]);
});

async function visit(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ viewport });

    test('the public pages have no violation', async ({ page }) => {
      for (const [address, title] of Object.entries(OPEN_PAGES)) {
        await visit(page, address, title);
        await expectAccessible(page, address);
      }
    });

    test('the empty list has none', async ({ page, request }) => {
      await storeSession(page, await createAccount(request));
      await visit(page, '/app/campaigns', 'Mock Campaigns');
      await expectAccessible(page, 'the empty list');
    });

    for (const [group, pages] of Object.entries(PAGES)) {
      test(`the pages ${group} have none, and each names itself`, async ({ page, visited: { account, campaignId } }) => {
        await storeSession(page, account);
        for (const [path, title] of Object.entries(pages)) {
          await visit(page, path.replace(':id', campaignId), title);
          await expectAccessible(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page).toHaveTitle(/\S+.*Coldcast/);
        }
      });
    }

    test('the dialogs, menus and the drawer have none', async ({ page, visited: { account, campaignId } }) => {
      await storeSession(page, account);
      await visit(page, `/app/campaigns/${campaignId}?tab=2`, 'Accessible');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Filter leads' })).toBeVisible();
      await expectAccessible(page, 'the filter');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete campaign' })).toBeVisible();
      await expectAccessible(page, 'the question before deleting');
      await page.keyboard.press('Escape');
      if (name === 'phone') {
        await page.getByRole('button', { name: /menu/i }).click();
        await expectAccessible(page, 'the menu');
        await page.keyboard.press('Escape');
      }
      await page.goto('/app/campaigns');
      const drawer = await openDrawer(page);
      await expectAccessible(page, 'the empty drawer');
      await fillQuickStart(drawer, { campaignName: 'Open', leads: `${writeLeadList(12)}https://example.com/in/nobody,Nobody\r\n` });
      await expect(drawer.getByText('1 invalid row')).toBeVisible();
      await expectAccessible(page, 'the filled drawer');
      await drawer.getByRole('tab', { name: 'Upload CSV' }).click();
      await expectAccessible(page, 'the drawer in the mode Upload CSV');
    });
  });
}

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('every control is large enough for a finger, and nothing sticks out', async ({ page, visited: { account, campaignId } }) => {
    test.slow();
    const check = async (what: string) => {
      await expectLargeTargets(page, what);
      await expectNoSidewaysScroll(page, what);
    };
    for (const [address, title] of Object.entries(OPEN_PAGES)) {
      await visit(page, address, title);
      await check(address);
    }
    await page.evaluate(`localStorage.setItem('coldcast.token', '${account.token}')`);
    for (const [path, title] of Object.values(PAGES).flatMap((pages) => Object.entries(pages))) {
      await visit(page, path.replace(':id', campaignId), title);
      await check(path);
    }
    await page.goto('/app/campaigns');
    await openDrawer(page);
    await check('the drawer');
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page has to be scrolled sideways', async ({ page, visited: { account, campaignId } }) => {
    for (const [address, title] of Object.entries(OPEN_PAGES)) {
      await visit(page, address, title);
      await expectNoSidewaysScroll(page, address);
    }
    await page.evaluate(`localStorage.setItem('coldcast.token', '${account.token}')`);
    for (const [path, title] of Object.values(PAGES).flatMap((pages) => Object.entries(pages))) {
      await visit(page, path.replace(':id', campaignId), title);
      await expectNoSidewaysScroll(page, path);
    }
    await page.goto('/app/campaigns');
    await openDrawer(page);
    await expectNoSidewaysScroll(page, 'the drawer');
  });
});
