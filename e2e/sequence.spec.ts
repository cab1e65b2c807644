import { readFileSync } from 'node:fs';
import { readCsv } from '@coldcast/rules/leadFile/readCsv';
import type { Bucket } from '@coldcast/rules/deliverability';
import type { Locator, Page } from '@playwright/test';
import { createAccount, storeSession } from './fixtures/account.ts';
import { expectAccessible, expectNoSidewaysScroll, WIDTHS } from './fixtures/accessible.ts';
import { writeLeadList } from './fixtures/campaign.ts';
import { fillQuickStart, launchButton, openDrawer } from './fixtures/drawer.ts';
import { expect, test } from './fixtures/test.ts';

/** Enough leads that every email is answered by someone at the better of the two buckets. */
const LEADS = 800;
const COMPARED: readonly Bucket[] = ['20-30', '70-80'];
const FOLLOW_UPS = [
  'Hi {{first_name}},\n\nOne thing I left out: carriers need no account to book.\n\nWho plans dock slots at {{company}}?',
  'A food distributor cut waiting by a third in six weeks. Shall I send how?',
  'Should I ask somebody else about the docks?',
];

/** Adds the follow-ups out of order and sorts them with the buttons of their cards. */
async function addFollowUps(drawer: Locator): Promise<void> {
  const add = drawer.getByRole('button', { name: 'Add follow-up' });
  for (const [place, body] of [FOLLOW_UPS[1], FOLLOW_UPS[0], 'Not meant.', FOLLOW_UPS[2]].entries()) {
    await add.click();
    const field = drawer.getByLabel(`Email body of email ${place + 2}`);
    await expect(field).toBeFocused();
    await field.fill(body ?? '');
  }
  await drawer.getByRole('button', { name: 'Move email 3 up' }).click();
  await expect(drawer.getByLabel('Email body of email 2')).toHaveValue(FOLLOW_UPS[0] ?? '');
  await drawer.getByRole('button', { name: 'Remove email 5' }).click();
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByLabel('Email body of email 5')).toHaveValue(FOLLOW_UPS[2] ?? '');
  await drawer.getByRole('button', { name: 'Remove email 4' }).click();
  await expect(drawer.getByText('Email 4 removed.')).toBeVisible();
  await drawer.getByLabel('Wait before email 3, in days').fill('4');
}

const numberIn = (text: string | null | undefined): number => Number(/^[\d,]+/.exec(text?.trim() ?? '')?.[0].replaceAll(',', ''));

/** The counts in By email: one row per email, then the whole sequence. */
async function readByEmail(page: Page): Promise<{ getsIt: number; opened: number; replied: number; interested: number }[]> {
  const rows = page.getByRole('table', { name: 'Results of each email' }).getByRole('row', { name: /^(Email \d|All four)/ });
  await expect(rows).toHaveCount(FOLLOW_UPS.length + 2);
  // The counts of a run that has just ended arrive a moment after its progress.
  await expect(rows.first().getByRole('cell').first()).toContainText(String(LEADS));
  return Promise.all(
    (await rows.all()).map(async (row) => {
      const [getsIt, opened, replied, , interested] = await row.getByRole('cell').allTextContents();
      return { getsIt: numberIn(getsIt), opened: numberIn(opened), replied: numberIn(replied), interested: numberIn(interested) };
    }),
  );
}

/** The number before "of 800" on a card of Performance. */
const readCard = async (page: Page, label: string): Promise<number> =>
  numberIn(
    /([\d,]+) of [\d,]+/.exec(
      (await page.getByRole('group', { name: label, exact: true }).textContent())?.replace(/^.*?(-|%)/, '') ?? '',
    )?.[1],
  );

/** Replies by the email they answer, from the export of the Lead List. */
async function readAnswered(page: Page): Promise<number[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  const csv = readCsv(readFileSync(await download.path(), 'utf8').replace(/^\ufeff/, ''), ',');
  if (!csv.ok) throw new Error(csv.problem);
  const [header = [], ...rows] = csv.rows.filter((row) => row.length > 1);
  const at = (row: readonly string[], name: string) => row[header.indexOf(name)] ?? '';
  const replies = rows.filter((row) => at(row, 'Action') === 'reply').map((row) => Number(at(row, 'Answered Email')));
  return [1, 2, 3, 4].map((email) => replies.filter((answered) => answered === email).length);
}

