import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { configSchema } from '../apps/server/config.ts';
import packageJson from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const image = read('Dockerfile');
const dockerfile = DockerfileParser.parse(image);
const wordsOf = (keyword: string): string[][] =>
  dockerfile
    .getInstructions()
    .filter((instruction) => instruction.getKeyword() === keyword)
    .map((instruction) => instruction.getArguments().map((argument) => argument.getValue()));
/** What is copied from the project itself, stage by stage. */
const copied = dockerfile
  .getCOPYs()
  .filter((copy) => copy.getFlags().length === 0)
  .flatMap((copy) =>
    copy
      .getArguments()
      .slice(0, -1)
      .map((argument) => argument.getValue()),
  );
const jsonWords = z.array(z.string());

const service = z.object({
  image: z.string(),
  command: jsonWords.optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: jsonWords.default([]),
  ports: jsonWords.default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  restart: z.string(),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read('compose.yaml'), { merge: true }));
const ours = Object.entries(compose.services).filter(([, { image: name }]) => name.startsWith('coldcast:'));

const isSetting = (name: string): boolean => name in configSchema.shape;
const isScript = (word: string): boolean => /\.m?ts$/.test(word);

describe('the image', () => {
  it('passes the Dockerfile linter', () => {
    expect(validate(image)).toEqual([]);
  });

  it("uses the project's Node version and runs as an unprivileged user", () => {
    const [major] = packageJson.devDependencies.node.split('.');
    const bases = dockerfile.getFROMs().map((from) => from.getImage());
    expect(new Set(bases)).toEqual(new Set([`node:${major}-slim`, 'manifests']));
    expect(wordsOf('USER').at(-1)).toEqual(['node']);
  });

  it('copies what exists and is not ignored', () => {
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    expect(copied.length).toBeGreaterThan(10);
    for (const path of copied) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(ignored, path).not.toContain(path.split('/')[0]);
    }
  });

  it('knows every workspace before it installs', () => {
    const manifests = packageJson.workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }));
    expect(manifests.length).toBeGreaterThan(4);
    expect(copied).toEqual(expect.arrayContaining(manifests));
  });

  it('starts a program it contains, and checks health at an address the product serves', () => {
    const holds = (path: string): boolean => copied.includes(path) || copied.some((folder) => path.startsWith(`${folder}/`));
    const program = jsonWords.parse(JSON.parse(dockerfile.getCMDs().at(-1)?.getArgumentsContent() ?? ''));
    const commands = [program, ...ours.flatMap(([, { command }]) => (command === undefined ? [] : [command]))];
    for (const path of commands.flat().filter(isScript)) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(holds(path), path).toBe(true);
    }
    expect(image).toContain('/health/live');
    expect(read('apps/server/operations/operatorRoutes.ts') + read('apps/server/operations/operatorAnswers.ts')).toContain('/health/live');
  });

  it("contains the operators' commands that the documents name", () => {
    const operations = read('docs/operations.md');
    for (const [, path = ''] of operations.matchAll(/(scripts\/\w+\.ts)`/g)) expect(copied, path).toContain(path);
  });

  it('sets only settings of the product and of Node, and no secret', () => {
    const names = wordsOf('ENV')
      .flat()
      .map((word) => word.split('=')[0] ?? '');
    for (const name of names) expect(isSetting(name) || name.startsWith('NODE_'), name).toBe(true);
    expect(image).not.toMatch(/PASSWORD|SECRET|_KEY/);
  });

  it('copies no secrets or local data into the build', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.git', 'data', '**/node_modules', '**/dist']));
  });
});

describe('compose.yaml', () => {
  it("gives our containers only the product's settings, and roles that exist", () => {
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'api', 'worker']);
    for (const [name, { environment }] of ours) {
      for (const setting of Object.keys(environment)) expect(isSetting(setting), setting).toBe(true);
      if (name !== 'migrate') expect(configSchema.shape.SERVICES.safeParse(environment['SERVICES']).success).toBe(true);
    }
  });

  it('waits only for existing services, and for a healthy, migrated database', () => {
    for (const { depends_on } of Object.values(compose.services))
      for (const name of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(name);
    for (const name of ['api', 'worker']) {
      expect(compose.services[name]?.depends_on['database']?.condition).toBe('service_healthy');
      expect(compose.services[name]?.depends_on['migrate']?.condition).toBe('service_completed_successfully');
    }
    expect(compose.services['migrate']?.restart).toBe('no');
  });

  it('contains no secret', () => {
    const values = Object.values(compose.services).flatMap(({ environment }) => Object.entries(environment));
    for (const [name, value] of values.filter(([key]) => /PASSWORD|SECRET|KEY|DATABASE_URL/.test(key)))
      expect(value, name).toMatch(/\$\{[A-Z_]+:\?/);
  });

  it('publishes only the ports of Caddy, and mounts only existing files', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    for (const mount of Object.values(compose.services).flatMap(({ volumes }) => volumes)) {
      const [source = ''] = mount.split(':');
      expect(source.startsWith('./') ? existsSync(join(root, source)) : source in compose.volumes, mount).toBe(true);
    }
  });

  it('makes Caddy forward to the port of the API', () => {
    const [, name = '', port = ''] = /reverse_proxy (\w+):(\d+)/.exec(read('Caddyfile')) ?? [];
    expect(compose.services[name]?.environment['PORT']).toBe(port);
    expect(wordsOf('EXPOSE')).toEqual([[port]]);
  });
});
