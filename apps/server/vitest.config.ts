import { defineConfig } from 'vitest/config';
import { TEST_LIMITS } from '../../scripts/testing/testLimits.ts';

export default defineConfig({
  test: { ...TEST_LIMITS, name: 'server', include: ['**/*.test.ts'], globalSetup: ['./testing/globalSetup.ts'] },
});
