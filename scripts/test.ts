import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { findChromium } from './testing/findChromium.ts';
import { findFreePorts } from './testing/findFreePorts.ts';
import { startPostgresServer } from './testing/postgresServer.ts';

/**
 * `npm test`: the static checks, every test on the embedded database, those of connections, jobs and credits again on a PostgreSQL server,
 * the build, and the browser tests. `--full` repeats all tests of the server there, and adds slower ones.
 */
const root = join(import.meta.dirname, '..');
const isFull = process.argv.includes('--full');
const reports = mkdtempSync(join(tmpdir(), 'coldcast-reports-'));
const startedAt = performance.now();
let passed = 0;
let failed = 0;
const failedSteps: string[] = [];
const failedTests: string[] = [];
const chromium = findChromium();

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    // Many tests start programs, and half of a start is compiling the same modules.
    const shared = { ...process.env, NODE_COMPILE_CACHE: join(reports, 'compiled') };
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...shared, ...env } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Steps may run at once; each says how it ended. */
async function step(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const from = performance.now();
  console.log(`\n== ${name}`);
  const isFine = await work();
  console.log(`== ${name}: ${isFine ? 'fine' : 'FAILED'} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  if (!isFine) failedSteps.push(name);
  return isFine;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), ok: z.boolean(), file: z.string() })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(playwrightSuite),
});

const failuresOf = ({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failuresOf),
];

async function vitest(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  const file = join(reports, `${name}.json`);
  const isFine = await run('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env);
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  for (const { name: path, assertionResults } of report.testResults) {
    const failures = assertionResults.filter(({ status }) => status === 'failed');
    failedTests.push(...failures.map(({ fullName }) => `${relative(root, path)}: ${fullName}`));
  }
  return isFine && report.numPassedTests > 0;
}

async function browserTests(): Promise<boolean> {
  if ('problem' in chromium) return false;
  const file = join(reports, 'browser.json');
  const isFine = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium.path,
    E2E_PORT: String(await findFreePorts(2)),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_FULL: isFull ? 'true' : '',
  });
  const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  passed += stats.expected + stats.flaky;
  failed += stats.unexpected;
  failedTests.push(...suites.flatMap(failuresOf));
  return isFine && stats.expected > 0;
}

/** Server tests that use no database or start their own: a second pass on another server would only repeat the first. */
const WITHOUT_DATABASE = [
  '**/database/embedded/**',
  '**/http/openServer.test.ts',
  '**/http/outgoing/**',
  '**/language/appeal/**',
  '**/language/languageModel.test.ts',
  '**/language/limiter.test.ts',
  '**/language/texts/**',
];

/** What depends on how the server is reached, and on its locks: connections, jobs and credits. The rest only with `--full`. */
const AGAIN = ['database', 'jobs', 'billing', 'campaigns/concurrentLaunches', 'campaigns/createCampaign', 'campaigns/simulateBatch'];

async function serverPass(): Promise<boolean> {
  const server = await startPostgresServer();
  if (server === null) return false;
  console.log(server.version);
  try {
    const skipped = WITHOUT_DATABASE.flatMap((pattern) => ['--exclude', pattern]);
    const again = isFull ? [] : AGAIN.map((folder) => `apps/server/${folder}`);
    return await vitest('server-postgres', ['--project', 'server', ...skipped, ...again], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

if ('problem' in chromium) console.log(`The browser tests cannot run: ${chromium.problem}.`);

async function buildAndArrows(): Promise<boolean> {
  const isBuilt = await step('build', () => run('vite', ['build', 'apps/web', '--logLevel', 'warn']));
  // It walks all folders, and must not meet one that the build is replacing.
  await step('arrows', () => run('node', ['scripts/checkArrows.ts']));
  return isBuilt;
}

// Most checks use one processor.
const [isBuilt] = await Promise.all([
  buildAndArrows(),
  step('format', () => run('oxfmt', ['--check', '.'])),
  step('types', async () => (await run('tsc', ['-p', 'tsconfig.json'])) && run('tsc', ['-p', 'apps/web/tsconfig.json'])),
  step('lint', () => run('oxlint', ['--type-aware', '--deny-warnings'])),
  step('unused code', () => run('knip', [])),
]);
await step('tests', () => vitest('all', []));
// The browser tests wait for the samples of the demo account first, and for pages later.
await Promise.all([isBuilt ? step('browser tests', browserTests) : false, step('tests on a PostgreSQL server', serverPass)]);
if (isFull) await step('torture', () => run('node', ['scripts/torture.ts']));

rmSync(reports, { recursive: true, force: true });
for (const test of failedTests) console.log(`failed: ${test}`);
if (failedSteps.length > 0) console.log(`failed: ${failedSteps.join(', ')}`);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failedSteps.length === 0 && failed === 0 ? 0 : 1);
