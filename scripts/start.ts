import { enableCompileCache } from 'node:module';

// Half of the start is loading modules; compiled code is cached in the system's temporary folder.
enableCompileCache();
const { runProduct } = await import('./runProduct.ts');
await runProduct();
