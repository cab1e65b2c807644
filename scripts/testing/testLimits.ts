/**
 * Files of a project share the modules of their worker: most of a run was the same modules loaded once more for each file.
 * So a test leaves no state in a module behind. A machine may be busy, and nothing here measures speed: limits are wide.
 */
export const TEST_LIMITS = { isolate: false, maxWorkers: 3, testTimeout: 60_000, hookTimeout: 60_000 } as const;
