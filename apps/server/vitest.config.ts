import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: ['./testing/globalSetup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
