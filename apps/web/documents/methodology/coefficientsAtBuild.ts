import type { Plugin } from 'vite';

/** Writes the coefficients into the page at build time, so that browsers do not load the engine to read them. */
export const coefficientsAtBuild: Plugin = {
  name: 'coefficients-at-build',
  apply: 'build',
  enforce: 'pre',
  load: async (id) => {
    if (!id.endsWith('/methodology/coefficientRows.ts')) return null;
    const { COEFFICIENTS } = await import('./coefficientRows.ts');
    return { code: `export const COEFFICIENTS = ${JSON.stringify(COEFFICIENTS)};\n`, moduleType: 'js' };
  },
};
