import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { launch, listResultLeads, readProgress, signUpOnScale, type Customer } from './customer.ts';
import { checkInvariants, startProduct } from './startProduct.ts';

const LEADS = 2000;
/** Far above the 45 seconds in which work resumes: a slow machine is not a fault. */
const END_LIMIT_MS = 150_000;
/** Attempts to stop the product between the first and the last lead. */
const ATTEMPTS = 5;
/** Between two looks at a campaign: short enough to see it half finished, and fewer a second than the product answers one caller. */
const LOOK_MS = 10;

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'coldcast-crash-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Launches until a campaign is seen half finished. Returns the campaigns launched, the unfinished one last. */
async function launchUntilHalfWay(address: string, customer: Customer): Promise<string[]> {
  const launched: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const campaignId = await launch(address, customer, LEADS);
    launched.push(campaignId);
    for (;;) {
      const { success } = await readProgress(address, customer, campaignId);
      if (success === LEADS) break;
      if (success > 0) return launched;
      await setTimeout(LOOK_MS);
    }
  }
  throw new Error(`${ATTEMPTS} campaigns were over before anything could be stopped`);
}

async function expectEveryLeadOnce(address: string, customer: Customer, campaigns: readonly string[]): Promise<void> {
  for (const campaignId of campaigns) {
    const progress = () => readProgress(address, customer, campaignId);
    await expect.poll(progress, { timeout: END_LIMIT_MS, interval: 200 }).toEqual({ total: LEADS, success: LEADS, failed: 0 });
    const leads = await listResultLeads(address, customer, campaignId);
    expect(leads).toHaveLength(LEADS);
    expect(new Set(leads).size).toBe(LEADS);
  }
}

describe('a product that stops in the middle of a campaign', () => {
  it.each([
    { signal: 'SIGKILL', code: null },
    { signal: 'SIGTERM', code: 0 },
  ] as const)('goes on after $signal with every lead exactly once and exact accounts', async ({ signal, code }) => {
    const folder = newFolder();
    const first = await startProduct(folder);
    const customer = await signUpOnScale(first.address);
    const launched = await launchUntilHalfWay(first.address, customer);
    expect(await first.end(signal)).toBe(code);

    const second = await startProduct(folder);
    await expectEveryLeadOnce(second.address, customer, launched);
    expect(await checkInvariants(folder)).toEqual({ code: 0, output: expect.stringContaining('invariants of the data hold') });
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
