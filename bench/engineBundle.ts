import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/**
 * Prints what a browser that runs the engine downloads: each public module alone, all of them together (they share most of their code), and
 * the largest sources. Minified, gzip at its default level. Data that only calibration and documents need must not be included.
 * Usage: node bench/engineBundle.ts
 */
/**
 * Word lists and trained readers are most of it. The budgets stand just above today's sizes, so that growth is noticed: what the forecast of
 * a draft needs, and everything, which no browser loads at once.
 */
const BUDGET_FORECAST = 1000;
const BUDGET_WHOLE = 1300;
const NOT_FOR_BROWSERS = /facts\.json$|\/reference\/|\/testing\//;

const manifest = join(import.meta.dirname, '../packages/simulator/package.json');
const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
const surface = Object.values(exports)
  .filter((path) => path.endsWith('.ts'))
  .map((path) => join(dirname(manifest), path));

const kilobytes = (code: string): number => gzipSync(code).length / 1000;
const shown = (size: number): string => `${size.toFixed(1).padStart(6)} kB`;
const nameOf = (path: string): string => path.slice(dirname(manifest).length + 1);

/** One chunk with everything the sources need. */
async function bundle(sources: readonly string[]): Promise<Rolldown.OutputChunk> {
  const entry = '\0surface';
  const plugin = {
    name: 'surface',
    // The entry is requested by its path relative to the root.
    resolveId: (id: string) => (id.endsWith('surface') ? entry : undefined),
    load: (id: string) =>
      id === entry ? sources.map((path, index) => `export * as part${index} from ${JSON.stringify(path)};`).join('\n') : undefined,
  };
  // Library builds keep their whitespace unless told otherwise; browsers download an application build.
  const rolldownOptions = { output: { minify: true } };
  const options = { write: false, minify: true, lib: { entry: 'surface', formats: ['es' as const] }, rolldownOptions };
  const [result] = [await build({ configFile: false, logLevel: 'error', plugins: [plugin], build: options })].flat();
  const chunk = result !== undefined && 'output' in result ? result.output[0] : undefined;
  if (chunk === undefined) throw new Error('The engine could not be bundled.');
  return chunk;
}

const sizes = new Map<string, number>();
for (const path of surface) {
  sizes.set(nameOf(path), kilobytes((await bundle([path])).code));
  console.log(`  ${shown(sizes.get(nameOf(path)) ?? 0)}  ${nameOf(path)}`);
}
const forecastSize = sizes.get('forecast.ts') ?? Number.POSITIVE_INFINITY;
const whole = await bundle(surface);
const size = kilobytes(whole.code);
console.log(`${shown(forecastSize)}  forecast.ts, budget ${BUDGET_FORECAST} kB`);
console.log(`${shown(size)}  the whole public surface, budget ${BUDGET_WHOLE} kB\n\nheaviest sources, before gzip`);
const modules = Object.entries(whole.modules).map(([path, { renderedLength }]) => ({ path, length: renderedLength }));
for (const { path, length } of modules.toSorted((one, other) => other.length - one.length).slice(0, 8))
  console.log(`  ${shown(length / 1000)}  ${nameOf(path)}`);
const unwanted = modules.filter(({ path, length }) => length > 0 && NOT_FOR_BROWSERS.test(path)).map(({ path }) => nameOf(path));
for (const path of unwanted) console.log(`not for browsers: ${path}`);
if (forecastSize > BUDGET_FORECAST || size > BUDGET_WHOLE || unwanted.length > 0) process.exitCode = 1;
