import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * `npm run licenses`: checks that every installed package has a license that asks for no more than a notice; exits with 1 otherwise. With
 * `--list` it prints them as Markdown. See also `npm run audit` and `npm run sbom`.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
});

type Found = { name: string; version: string; license: string };

const readPackage = (folder: string): Found | undefined => {
  let text: string;
  try {
    text = readFileSync(join(folder, 'package.json'), 'utf8');
  } catch {
    return undefined;
  }
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) return undefined;
  const { name, version, license = 'none' } = parsed.data;
  return { name, version, license: typeof license === 'string' ? license : license.type };
};

/** Links are workspaces of our own. */
const listFolders = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !entry.name.startsWith('.') ? [join(folder, entry.name)] : [],
    );
  } catch {
    return [];
  }
};

const listInstalled = (modules: string): Found[] => {
  const folders = listFolders(modules).flatMap((folder) => (/[\\/]@[^\\/]+$/.test(folder) ? listFolders(folder) : [folder]));
  return folders.flatMap((folder) => [readPackage(folder) ?? [], ...listInstalled(join(folder, 'node_modules'))].flat());
};

/** Of alternative licenses one must be allowed, of combined ones all. */
export const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((part) => ALLOWED.has(part.trim())));

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const all = new Map(listInstalled(join(root, 'node_modules')).map((found) => [`${found.name}@${found.version}`, found]));
  const sorted = [...all.values()].toSorted((a, b) => a.name.localeCompare(b.name));
  if (process.argv.includes('--list'))
    for (const { name, version, license } of sorted) console.log(`| ${name} | ${version} | ${license} |`);
  const byLicense = [...Map.groupBy(sorted, ({ license }) => license)].toSorted(([, a], [, b]) => b.length - a.length);
  console.log(`${sorted.length} packages: ${byLicense.map(([license, group]) => `${license} ${group.length}`).join(', ')}`);
  const refused = sorted.filter(({ license }) => !isAllowed(license));
  for (const { name, version, license } of refused) console.error(`not allowed: ${name} ${version}: ${license}`);
  if (sorted.length < 100 || refused.length > 0) process.exitCode = 1;
}
