import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { TEST_LIMITS } from '../../scripts/testing/testLimits.ts';
import { compressFolder } from '../../scripts/compressFolder.ts';

/** zod carries a writer of JSON Schema that the browser never calls: its exports stay, its 5 kB (gzip) of code goes. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(json-schema-processors|json-schema-generator|to-json-schema)\.js$/.test(id)) return undefined;
    const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
    // zod's `~standard` asks for the writer without calling it, so that a call for one must not throw yet.
    const left = 'const leftOut = () => () => { throw new Error("JSON Schema is left out of the browser build"); };';
    return { code: [left, ...names.map((name) => `export const ${name} = leftOut;`)].join('\n'), map: null };
  },
};

/**
 * zod tries whether it may compile code, which the Content-Security-Policy forbids and reports. It is told in its own module, because
 * the build gives no order to what runs before the first schema.
 */
const withoutEval: Plugin = {
  name: 'without-eval',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/zod/v4/core/core.js')) return undefined;
    return { code: `${code}\nglobalConfig.jitless = true;`, map: null };
  },
};

/** The server sends these where a browser takes them, and compresses nothing itself. */
const withCompressedFiles: Plugin = {
  name: 'with-compressed-files',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    if (dir !== undefined) await compressFolder(dir);
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutJsonSchema, withoutEval, withCompressedFiles],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The first load is one file on purpose; its compressed size has a budget.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each file costs a request and a start of its own: what every screen needs is one file, what some of them share comes in few.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000, priority: 1 },
          ],
        },
      },
    },
  },
  // A worker fetches the engine with its first forecast, as the page does its later parts.
  worker: { format: 'es' },
  test: { ...TEST_LIMITS, name: 'web', include: ['**/*.test.{ts,tsx}'], environment: 'jsdom', setupFiles: ['./testing/waitLonger.ts'] },
});
