import { enableCompileCache } from 'node:module';

// Half of the start is reading modules; what was compiled once is kept in the system's temporary folder.
enableCompileCache();
const { runProduct } = await import('./runProduct.ts');
await runProduct();
