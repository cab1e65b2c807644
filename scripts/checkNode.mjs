// Runs before everything else, on any Node version: hence no TypeScript.
const NEEDED = 24;
const [major] = process.versions.node.split('.').map(Number);
if (major < NEEDED) {
  console.error(`Coldcast needs Node ${NEEDED} or newer; this is Node ${process.versions.node} (${process.execPath}).`);
  console.error('Run "npm ci" in the project folder, which installs Node 24, then start with "npm start" or "npm run dev".');
  console.error('If npm was told to skip install scripts, run "npm rebuild node" once.');
  process.exit(1);
}
