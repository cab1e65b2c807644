import { chromium } from '@playwright/test';
const [path, out, w] = process.argv.slice(2); const base='http://localhost:4719';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu'] });
const p = await (await b.newContext({ viewport: { width: Number(w ?? 1280), height: 800 } })).newPage(); await p.goto(`${base}/login?demo=true`); await p.getByRole('link', { name: /^View/ }).first().waitFor();
await p.goto(base + path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(500); await p.screenshot({ path: out, fullPage: true }); await b.close();
