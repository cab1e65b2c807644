import { endpoints } from '@coldcast/contract/endpoints';
import { campaignStatus, progressPercent, type CampaignProgress } from '@coldcast/rules/campaignStatus';
import { countOf } from '@coldcast/rules/countOf';
import { Command } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { cleanText } from '../output/cleanText.ts';
import { printJson, printLine } from '../output/print.ts';
import { getSession } from '../session/findSession.ts';
import { waitForCampaign } from '../wait/waitForCampaign.ts';
import { withShared, withWait, type SharedOptions, type WaitOptions } from './options.ts';

/** `Completed, 100%: 180 of 180 leads (3 failed, credits returned)` */
export function describeProgress(progress: CampaignProgress): string {
  const { total, success, failed } = progress;
  const failures = failed === 0 ? '' : ` (${failed} failed, credits returned)`;
  return `${campaignStatus(progress)}, ${progressPercent(progress)}%: ${success + failed} of ${countOf(total, 'lead')}${failures}`;
}

async function showStatus(campaignId: string, options: SharedOptions & WaitOptions): Promise<void> {
  const session = getSession(options);
  const answer = await callEndpoint(session, endpoints.getCampaign, { params: { campaignId } });
  const progress = options.wait
    ? await waitForCampaign(session, { campaignId, isJson: options.json === true, timeoutSeconds: options.timeout })
    : answer.progress;
  if (!options.json) return printLine(`${cleanText(answer.data.campaignName)}\n${describeProgress(progress)}`);
  const { campaignFile: _leads, ...campaign } = answer.data;
  printJson({ ...campaign, status: campaignStatus(progress), percent: progressPercent(progress), progress });
}

export const statusCommand = (): Command =>
  withWait(withShared(new Command('status')))
    .description('Show the progress of a campaign')
    .argument('<campaign>', 'id of the campaign, as launch and list print it')
    .action(showStatus);
