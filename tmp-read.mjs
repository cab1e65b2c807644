import { chromium } from '@playwright/test';
const base = process.argv[2] ?? 'http://localhost:4719';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const c = await b.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', reducedMotion: 'reduce' });
const p = await c.newPage(); await p.goto(`${base}/login?demo=true`); await p.getByRole('link', { name: /^View/ }).first().waitFor({ timeout: 60000 });
const links = await p.$$eval('a[href*="/app/campaigns/"]', (as) => [...new Set(as.map((a) => a.getAttribute('href').split('/').slice(0, 4).join('/').split('?')[0]))]);
const settle = async () => { await p.waitForLoadState('networkidle'); await p.waitForFunction(`!document.body.innerText.includes('Loading…')`); await p.waitForTimeout(400); };
const heights = [];
for (const l of links) for (const s of ['', '/open-insights', '/negative-open-insights', '/reply-insights', '/better-version']) {
  await p.setViewportSize({ width: 1280, height: 800 }); await p.goto(base + l + s); await settle();
  const text = await p.evaluate(() => document.querySelector('main')?.innerText ?? document.body.innerText);
  const h = async () => p.evaluate(() => Math.max(document.documentElement.scrollHeight, ...[...document.querySelectorAll('main, main *')].filter((e) => e.scrollHeight > e.clientHeight + 5 && getComputedStyle(e).overflowY !== 'visible').map((e) => e.scrollHeight)));
  const h1 = await h(); await p.setViewportSize({ width: 390, height: 800 }); await p.waitForTimeout(300); const h2 = await h();
  if (s) heights.push([l.slice(-6) + s, h1, h2]);
  console.log(`\n\n######## ${l}${s}  [1280: ${h1}px, 390: ${h2}px]\n${text}`);
}
console.log(JSON.stringify(heights)); const m = (k) => heights.map((x) => x[k]).sort((a, b) => a - b); console.log('1280', m(1), '390', m(2));
await b.close();
