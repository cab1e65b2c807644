import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../scripts/testing/findChromium.ts';
import { measureAct, openGauge, readSeen, taskMs, type Gauge, type Latency } from './web/measurePage.ts';
import { BARE_FIELD, BARE_PAGE, watchText } from './web/pageScripts.ts';
import { copyInList, launch, leadList, signUp, type Account } from './web/seedCampaigns.ts';
import { startProduct, type RunningProduct } from './web/startProduct.ts';
import { traceLongestTask } from './web/traceTasks.ts';

/**
 * Measures the real product in Chromium at a quarter of the processor's speed: what loading a screen costs, and how long a person waits
 * after a click or a key. Prints medians next to their budgets. Paint is the time from the event to the first frame after it, including up
 * to a 60th of a second of waiting for that frame. Work is the processor time of the main thread, which the machine's other work does not
 * lengthen. The first line is the yardstick: a click that changes one text on an empty page.
 * Usage: node bench/web.ts [port] [runs] [load,list,detail,drawer]
 */
const PORT = process.argv[2] ?? '4291';
const RUNS = Number(process.argv[3] ?? 5);
const PARTS = (process.argv[4] ?? 'load,list,detail,drawer').split(',');
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const worst = (values: readonly number[]): number => Math.max(...values);
const ms = (value: number): string => `${value.toFixed(0)} ms`;

function report(what: string, latencies: readonly Latency[], budget: string): void {
  const paints = latencies.map(({ paintMs }) => paintMs);
  const work = latencies.map(({ workMs }) => workMs);
  console.log(`${what.padEnd(38)} paint ${ms(median(paints))}, worst ${ms(worst(paints))}; work ${ms(median(work))}; ${budget}`);
}

async function openContext(browser: Browser, product: RunningProduct, account: Account | null): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: product.address });
  if (account) await context.addInitScript((token) => localStorage.setItem('coldcast.token', token), account.token);
  return context;
}

type Screen = { name: string; path: string; account: Account | null; ready: (page: Page) => Promise<unknown> };

/** Loads a screen into a browser with an empty cache. */
async function benchLoad(browser: Browser, product: RunningProduct, { name, path, account, ready }: Screen): Promise<void> {
  const seen = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await openContext(browser, product, account);
    const gauge = await openGauge(await context.newPage());
    await gauge.page.goto(path);
    await ready(gauge.page);
    await gauge.page.waitForTimeout(1500);
    seen.push(await readSeen(gauge));
    await context.close();
  }
  const lcp = median(seen.map(({ lcpMs }) => lcpMs));
  const cls = worst(seen.map(({ cls: shift }) => shift));
  console.log(`${`load ${name}`.padEnd(38)} LCP ${ms(lcp)} (budget 1800 ms); CLS ${cls.toFixed(3)} (budget 0.05)`);
}

const rows = (page: Page) => page.getByRole('rowheader').first().waitFor();

/** A click with the mouse already in place. Playwright's own click checks the page first, which would be measured too. */
async function measureClick(gauge: Gauge, target: Locator): Promise<Latency> {
  const { mouse } = gauge.page;
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is nothing to click');
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return measureAct(gauge, 'click', async () => {
    await mouse.down();
    await mouse.up();
  });
}

async function benchBarePage(gauge: Gauge): Promise<void> {
  await gauge.page.goto('/login');
  await gauge.page.evaluate(BARE_PAGE);
  const clicks = [];
  for (let click = 0; click < 5; click += 1) clicks.push(await measureClick(gauge, gauge.page.getByRole('button')));
  report('yardstick: a click on an empty page', clicks, '');
}

async function benchList(gauge: Gauge): Promise<void> {
  const { page } = gauge;
  await page.goto('/app/campaigns');
  await rows(page);
  const sorts = [];
  for (const column of ['Open', 'Reply', 'Campaign Name', 'Leads', 'Interest']) {
    const header = page.getByRole('columnheader', { name: column }).getByRole('button');
    for (let click = 0; click < 2; click += 1) sorts.push(await measureClick(gauge, header));
  }
  report('sort 1,000 campaigns', sorts, 'budget 100 ms');
  await page.getByRole('searchbox').focus();
  const keys = [];
  for (const key of '42 of') keys.push(await measureAct(gauge, 'keydown', () => page.keyboard.press(key)));
  report('search in 1,000 campaigns, a key', keys, 'budget 100 ms');
}

