import type { CDPSession, Page } from '@playwright/test';
import { timeNext, WATCH } from './pageScripts.ts';

export type Gauge = { page: Page; cdp: CDPSession };

/** How many times slower than the machine the page runs. */
export const SLOW_DOWN = 4;

/** A page at a quarter of the processor's speed that measures itself. */
export async function openGauge(page: Page): Promise<Gauge> {
  await page.addInitScript({ content: WATCH });
  const cdp = await page.context().newCDPSession(page);
  // Time the thread really ran, so that other work of the machine does not count.
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
  /** From the event to the first frame drawn after it, waiting for that frame included. */
  paintMs: number;
  /** Processor time of the main thread for it, until all was quiet. */
  workMs: number;
};

const QUIET_MS = 250;

/** Measures one act of a person: `type` is the event that counts. */
export async function measureAct({ page, cdp }: Gauge, type: 'click' | 'keydown', act: () => Promise<unknown>): Promise<Latency> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(timeNext(type));
  const before = await taskMs({ cdp });
  await act();
  const paintMs: number = await page.evaluate('paint');
  await page.waitForTimeout(QUIET_MS);
  return { paintMs, workMs: (await taskMs({ cdp })) - before };
}
