import type { Ask } from '../../language/createAsk.ts';
import type { ReplyTask } from '../../language/texts/replyTask.ts';
import { writeModelReplies, type ModelReply } from '../../language/texts/writeModelReplies.ts';
import type { BatchTask } from '../engine/engineThread.ts';
import { planRepliesInThread } from '../engine/engineThreads.ts';
import type { BalancedCampaign } from '../engine/modelTask.ts';
import type { BatchLead } from '../engine/simulateBatch.ts';

/** Asks for replies for the leads that will reply. The simulation is pure, so it can be run beforehand to find them. */
export async function writeReplies(
  task: BatchTask,
  { balanced, ask }: { balanced: BalancedCampaign | null; ask: Ask },
): Promise<ModelReply[]> {
  const model = {
    balanceJson: balanced === null ? null : JSON.stringify(balanced.balance),
    appealsJson: JSON.stringify(balanced?.appeals.map(({ position, appeal }) => [position, appeal]) ?? []),
    repliesJson: '[]',
  };
  const planned = await planRepliesInThread({ ...task, model });
  // This server wrote the text a moment ago.
  const leads = new Map((JSON.parse(task.batchJson) as BatchLead[]).map(({ position, lead }) => [position, lead]));
  const tasks = planned.flatMap(({ position, intent, facts, later }): ReplyTask[] => {
    const lead = leads.get(position);
    if (lead === undefined) return [];
    const { title, company, companySize, industry, firstName, name, email } = lead;
    const told = { position, title, company, companySize, industry, firstName, name, ...email, ...(later && { later }) };
    return [{ intent, facts, lead: told }];
  });
  return writeModelReplies(tasks, ask);
}
