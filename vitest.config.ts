import { defineConfig } from 'vitest/config';
import { ON_NODE } from './scripts/testing/testLimits.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...ON_NODE,
          name: 'packages',
          include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      'apps/server/vitest.config.ts',
      'apps/web/vite.config.ts',
      { test: { ...ON_NODE, name: 'product', include: ['e2e/**/*.test.ts'], testTimeout: 240_000 } },
    ],
  },
});
