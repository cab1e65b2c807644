import { readFileSync } from 'node:fs';

/** The methodology page as Markdown, without the marks it is written by; what its parts draw stands in the documentation alone. */
export const readMethodology = (): string =>
  readFileSync(new URL('../../docs/guide/methodology.md', import.meta.url), 'utf8')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
