import { writeFileSync } from 'node:fs';
import { solveCalibration } from '../packages/simulator/calibration/solve.ts';
import { solveFollowUpMeans } from '../packages/simulator/calibration/solveFollowUps.ts';
import { readReference, REFERENCE_VERSION } from '../packages/simulator/reference/reference.ts';

const target = new URL('../packages/simulator/calibration/solved.ts', import.meta.url);
const followUpTarget = new URL('../packages/simulator/calibration/followUpMeans.ts', import.meta.url);

const calibration = solveCalibration(readReference(), REFERENCE_VERSION, (sweep, miss) => {
  process.stderr.write(`sweep ${sweep}: largest miss ${miss.toExponential(2)} log odds\n`);
});

writeFileSync(
  target,
  `import type { Calibration } from './calibration.ts';

/** Written by \`scripts/calibrate.ts\`; run it again after a change of priors, reference population or reading. */
export const SOLVED: Calibration = ${JSON.stringify(calibration, null, 2)};
`,
);

writeFileSync(
  followUpTarget,
  `/** Written by \`scripts/calibrate.ts\`: means of the columns of a text over the neutral follow-ups. */
export const FOLLOW_UP_MEANS: Readonly<Record<string, number>> = ${JSON.stringify(solveFollowUpMeans(), null, 2)};
`,
);
