import type { Ask } from '../../language/createAsk.ts';
import { writeModelReplies, type ModelReply, type ReplyTask } from '../../language/texts/writeModelReplies.ts';
import type { BatchTask } from '../engine/engineThread.ts';
import { simulateInThread } from '../engine/engineThreads.ts';
import type { BalancedCampaign } from '../engine/modelTask.ts';
import type { BatchLead, ResultRow } from '../engine/simulateBatch.ts';

/** Replies for the leads that the simulation will draw as replying: it is pure, so it can be asked beforehand. */
export async function writeReplies(
  task: BatchTask,
  { balanced, ask }: { balanced: BalancedCampaign | null; ask: Ask },
): Promise<ModelReply[]> {
  const model = {
    balanceJson: balanced === null ? null : JSON.stringify(balanced.balance),
    appealsJson: JSON.stringify(balanced?.appeals.map(({ position, appeal }) => [position, appeal]) ?? []),
    repliesJson: '[]',
  };
  const { rowsJson } = await simulateInThread({ ...task, model });
  // Both texts are our own, of a moment ago.
  const rows = JSON.parse(rowsJson) as ResultRow[];
  const leads = new Map((JSON.parse(task.batchJson) as BatchLead[]).map(({ position, lead }) => [position, lead]));
  const tasks = rows.flatMap(({ position, intent }): ReplyTask[] => {
    const lead = leads.get(position);
    if (intent === null || lead === undefined) return [];
    const { title, company, companySize, industry, firstName, name, email } = lead;
    return [{ intent, lead: { position, title, company, companySize, industry, firstName, name, ...email } }];
  });
  return writeModelReplies(tasks, ask);
}
