import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readMarkdown, type Surroundings } from './readMarkdown.ts';
import { readWebpSize } from './readWebpSize.ts';

/** Documents link to the product on the reader's machine; inside the product, such a link stays on its own origin. */
const OWN_ORIGIN = 'http://localhost:3000';

const isPage = (id: string): boolean => /\/docs\/guide\/[\w-]+\.md$/.test(id);

/** `metrics.md#impact` leads to `/docs/metrics#impact`. */
export function toProductAddress(address: string, page: string): string {
  if (address.startsWith(`${OWN_ORIGIN}/`)) return address.slice(OWN_ORIGIN.length);
  if (/^[a-z]+:/.test(address)) return address;
  const [, name = page, section = ''] = /^(?:([\w-]+)\.md)?(#[\w-]+)?$/.exec(address) ?? [];
  if (name === page && section === '') throw new Error(`${page}.md: "${address}" leads to no page of the product.`);
  return `/docs${name === 'start' ? '' : `/${name}`}${section}`;
}

/** A module with the page as data; its pictures are imported, so that they are bundled like all others. */
function writeModule(id: string, markdown: string): string {
  const page = basename(id, '.md');
  const files: string[] = [];
  const toPicture: Surroundings['toPicture'] = (file, alt) => {
    const src = `@picture-${files.push(file) - 1}@`;
    return { src, alt, ...readWebpSize(readFileSync(join(dirname(id), file))) };
  };
  const data = readMarkdown(markdown, { toAddress: (address) => toProductAddress(address, page), toPicture });
  const imports = files.map((file, at) => `import picture${at} from ${JSON.stringify(resolve(dirname(id), file))};`);
  const text = JSON.stringify(data).replaceAll(/"@picture-(\d+)@"/g, 'picture$1');
  return `${imports.join('\n')}\nexport const page = ${text};\n`;
}

/** Renders `docs/guide/*.md` at build time, so that browsers load no Markdown parser. */
export const markdownPages: Plugin = {
  name: 'markdown-pages',
  enforce: 'pre',
  load: (id) => (isPage(id) ? { code: writeModule(id, readFileSync(id, 'utf8')), moduleType: 'js' } : null),
};
