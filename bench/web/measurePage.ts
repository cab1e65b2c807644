import type { CDPSession, Page } from '@playwright/test';
import { timeNext, WATCH } from './pageScripts.ts';

export type Gauge = { page: Page; cdp: CDPSession };

/** How many times slower than the machine the page runs. */
export const SLOW_DOWN = 4;

/** Opens a page at a quarter of the processor's speed that measures itself. */
export async function openGauge(page: Page): Promise<Gauge> {
  await page.addInitScript({ content: WATCH });
  const cdp = await page.context().newCDPSession(page);
  // Time that the thread really ran, so that the machine's other work does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return { page, cdp };
}

export type Seen = { lcpMs: number; cls: number; longestTaskMs: number };
export const readSeen = ({ page }: Gauge): Promise<Seen> => page.evaluate('seen');

/** Processor time of the main thread so far. */
export async function taskMs({ cdp }: Omit<Gauge, 'page'>): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

export type Latency = {
  /** From the event to the first frame drawn after it, including the wait for that frame. */
  paintMs: number;
  /** Processor time of the main thread for it, until the page is idle. */
  workMs: number;
};

const QUIET_MS = 250;

/** Measures one user action; `type` is the event that counts. */
export async function measureAct({ page, cdp }: Gauge, type: 'click' | 'keydown', act: () => Promise<unknown>): Promise<Latency> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(timeNext(type));
  const before = await taskMs({ cdp });
  await act();
  const paintMs: number = await page.evaluate('paint');
  await page.waitForTimeout(QUIET_MS);
  return { paintMs, workMs: (await taskMs({ cdp })) - before };
}