async function benchDetail(gauge: Gauge, campaignId: string): Promise<void> {
  const { page } = gauge;
  await page.goto(`/app/campaigns/${campaignId}?tab=1`);
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  const buckets = [];
  for (const bucket of ['90-100', '0-10', '50-60', '20-30', '70-80', '40-50']) {
    const label = page.locator('label', { hasText: new RegExp(`^${bucket}$`) });
    buckets.push(await measureClick(gauge, label));
  }
  report('bucket switch by click', buckets, 'budget 100 ms');
  await page.getByRole('radio', { name: '40-50' }).focus();
  const arrows = [];
  for (let step = 0; step < 5; step += 1) arrows.push(await measureAct(gauge, 'keydown', () => page.keyboard.press('ArrowRight')));
  report('bucket switch by arrow key', arrows, 'budget 100 ms');
  for (const tab of ['Lead List', 'Inbox', 'Mock Insights', 'Performance']) {
    const first = await measureClick(gauge, page.getByRole('tab', { name: tab }));
    report(`tab ${tab}, 2,000 leads`, [first], 'budget 100 ms');
  }
}

const BODY = 'Hi {{first_name}}, your docks run two shifts and each truck waits forty minutes.\n'.repeat(242).slice(0, 19_900);

type Typing = {
  keys: Latency[];
  /** Processor time of the main thread per key while a person keeps typing, and for everything that follows once typing stops. */
  workMs: number;
  restMs: number;
};

const WORDS = 'would it help to see how';
/** Milliseconds between two keys: about 70 words a minute. */
const RHYTHM_MS = 150;
const REST_MS = 3000;

/** Types at the end of a long text: first single keys with pauses to measure paint, then in a rhythm to measure work. */
async function measureTyping(gauge: Gauge, field: Locator): Promise<Typing> {
  const { page } = gauge;
  await field.fill(BODY);
  await field.press('Control+End');
  const keys = [];
  for (const key of WORDS) keys.push(await measureAct(gauge, 'keydown', () => page.keyboard.press(key)));
  await page.waitForTimeout(REST_MS);
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    const start = await taskMs(gauge);
    for (const key of WORDS) {
      const due = page.waitForTimeout(RHYTHM_MS);
      await page.keyboard.press(key);
      await due;
    }
    const typed = await taskMs(gauge);
    await page.waitForTimeout(REST_MS);
    rounds.push({ workMs: (typed - start) / WORDS.length, restMs: (await taskMs(gauge)) - typed });
  }
  return { keys, workMs: median(rounds.map(({ workMs }) => workMs)), restMs: median(rounds.map(({ restMs }) => restMs)) };
}

async function measureBareField(gauge: Gauge): Promise<Typing> {
  await gauge.page.goto('/login');
  await gauge.page.evaluate(BARE_FIELD);
  return measureTyping(gauge, gauge.page.getByLabel('Bare'));
}

async function benchTyping(gauge: Gauge, bare: Typing): Promise<void> {
  report('yardstick: a key in a bare field, 20 kB', bare.keys, '');
  const typing = await measureTyping(gauge, gauge.page.getByLabel('Email body'));
  report('type in a body of 20 kB, a key', typing.keys, 'with what follows it within a quarter of a second');
  const ratio = (typing.workMs / bare.workMs).toFixed(2);
  console.log(
    `${`a key each ${RHYTHM_MS} ms`.padEnd(38)} work ${ms(typing.workMs)}, bare ${ms(bare.workMs)}: ${ratio} times (budget 2); work once the keys rest ${ms(typing.restMs)}, bare ${ms(bare.restMs)}`,
  );
}

