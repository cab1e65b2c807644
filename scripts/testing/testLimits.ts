/**
 * Files of a project share their worker's modules, because reloading the same modules for each file took most of a run. So a test must
 * leave no state in a module. Machines may be busy and nothing here measures speed, so limits are wide.
 */
export const TEST_LIMITS = { isolate: false, maxWorkers: 3, testTimeout: 60_000, hookTimeout: 60_000 } as const;

/**
 * For what runs on Node.js: it loads the files itself, as the product does. Vite would rewrite every use of an import into a look-up, and
 * the engine would take a fifth longer.
 */
export const ON_NODE = { ...TEST_LIMITS, experimental: { viteModuleRunner: false } } as const;
