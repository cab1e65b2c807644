import { defineConfig } from 'vitest/config';
import { ON_NODE } from '../../scripts/testing/testLimits.ts';

export default defineConfig({
  test: { ...ON_NODE, name: 'server', include: ['**/*.test.ts'], globalSetup: ['./testing/globalSetup.ts'] },
});
