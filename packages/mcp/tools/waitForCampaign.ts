import { z } from 'zod';
import { campaignId } from '../inputs.ts';
import { defineTool, READS } from '../tool.ts';
import { MAX_WAIT_SECONDS, progressLine, progressShape, waitForCampaign } from '../waitForCampaign.ts';

export const waitForCampaignTool = defineTool({
  name: 'wait_for_campaign',
  title: 'Wait for a campaign',
  description: `Wait until a launched campaign has finished, at most ${MAX_WAIT_SECONDS} seconds a call, with progress. Most finish within a minute; call it again if one has not. If you stop waiting, the campaign continues.`,
  annotations: READS,
  input: z.object({
    campaign_id: campaignId,
    max_seconds: z.int().min(1).max(MAX_WAIT_SECONDS).optional().describe(`${MAX_WAIT_SECONDS} by default`),
  }),
  output: z.object({ campaignId: z.string(), progress: progressShape }),
  run: async ({ campaign_id: id, max_seconds: seconds = MAX_WAIT_SECONDS }, context) => {
    const progress = await waitForCampaign(context, { campaignId: id, seconds });
    const next = progress.isFinished
      ? 'It has finished: read it with get_results and get_insights.'
      : 'It is still running: call wait_for_campaign again.';
    return { data: { campaignId: id, progress }, lines: [progressLine(progress), next] };
  },
});
