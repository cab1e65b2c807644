import type { Tool } from './tool.ts';
import { checkRowsTool } from './tools/checkRows.ts';
import { compareCampaignsTool } from './tools/compareCampaigns.ts';
import { forecastDraftTool } from './tools/forecastDraft.ts';
import { getAudienceTool } from './tools/getAudience.ts';
import { getInsightsTool } from './tools/getInsights.ts';
import { getLeadsTool } from './tools/getLeads.ts';
import { getResultsTool } from './tools/getResults.ts';
import { getTrackRecordTool } from './tools/getTrackRecord.ts';
import { launchCampaignTool } from './tools/launchCampaign.ts';
import { listCampaignsTool } from './tools/listCampaigns.ts';
import { reportResultTool } from './tools/reportResult.ts';
import { waitForCampaignTool } from './tools/waitForCampaign.ts';

/** Every tool, in the order a task uses them. */
export const TOOLS: readonly Tool[] = [
  forecastDraftTool,
  checkRowsTool,
  launchCampaignTool,
  waitForCampaignTool,
  listCampaignsTool,
  getResultsTool,
  getLeadsTool,
  getInsightsTool,
  compareCampaignsTool,
  getAudienceTool,
  getTrackRecordTool,
  reportResultTool,
];
