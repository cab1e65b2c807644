import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WORKER_FILES } from '../apps/web/codeGroups.ts';
import { buildWebIfStale } from '../scripts/webBuild.ts';

/**
 * Prints what the browser downloads from the real build, gzip at its default level: the scripts of the first load (the login page, which
 * every screen shares), what each route, the list and the drawer add to that, what the first forecast loads in a worker, and the largest
 * chunks that load on demand.
 * Usage: node bench/webBundle.ts
 */
/** The login page and the campaign list together. */
const BUDGET_FIRST = 130;
/** What a screen adds to those two. */
const BUDGET_ROUTE = 80;
/** Reading an email and forecasting a list: mostly word lists and trained readers. Just above today's size, so that growth is noticed. */
const BUDGET_FORECAST = 1100;

await buildWebIfStale();
const dist = join(import.meta.dirname, '../apps/web/dist');
const assets = readdirSync(join(dist, 'assets'));
const kilobytes = (name: string): number => gzipSync(readFileSync(join(dist, 'assets', name))).length / 1000;
const sum = (names: Iterable<string>): number => [...names].reduce((total, name) => total + kilobytes(name), 0);
const shown = (size: number): string => `${size.toFixed(1).padStart(6)} kB`;

/** A chunk and all the chunks it cannot run without. */
function closureOf(name: string, known: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || known.has(next)) continue;
    found.add(next);
    const code = readFileSync(join(dist, 'assets', next), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) if (imported) open.push(imported);
  }
  return found;
}

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const linked = (extension: string): string[] =>
  [...html.matchAll(/\/assets\/([\w.-]+)/g)].flatMap(([, name = '']) => (name.endsWith(extension) ? [name] : []));
const first = new Set(linked('.js').flatMap((name) => [...closureOf(name)]));
const styles = linked('.css');

const isList = (name: string): boolean => /^frame-[\w-]{8}\.js$/.test(name);
const list = new Set(assets.filter(isList).flatMap((name) => [...closureOf(name, first)]));

console.log(`login page and list:     ${shown(sum(first) + sum(list))} of script, budget ${BUDGET_FIRST} kB`);
console.log(`first load (login page): ${shown(sum(first))} of script in ${first.size} files`);
console.log(`                         ${shown(sum(styles))} of style`);
for (const name of [...first].toSorted((a, b) => kilobytes(b) - kilobytes(a)).slice(0, 6))
  console.log(`  ${shown(kilobytes(name))}  ${name}`);

console.log(`\neach route beyond the login page, and beyond the list too, budget ${BUDGET_ROUTE} kB, with every chunk it imports`);
const isRoute = (name: string): boolean => /^(frame|campaign|\w+Page|LaunchDrawer)-[\w-]{8}\.js$/.test(name);
const routes = assets.filter((name) => isRoute(name) && !first.has(name));
for (const name of routes.toSorted()) {
  const own = closureOf(name, first);
  const more = [...own].filter((part) => !list.has(part));
  console.log(
    `  ${shown(sum(own))} ${shown(sum(more))} in ${String(more.length).padStart(2)} files  ${name.replace(/-[\w-]{8}\.js$/, '')}`,
  );
}

console.log('\na worker, file by file');
const engine = WORKER_FILES.flatMap(({ name }) => assets.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file)));
for (const name of engine) console.log(`  ${shown(kilobytes(name))}  ${name}`);
console.log(`  ${shown(sum(engine))}  for a first forecast with its checks, budget ${BUDGET_FORECAST} kB`);

const needed = new Set([...first, ...engine, ...routes.flatMap((name) => [...closureOf(name, first)])]);
const later = assets.filter((name) => name.endsWith('.js') && !needed.has(name)).toSorted((a, b) => kilobytes(b) - kilobytes(a));
console.log('\nfetched only when needed');
for (const name of later.slice(0, 8)) console.log(`  ${shown(kilobytes(name))}  ${name}`);
