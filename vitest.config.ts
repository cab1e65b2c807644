import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      'apps/server/vitest.config.ts',
      'apps/web/vite.config.ts',
      { test: { name: 'product', include: ['e2e/**/*.test.ts'], environment: 'node', testTimeout: 240_000, hookTimeout: 60_000 } },
    ],
  },
});
