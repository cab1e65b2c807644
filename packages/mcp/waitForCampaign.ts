import { endpoints } from '@coldcast/contract/endpoints';
import { campaignStatus, isCompleted, type CampaignProgress } from '@coldcast/rules/campaignStatus';
import { countOf } from '@coldcast/rules/countOf';
import { z } from 'zod';
import type { ToolContext } from './tool.ts';

/** How long one call waits: below the limits of assistants and proxies. */
export const MAX_WAIT_SECONDS = 50;
const LOOK_EVERY_MS = 1000;

export const progressShape = z.object({
  status: z.enum(['Scheduled', 'In Progress', 'Completed']),
  total: z.int(),
  simulated: z.int(),
  failed: z.int(),
  isFinished: z.boolean().describe('Every lead is done and the forecast is stored. Read results and insights from then on.'),
});
export type ProgressShape = z.output<typeof progressShape>;

export const toProgress = (progress: CampaignProgress, isFinished: boolean): ProgressShape => ({
  status: campaignStatus(progress),
  total: progress.total,
  simulated: progress.success,
  failed: progress.failed,
  isFinished,
});

/** Whether the forecast is stored, which happens shortly after the last lead. */
async function isForecastStored({ call }: Pick<ToolContext, 'call'>, campaignId: string): Promise<boolean> {
  const ranges = await call(endpoints.listAnalyticsRanges, { params: { campaignId } });
  return ranges.every(({ expected }) => expected !== null);
}

/** Checks a campaign once a second until it has finished, the time is up, or the client stops; reports progress. */
export async function waitForCampaign(
  context: Pick<ToolContext, 'call' | 'report' | 'signal' | 'pause'>,
  { campaignId, seconds }: { campaignId: string; seconds: number },
): Promise<ProgressShape> {
  const { call, report, signal, pause } = context;
  let leftMs = 1000 * Math.min(seconds, MAX_WAIT_SECONDS);
  let told = -1;
  for (;;) {
    const { progress } = await call(endpoints.getCampaign, { params: { campaignId }, query: { campaignFile: 'omit' } });
    const shown = toProgress(progress, isCompleted(progress) && (await isForecastStored(context, campaignId)));
    const done = shown.simulated + shown.failed;
    if (done > told) await report(done, shown.total, `${done} of ${countOf(shown.total, 'lead')} simulated`);
    told = done;
    if (shown.isFinished || leftMs <= 0 || signal.aborted) return shown;
    await pause(Math.min(LOOK_EVERY_MS, leftMs), signal);
    leftMs -= LOOK_EVERY_MS;
  }
}

export const progressLine = ({ status, total, simulated, failed }: ProgressShape): string =>
  `${status}: ${simulated + failed} of ${countOf(total, 'lead')} done${failed === 0 ? '' : `, ${failed} of them failed (credits returned)`}.`;
