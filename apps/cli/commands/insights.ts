import { endpoints } from '@coldcast/contract/endpoints';
import { Command } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { printJson, printLine } from '../output/print.ts';
import { getSession } from '../session/findSession.ts';
import { insightText } from './insightText.ts';
import { withShared, type SharedOptions } from './options.ts';

async function showInsights(campaignId: string, options: SharedOptions): Promise<void> {
  const session = getSession(options);
  const query = { campaignId };
  const [open, reply] = await Promise.all([
    callEndpoint(session, endpoints.generateOpenInsights, { query }),
    callEndpoint(session, endpoints.generateReplyInsights, { query }),
  ]);
  if (options.json) return printJson({ open: open.data, reply: reply.data });
  printLine(insightText('Why recipients opened your emails', open.data.insight));
  printLine(insightText("Why recipients don't want to open your emails", open.data.negativeInsight));
  printLine(insightText('Why recipients replied to your emails', reply.data.insight));
  printLine(insightText("Why recipients didn't reply to your emails", reply.data.negativeInsight));
}

export const insightsCommand = (): Command =>
  withShared(new Command('insights'))
    .description('Show why leads opened and replied or did not, and what to change')
    .argument('<campaign>', 'id of a completed campaign')
    .action(showInsights);
