import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true },
  test: { name: 'web', include: ['**/*.test.{ts,tsx}'], environment: 'jsdom' },
});