async function expectSameNumbers(page: Page, bucket: Bucket): Promise<void> {
  await page.getByRole('tab', { name: 'Performance' }).click();
  await page.getByRole('radio', { name: bucket, exact: true }).check();
  const steps = await readByEmail(page);
  const all = steps.pop();
  expect(steps[0]?.getsIt).toBe(LEADS);
  expect(steps[0]?.opened).toBe(await readCard(page, 'Open of email 1'));
  expect(all?.replied).toBe(await readCard(page, 'Reply'));
  expect(all?.interested).toBe(await readCard(page, 'Interest'));
  expect(steps.reduce((sum, { replied }) => sum + replied, 0)).toBe(all?.replied);

  await page.getByRole('tab', { name: 'Lead List' }).click();
  await expect(page.getByText(`leads at bucket ${bucket}`)).toBeVisible();
  expect(await readAnswered(page)).toEqual(steps.map(({ replied }) => replied));

  await page.getByRole('tab', { name: 'Inbox' }).click();
  await expect(page.getByText(`${all?.replied} replies`, { exact: true })).toBeVisible();
}

/** It names the email after the last one that pays off. */
const STOP_ADVICE =
  /^Open is of email 1, the other rates are of all emails\. Email (?:2 adds .+ Stop after email 1|3 adds .+ Stop after email 2|4 adds .+ (?:Stop after email 3|All of them pay off))\.$/;

test('a sequence is written and launched, and its emails, leads and threads have the same counts', async ({ page, request }) => {
  test.setTimeout(300_000);
  await storeSession(page, await createAccount(request, 'Unlimited'));
  await page.goto('/app/campaigns');
  const drawer = await openDrawer(page);
  await fillQuickStart(drawer, { campaignName: 'Four emails', leads: writeLeadList(LEADS) });
  await addFollowUps(drawer);
  await expect(drawer.getByText('One lead costs one credit, whatever the number of emails.')).toBeVisible();
  // A busy machine takes its time for 800 leads with four emails each.
  await expect(drawer.getByText('Open of email 1')).toBeVisible({ timeout: 60_000 });
  await expect(drawer.getByText(STOP_ADVICE)).toBeVisible();
  await launchButton(drawer).click();
  await page.getByRole('link', { name: 'View', exact: true }).first().click();
  await expect(page.getByText('4 emails', { exact: true })).toBeVisible();
  await expect(page.getByText(`${LEADS} simulated, 0 failed, ${LEADS} total`)).toBeVisible({ timeout: 60_000 });

  for (const bucket of COMPARED) await expectSameNumbers(page, bucket);

  // The thread ends with the answered email and the day it was sent.
  const replies = page.getByRole('list', { name: 'Replies' }).getByRole('link', { name: /^(?!LinkedIn)/ });
  const thread = page.getByRole('group', { name: 'Thread' });
  for (const reply of await replies.all()) {
    await reply.click();
    if (await thread.getByText('replied to email 3').isVisible()) break;
  }
  await expect(thread.getByRole('article')).toHaveCount(4);
  await expect(thread.getByText('email 2 of 4 · day 4')).toBeVisible();
  await expect(thread.getByText('email 3 of 4 · day 8')).toBeVisible();
  await expect(thread.getByText('email 4 of 4')).toHaveCount(0);

  // Duplicating the campaign copies its follow-ups.
  await page.getByRole('button', { name: /More/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(drawer.getByLabel('Email body of email 4')).toHaveValue(FOLLOW_UPS[2] ?? '');
  await expect(drawer.getByRole('heading', { name: 'Email 3 · day 8' })).toBeVisible();
});

for (const [name, viewport] of Object.entries(WIDTHS)) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ viewport });

    test('follow-ups and their results have no accessibility violation', async ({ page, request }) => {
      await storeSession(page, await createAccount(request, 'Unlimited'));
      await page.goto('/app/campaigns');
      const drawer = await openDrawer(page);
      await fillQuickStart(drawer, { campaignName: 'Accessible', leads: writeLeadList(60) });
      await addFollowUps(drawer);
      await expect(drawer.getByText(/^Checked 240 emails/)).toBeVisible();
      // Numbers of the previous draft are dimmed until the new ones arrive.
      await expect(drawer.locator('[class*="stale"]')).toHaveCount(0, { timeout: 60_000 });
      await expectAccessible(page, 'the drawer with follow-ups');
      await expectNoSidewaysScroll(page, 'the drawer with follow-ups');
      await launchButton(drawer).click();
      await page.getByRole('link', { name: 'View', exact: true }).first().click();
      await expect(page.getByText('Completed').first()).toBeVisible();
      for (const tab of ['Performance', 'Lead List', 'Inbox']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, `${tab} of a sequence`);
        await expectNoSidewaysScroll(page, `${tab} of a sequence`);
      }
    });
  });
}
