// Loaded first, to know the parent before the slow modules.
import '../apps/server/operations/isParentGone.ts';
import { enableCompileCache } from 'node:module';
import { readArguments } from './operations/readArguments.ts';

readArguments({
  usage: 'Usage: npm start\nSettings are environment variables, for example: PORT=4000 npm start. docs/settings.md lists them.',
  options: {},
});

// Half of the start is loading modules; compiled code is cached in the system's temporary folder. Threads find it by this variable.
const { directory } = enableCompileCache();
if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] = directory;
const { runProduct } = await import('./runProduct.ts');
await runProduct();
