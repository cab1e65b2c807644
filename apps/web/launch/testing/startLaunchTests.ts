import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { startClean } from '../../testing/renderScenario.tsx';

/** Call once in a test file. Files are read and pages drawn in one thread here, on machines that may be busy. */
export function startLaunchTests(): void {
  configure({ asyncUtilTimeout: 10_000 });
  vi.setConfig({ testTimeout: 30_000 });
  startClean();
}
