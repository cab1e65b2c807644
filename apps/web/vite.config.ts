import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { TEST_LIMITS } from '../../scripts/testing/testLimits.ts';
import { nameByFile, PAGE_FILES, WORKER_FILES } from './codeGroups.ts';
import { checkCycles } from './checkCycles.ts';
import { coefficientsAtBuild } from './documents/methodology/coefficientsAtBuild.ts';
import { markdownPages } from './documents/markdown/markdownPages.ts';
import { compressFolder } from '../../scripts/compressFolder.ts';

/** The server sends these to browsers that accept them, and compresses nothing itself. */
const withCompressedFiles: Plugin = {
  name: 'with-compressed-files',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    if (dir !== undefined) await compressFolder(dir);
  },
};

/** The first file names all others, and those that screens share would have the names of all these screens. */
const shortName = (name: string): string => (name.includes('~') ? 's' : '[name]');

/** Tests load them as Node.js does: rewriting their imports makes the engine a fifth slower. */
const OUR_PACKAGES = /\/packages\/(?:contract|rules|simulator)\/.*\.ts$/;

const POPUPS = /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), markdownPages, coefficientsAtBuild, checkCycles, withCompressedFiles],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The first load and most of the engine are one file each on purpose; `bench/` prints their compressed sizes next to their budgets.
    chunkSizeWarningLimit: 3000,
    // Browsers without it load each file when it is imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a busy machine every start would print how long each plugin took.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
        codeSplitting: {
          // A module goes to the first group that takes it, and what it imports to its own.
          includeDependenciesRecursively: false,
          // Each file costs a request and start-up time: what every screen needs is one file, what some of them share is a few.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 4 },
            { name: 'popups', test: POPUPS, entriesAware: true, entriesAwareMergeThreshold: 15_000, priority: 3 },
            { name: nameByFile(PAGE_FILES), priority: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
          ],
        },
      },
    },
  },
  // All workers run one build, so that the engine is downloaded once; a worker loads it with its first forecast. No page imports it.
  worker: {
    format: 'es',
    rolldownOptions: {
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameByFile(WORKER_FILES) }] } },
    },
  },
  test: {
    ...TEST_LIMITS,
    name: 'web',
    include: ['**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    server: { deps: { external: [OUR_PACKAGES] } },
    setupFiles: ['./testing/waitLonger.ts', './testing/workersHere.ts'],
  },
});
