/** Prints every sentence of the insights with six sets of facts, for proofreading: `npm run -s sentences > sentences.txt`. */
import { renderSentences } from './words/renderSentences.ts';

let last = '';
for (const { place, template, filled } of renderSentences()) {
  const isPlain = filled.length === 1 && !template.includes('<');
  if (place !== last) process.stdout.write(`\n${place}\n`);
  process.stdout.write(`  ${template}\n${isPlain ? '' : filled.map((text) => `    ${text}\n`).join('')}`);
  last = place;
}
