import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../apps/cli/createProgram.ts';
import { configSchema } from '../apps/server/config.ts';
import { renderSettings } from './documents/renderSettings.ts';
import packageJson from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const listDocuments = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = [
  ...listDocuments('.'),
  ...listDocuments('docs'),
  ...listDocuments('docs/decisions'),
  ...listDocuments('docs/guide'),
  'packages/simulator/README.md',
].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const OWN_COMMANDS = new Set(['ci', 'start', 'test', 'run', 'install', 'rebuild', 'audit', 'sbom']);
/** Variables of other programs, variables only scripts and the command line read, and names of constants. */
const OTHER_VARIABLES = new Set(
  'PRIORS_VERSION LEAD_FILES COLDCAST_URL COLDCAST_API_KEY CHROMIUM_PATH TEST_DATABASE_URL NAME_FILE XDG_CONFIG_HOME POSTGRES_PASSWORD SITE_ADDRESS'.split(
    ' ',
  ),
);

const spansOf = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
const codeOf = (text: string): string => [...text.matchAll(/```[^`\n]*\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');
const isPath = (span: string): boolean => /^(apps|packages|scripts|docs|e2e|bench)\/[\w./-]+$/.test(span);

describe.each(documents)('$path', ({ path, text }) => {
  it('links to what exists', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
    const files = links.filter((address) => !/^(https?:|mailto:|#|\/)/.test(address)).map((address) => address.split('#')[0] ?? '');
    for (const file of files) expect(existsSync(join(root, dirname(path), decodeURI(file))), file).toBe(true);
  });

  it('names commands that exist', () => {
    const written = `${codeOf(text)}\n${spansOf(text).join('\n')}`;
    for (const [, name = ''] of written.matchAll(/npm run (?:-s )?([\w:-]+)/g)) expect(Object.keys(packageJson.scripts)).toContain(name);
    for (const [, name = ''] of written.matchAll(/(?:^|&& )npm ([a-z]+)/gm)) expect(OWN_COMMANDS).toContain(name);
    const commands = createProgram().commands.map((command) => command.name());
    for (const [, name = ''] of written.matchAll(/(?:^|npx )coldcast ([a-z]+(?:-[a-z]+)*)\b/gm)) expect(commands, name).toContain(name);
    for (const [, file = ''] of written.matchAll(/\bnode ([\w./-]+\.m?ts)/g)) expect(existsSync(join(root, file)), file).toBe(true);
  });

  it('names paths that exist', () => {
    for (const span of spansOf(text).filter(isPath)) expect(existsSync(join(root, span)), span).toBe(true);
  });

  it('names settings that exist', () => {
    const names = spansOf(text).flatMap((span) => /^([A-Z]+(?:_[A-Z]+)+)(?:=.*)?$/.exec(span)?.[1] ?? []);
    const known = new Set([...Object.keys(configSchema.shape), ...OTHER_VARIABLES]);
    for (const name of names) expect(known.has(name.replace(/_FILE$/, '')) || known.has(name), name).toBe(true);
  });
});

describe('the documents', () => {
  it('are read', () => {
    expect(documents.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operations.md', 'docs/guide/command-line.md']),
    );
    expect(documents.flatMap(({ text }) => spansOf(text).filter(isPath)).length).toBeGreaterThan(10);
  });

  it('have every setting as .env.example has it; else run node scripts/writeSettings.ts', () => {
    const settings = readFileSync(join(root, 'docs/settings.md'), 'utf8');
    expect(settings).toBe(renderSettings(readFileSync(join(root, '.env.example'), 'utf8')));
    for (const name of Object.keys(configSchema.shape)) expect(settings).toContain(`| \`${name}\` |`);
  });

  it('name every script of the project in README.md or CONTRIBUTING.md', () => {
    const text = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md'].map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
    const names = Object.keys(packageJson.scripts).filter((name) => !/^(pre|start$|test$)/.test(name));
    for (const name of names) expect(text).toContain(`npm run ${name}`);
  });
});
