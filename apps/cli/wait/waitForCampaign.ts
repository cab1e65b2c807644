import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@coldcast/contract/endpoints';
import { isCompleted, type CampaignProgress } from '@coldcast/rules/campaignStatus';
import { callEndpoint } from '../api/callEndpoint.ts';
import { retryCall } from '../api/retryCall.ts';
import { CommandError } from '../CommandError.ts';
import { EXIT } from '../exitCodes.ts';
import { note } from '../output/print.ts';
import type { Session } from '../session/findSession.ts';
import { pollWaitMs } from './pollWaitMs.ts';
import { showProgress } from './showProgress.ts';

type Waiting = { campaignId: string; isJson: boolean; timeoutSeconds: number | undefined };

const goOn = (campaignId: string): string => `The campaign continues. Check it with: coldcast status ${campaignId} --wait`;

/** Waits until the campaign is completed, through short outages of the server. Ctrl-C ends the waiting, not the campaign. */
export async function waitForCampaign(session: Session, { campaignId, isJson, timeoutSeconds }: Waiting): Promise<CampaignProgress> {
  const startedAt = performance.now();
  const stopping = new AbortController();
  const onInterrupt = () => stopping.abort();
  process.once('SIGINT', onInterrupt);
  const view = showProgress(isJson);
  const look = () => callEndpoint(session, endpoints.getResultsStatus, { params: { campaignId }, signal: stopping.signal });
  try {
    for (;;) {
      const progress = await retryCall(look, { signal: stopping.signal, onWait: ({ message }) => note(`${message}; trying again`) });
      view.update(progress);
      if (isCompleted(progress)) return progress;
      const waitedMs = performance.now() - startedAt;
      const leftMs = timeoutSeconds === undefined ? Infinity : timeoutSeconds * 1000 - waitedMs;
      if (leftMs <= 0) {
        throw new CommandError(`Not completed after ${timeoutSeconds} seconds.`, {
          exitCode: EXIT.timedOut,
          code: 'timed_out',
          hint: goOn(campaignId),
        });
      }
      await sleep(Math.min(leftMs, pollWaitMs(waitedMs)), undefined, { signal: stopping.signal });
    }
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    throw new CommandError('Stopped waiting.', { exitCode: EXIT.interrupted, code: 'interrupted', hint: goOn(campaignId) });
  } finally {
    view.end();
    process.off('SIGINT', onInterrupt);
  }
}
