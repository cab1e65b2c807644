import { BUCKETS, DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { answeredStepAt } from '@coldcast/rules/sequence/answeredStep';
import type { LeadInList } from '@coldcast/simulator/lead';
import type { Ask } from '../../language/createAsk.ts';
import { writeModelReplies, type LaterEmail, type ModelReply, type ReplyTask } from '../../language/texts/writeModelReplies.ts';
import type { BatchTask } from '../engine/engineThread.ts';
import { simulateInThread } from '../engine/engineThreads.ts';
import type { BalancedCampaign } from '../engine/modelTask.ts';
import type { BatchLead, ResultRow } from '../engine/simulateBatch.ts';

const USUAL_BUCKET = toBucketIndex(DEFAULT_BUCKET);

/** The emails after the first, up to the one the lead answers at the default bucket, or else at the lowest at which it answers one. */
function findLater({ followUps = [] }: LeadInList, row: ResultRow): readonly LaterEmail[] | undefined {
  const thresholds = { inboxFrom: row.inbox_from, opensFrom: row.opens_from, steps: row.steps, actionIfOpened: row.action };
  const answered = [USUAL_BUCKET, ...BUCKETS.keys()].map((bucket) => answeredStepAt(thresholds, bucket)).find((step) => step !== null) ?? 1;
  return answered === 1 ? undefined : followUps.slice(0, answered - 1).map(({ subject, body }) => ({ subject, body }));
}

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
  const tasks = rows.flatMap((row): ReplyTask[] => {
    const { position, intent } = row;
    const lead = leads.get(position);
    if (intent === null || lead === undefined) return [];
    const { title, company, companySize, industry, firstName, name, email } = lead;
    const later = findLater(lead, row);
    return [{ intent, lead: { position, title, company, companySize, industry, firstName, name, ...email, ...(later && { later }) } }];
  });
  return writeModelReplies(tasks, ask);
}
