import { RateBand } from '../../ui/RateBand.tsx';
import type { StepRow } from './byEmailView.ts';

/** The replies of one email on a common scale. */
export const StepStrip = ({ reply: { run, expected }, end }: { reply: StepRow['reply']; end: number }) => (
  <RateBand band={expected && { low: expected.low, middle: expected.mean, high: expected.high }} cap={end} fact={run} />
);
