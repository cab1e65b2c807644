import type { BrowserContext } from '@playwright/test';

/** The moment at which every picture is taken. */
const PICTURE_TIME = Date.parse('2026-03-18T09:30:00Z');
const TIMESTAMP = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z"/g;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Moments keep their distance in days from today, and their time of day is the same in every run. */
function shiftTimestamp(quoted: string, nowMs: number): string {
  const days = Math.floor((nowMs - Date.parse(quoted.slice(1, -1))) / DAY_MS);
  return JSON.stringify(new Date(PICTURE_TIME - days * DAY_MS).toISOString());
}

/** Answers every call as if at the same moment, so that pictures differ only if the product does. */
export async function fixClock(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const isCall = ['fetch', 'xhr'].includes(route.request().resourceType());
    if (!isCall) return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(TIMESTAMP, (quoted) => shiftTimestamp(quoted, Date.now()));
    await route.fulfill({ response: answer, body, headers: { ...answer.headers(), date: new Date(PICTURE_TIME).toUTCString() } });
  });
}
