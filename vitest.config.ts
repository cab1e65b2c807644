import { defineConfig } from 'vitest/config';
import { TEST_LIMITS } from './scripts/testing/testLimits.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...TEST_LIMITS,
          name: 'packages',
          include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      'apps/server/vitest.config.ts',
      'apps/web/vite.config.ts',
      { test: { ...TEST_LIMITS, name: 'product', include: ['e2e/**/*.test.ts'], testTimeout: 240_000 } },
    ],
  },
});
