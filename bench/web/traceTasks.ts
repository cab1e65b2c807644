import type { Browser } from '@playwright/test';
import { SLOW_DOWN, type Gauge } from './measurePage.ts';

/** An event of Chromium's trace. Times are in microseconds; `tdur` is the processor time of the thread. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number };

async function recordTrace(browser: Browser, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  // The protocol does not define the shape of an event.
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] }, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  return events;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

/** The thread with the most layouts: workers have none, and background pages are idle. */
function findMainThread(events: readonly TraceEvent[]): string {
  const counts = new Map<string, number>();
  for (const event of events) if (event.name === 'Layout') counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (most === undefined) throw new Error('the trace shows no page');
  return most[0];
}

/**
 * The longest task of the page's main thread during `act`, as processor time at the slowed speed. It is measured at full speed and
 * multiplied: throttling would count the time that other programs take as the page's own.
 */
export async function traceLongestTask(browser: Browser, { cdp }: Gauge, act: () => Promise<unknown>): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const events = await recordTrace(browser, act);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const main = findMainThread(events);
  const tasks = events.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && threadOf(event) === main);
  if (tasks.length === 0) throw new Error('the trace shows no task');
  return (Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000) * SLOW_DOWN;
}
