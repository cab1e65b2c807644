import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';

/** Checks every import against the arrows in `.dependency-cruiser.mjs`, after proving with planted files that a wrong import is found. */
const root = join(import.meta.dirname, '..');
const config = join(root, '.dependency-cruiser.mjs');

const cruise = z.object({
  summary: z.object({
    totalCruised: z.int(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

function cruiseFolder(folder: string) {
  const command = join(root, 'node_modules/.bin/depcruise');
  const text = execFileSync(command, ['packages', 'apps', '--config', config, '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return cruise.parse(JSON.parse(text)).summary;
}

const plantedRules = [
  'rules-import-nothing-of-ours',
  'simulator-imports-nothing',
  'server-users-imports-leftward',
  'routes-only-by-the-api-builder',
  'web-ui-imports-nothing-above',
  'web-launch-imports-no-other-feature',
  'cli-uses-the-api-only',
  'handlers-only-by-job-lists',
  'engine-only-in-workers',
  'documents-read-tables-alone',
  'no-testing-code-in-the-product',
  'a-new-folder-needs-an-arrow',
];

const planted = cruiseFolder(join(root, 'scripts/planted'));
const seen = new Set(planted.violations.map((violation) => violation.rule.name));
const unseen = plantedRules.filter((rule) => !seen.has(rule));
if (unseen.length > 0) {
  console.error(`The import check does not work: it missed the planted violations of ${unseen.join(', ')}.`);
  process.exit(1);
}

const { totalCruised, violations } = cruiseFolder(root);
if (totalCruised < 50) {
  console.error(`The import check read only ${totalCruised} modules, which is not the whole tree.`);
  process.exit(1);
}
for (const { from, to, rule } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (violations.length > 0) process.exit(1);
console.log(`arrows: ${totalCruised} modules, every import is allowed; ${plantedRules.length} planted violations found`);
