import { enableCompileCache } from 'node:module';

// Half of a short run is loading modules; compiled code is cached in the system's temporary folder.
enableCompileCache();
const { runSimulation } = await import('./simulation/runSimulation.ts');
await runSimulation();
