import { progressPercent, type CampaignProgress } from '@coldcast/rules/campaignStatus';
import { countOf } from '@coldcast/rules/countOf';
import { Presets, SingleBar } from 'cli-progress';
import { note } from '../output/print.ts';

export type ProgressView = { update: (progress: CampaignProgress) => void; end: () => void };

const PLAIN_STEP_PERCENT = 10;

function showBar(): ProgressView {
  const bar = new SingleBar(
    { format: '{bar} {percentage}%  {value} of {total} leads{failures}', stream: process.stderr, gracefulExit: false, hideCursor: true },
    Presets.shades_classic,
  );
  let isStarted = false;
  return {
    update: ({ total, success, failed }) => {
      const failures = failed === 0 ? '' : ` (${failed} failed)`;
      if (isStarted) bar.update(success + failed, { failures });
      else bar.start(total, success + failed, { failures });
      isStarted = true;
    },
    end: () => bar.stop(),
  };
}

/** Prints a line for every further ten percent. */
function showLines(): ProgressView {
  let shown = -1;
  return {
    update: (progress) => {
      const percent = progressPercent(progress);
      const step = Math.floor(percent / PLAIN_STEP_PERCENT);
      if (step <= shown) return;
      shown = step;
      note(`${percent}%: ${progress.success + progress.failed} of ${countOf(progress.total, 'lead')}`);
    },
    end: () => {},
  };
}

/** Progress on standard error: a bar on a terminal, plain lines in a log, nothing with `--json`. */
export function showProgress(isJson: boolean): ProgressView {
  if (isJson) return { update: () => {}, end: () => {} };
  return process.stderr.isTTY ? showBar() : showLines();
}
