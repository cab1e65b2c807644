import type { Page } from '@playwright/test';

const QUALITY = 86;
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';

/** Takes a picture of the window as WebP, with animations stopped. The context must bypass the Content-Security-Policy. */
export async function takeWebp(page: Page): Promise<Buffer> {
  await page.addStyleTag({ content: STILL });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}
