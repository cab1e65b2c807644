#!/usr/bin/env node
import * as nodeModule from 'node:module';

// Runs on whatever Node there is: hence no TypeScript.
const NEEDED = 24;
const [major] = process.versions.node.split('.').map(Number);
if (major < NEEDED) {
  process.stderr.write(`Coldcast needs Node ${NEEDED} or newer; this is Node ${process.versions.node}.\n`);
  process.stderr.write('In a clone of the project, "npm ci" installs it; run "npx coldcast" there.\n');
  process.exit(1);
}
// Half of a command's time is loading modules; compiled code is cached in the system's temporary folder.
nodeModule.enableCompileCache();
const { main } = await import('../main.ts');
await main(process.argv);