/** The button that opens the drawer, on a freshly loaded page. */
async function findDrawerButton(page: Page): Promise<Locator> {
  await page.goto('/app/campaigns');
  await rows(page);
  return page.getByRole('button', { name: 'New Campaign' }).first();
}

/** Chooses a lead file in the open drawer and waits until everything that follows is drawn. Returns how long the row counts took. */
async function chooseFile(page: Page, path: string): Promise<number> {
  await page.evaluate(watchText('2,000 valid'));
  const start = performance.now();
  // By its path: Playwright would build a file given as bytes inside the page.
  await page.locator('input[type="file"]').first().setInputFiles(path);
  await page.evaluate('appeared');
  const tookMs = performance.now() - start;
  await page.waitForTimeout(REST_MS);
  return tookMs;
}

async function benchFile(gauge: Gauge, folder: string): Promise<void> {
  const { page } = gauge;
  const bytes = leadList(2000);
  const path = join(folder, 'leads.csv');
  writeFileSync(path, bytes);
  // Typing and opening must not count.
  await page.evaluate('seen.longestTaskMs = 0');
  const tookMs = await chooseFile(page, path);
  const { longestTaskMs } = await readSeen(gauge);
  await (await findDrawerButton(page)).click();
  await page.getByLabel('Email body').fill(BODY);
  await page.waitForTimeout(REST_MS);
  const longestWorkMs = await traceLongestTask(browser, gauge, () => chooseFile(page, path));
  const size = (bytes.byteLength / 1e6).toFixed(1);
  const longest = longestTaskMs === 0 ? 'none over 50 ms' : ms(longestTaskMs);
  console.log(
    `${`read 2,000 rows, ${size} MB`.padEnd(38)} ${ms(tookMs)} (budget 600 ms); longest main-thread task ${longest} by the clock, ${ms(longestWorkMs)} of work (budget 50 ms)`,
  );
}

async function benchDrawer(gauge: Gauge, folder: string): Promise<void> {
  const { page } = gauge;
  const bare = await measureBareField(gauge);
  const opening = await measureClick(gauge, await findDrawerButton(page));
  report('open the drawer', [opening], 'budget 120 ms');
  await benchTyping(gauge, bare);
  await benchFile(gauge, folder);
}

type Seeded = { usual: Account; full: Account; campaignId: string };

async function benchLoads(browser: Browser, product: RunningProduct, { usual, full, campaignId }: Seeded): Promise<void> {
  const ready = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
  await benchLoad(browser, product, { name: 'login', path: '/login', account: null, ready });
  await benchLoad(browser, product, { name: 'list, 25 campaigns', path: '/app/campaigns', account: usual, ready: rows });
  await benchLoad(browser, product, { name: 'list, 1,000 campaigns', path: '/app/campaigns', account: full, ready: rows });
  await benchLoad(browser, product, { name: 'detail, 2,000 leads', path: `/app/campaigns/${campaignId}`, account: full, ready });
}

const found = findChromium();
if ('problem' in found) throw new Error(`Nothing can be measured: ${found.problem}.`);
const executablePath = found.path;
const product = await startProduct(PORT);
const browser = await chromium.launch({ executablePath, args: FLAGS });
try {
  const [usual, full] = [await signUp(product, 'usual@wrenvale.example'), await signUp(product, 'full@wrenvale.example')];
  await copyInList(product, await launch(product, usual, 400), 24);
  const campaignId = await launch(product, full, 2000);
  await copyInList(product, campaignId, 999);
  if (PARTS.includes('load')) await benchLoads(browser, product, { usual, full, campaignId });
  const context = await openContext(browser, product, full);
  const gauge = await openGauge(await context.newPage());
  await benchBarePage(gauge);
  const parts = {
    list: benchList,
    detail: (at: Gauge) => benchDetail(at, campaignId),
    drawer: (at: Gauge) => benchDrawer(at, product.folder),
  };
  for (const [name, bench] of Object.entries(parts)) {
    if (!PARTS.includes(name)) continue;
    await bench(gauge).catch((error: unknown) => console.log(`${name} could not be measured: ${String(error)}`));
  }
} finally {
  await browser.close();
  await product.stop();
}
