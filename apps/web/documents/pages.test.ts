import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@coldcast/contract/endpoints';
import { ERRORS } from '@coldcast/contract/errors';
import { PLANS } from '@coldcast/rules/plans';
import facts from '@coldcast/simulator/facts.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { paths } from '../ui/paths.ts';
import { listProse, listTexts, toPlainText } from './documentPage.ts';
import { DOCUMENTS, toDocumentPath } from './documents.ts';

const pages = await Promise.all(DOCUMENTS.map(async (entry) => ({ path: toDocumentPath(entry.slug), page: await entry.load() })));
const proseOf = ({ page }: (typeof pages)[number]) => [page.lead, ...page.sections.flatMap(({ blocks }) => blocks.flatMap(listProse))];
const textsOf = ({ page }: (typeof pages)[number]) => [
  page.title,
  toPlainText(page.lead),
  ...page.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(listTexts)]),
];

describe('every link of the pages', () => {
  const links = pages.flatMap((entry) =>
    proseOf(entry)
      .flat()
      .flatMap((piece) => (piece.kind === 'link' && piece.address.startsWith('/') ? [{ from: entry.path, address: piece.address }] : [])),
  );
  const app = readFileSync(join(import.meta.dirname, '../App.tsx'), 'utf8');
  const routed = new Set([...app.matchAll(/path=\{paths\.(\w+)\}/g)].map(([, name]) => name));
  const routes: readonly string[] = Object.entries(paths).flatMap(([name, path]) => (routed.has(name) ? [path] : []));

  it('is read', () => {
    expect(links.length).toBeGreaterThan(10);
  });

  it.each(links)('$address on $from leads somewhere', ({ address }) => {
    const [path = '', section] = address.split('#');
    const target = pages.find((entry) => entry.path === path);
    if (section !== undefined) expect(target?.page.sections.map(({ id }) => id)).toContain(section);
    else expect(target !== undefined || path === '/openapi.json' || routes.includes(path)).toBe(true);
  });
});

describe('the words', () => {
  it.each(pages)('of $path promise nothing', (entry) => {
    // The server's own messages are fixed texts.
    const messages: readonly string[] = Object.values(ERRORS).map(({ message }) => message);
    const own = textsOf(entry).filter((text) => !messages.includes(text));
    // Titles of studies are quoted.
    const words = facts.reduce((text, { source }) => text.replaceAll(source, ''), own.join('\n'));
    expect(words).not.toMatch(/\b(will|predict\w*|accura\w*|guarantee\w*)\b/i);
    expect(words).not.toMatch(/[–—]/);
  });

  it('say that nothing was checked on your sends', () => {
    const methodology = pages.find(({ path }) => path === '/docs/methodology');
    expect(methodology && toPlainText(methodology.page.lead)).toContain('Calibrated to published averages; not yet checked on your sends.');
  });
});

describe('numbers', () => {
  it('of plans come from the rules', () => {
    const plans = pages.find(({ path }) => path === '/docs/plans');
    const words = plans ? textsOf(plans) : [];
    for (const plan of PLANS) expect(words).toContain(`$${plan.monthlyPriceUsd}`);
    expect(words).toContain('$1,069');
  });
});

describe('the API reference', () => {
  const api = pages.find(({ path }) => path === '/docs/api/reference');
  const words = api ? textsOf(api).join('\n') : '';

  it('has every call with its summary and its errors', () => {
    for (const endpoint of Object.values(endpoints)) {
      expect(api?.page.sections.map(({ id }) => id)).toContain(endpoint.operationId);
      expect(words).toContain(endpoint.summary.replaceAll('`', ''));
      for (const code of endpoint.errors) expect(words).toContain(code);
    }
  });

  it('shows for every call how it is made and what comes back', () => {
    for (const endpoint of Object.values(endpoints)) {
      const blocks = api?.page.sections.find(({ id }) => id === endpoint.operationId)?.blocks ?? [];
      const [command, answer] = blocks.flatMap((block) => (block.kind === 'code' ? [block.text] : []));
      expect(command).toContain('curl -s');
      expect(command).toContain(endpoint.path.split('/:')[0]);
      expect(() => JSON.parse(answer ?? '')).not.toThrow();
      for (const name of endpoint.path.match(/(?<=:)\w+/g) ?? []) expect(blocks.flatMap(listTexts)).toContain(name);
    }
  });

  it('has every error with its message', () => {
    // These three are not answers of a call.
    const spoken = Object.entries(ERRORS).filter(([code]) => !['not_found', 'method_not_allowed', 'origin_refused'].includes(code));
    for (const [code, { message }] of spoken) {
      expect(words, code).toContain(code);
      expect(words, code).toContain(message);
    }
  });
});

describe('the commands', () => {
  const scripts = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  const names = new Set(pages.flatMap(textsOf).flatMap((text) => [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name)));

  it.each([...names])('npm run %s exists', (name) => {
    expect(scripts).toContain(`"${name}": "`);
  });
});

describe('the sources of coefficients', () => {
  const sources = (folder: string) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, folder, name), 'utf8') }));

  it('are fetched with the methodology page only', () => {
    for (const { name, text } of [
      ...sources('.'),
      ...sources('frame'),
      ...sources('blocks'),
      ...sources('search'),
      ...sources('parts'),
      ...sources('reference'),
    ]) {
      if (name.includes('.test.') || name === 'documents.ts') continue;
      expect(text, name).not.toMatch(/simulator|\.\/methodology\//);
    }
  });
});
