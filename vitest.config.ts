import { defineConfig } from 'vitest/config';

/**
 * Files of a project share the modules of their worker: most of a run was the same modules loaded once more for each file.
 * So a test leaves no state in a module behind. A machine may be busy, and nothing here measures speed: limits are wide.
 */
const shared = { isolate: false, maxWorkers: 3, testTimeout: 60_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'packages', include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      { test: { ...shared, name: 'server', root: 'apps/server', include: ['**/*.test.ts'], globalSetup: ['./testing/globalSetup.ts'] } },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          ...shared,
          name: 'web',
          root: 'apps/web',
          include: ['**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['./testing/waitLonger.ts'],
        },
      },
      { test: { ...shared, name: 'product', include: ['e2e/**/*.test.ts'], testTimeout: 240_000 } },
    ],
  },
});
