import { BUCKETS, DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import { answeredStepAt } from '@coldcast/rules/sequence/answeredStep';
import type { CampaignContext, Email, LeadInList } from '@coldcast/simulator/lead';
import type { Intent } from '@coldcast/simulator/outcome';
import { readReplyFacts, toPlainFacts, type PlainReplyFacts } from '@coldcast/simulator/replyFacts';
import { simulateBatch, type BatchLead, type ResultRow } from './simulateBatch.ts';

/** A lead that is drawn as replying, and what its reply answers: `later` are the emails after the first, up to the one that is answered. */
export type PlannedReply = { position: number; intent: Intent; facts: PlainReplyFacts; later?: readonly Email[] };

const USUAL_BUCKET = toBucketIndex(DEFAULT_BUCKET);

/** The emails after the first, up to the one the lead answers at the default bucket, or else at the lowest at which it answers one. */
function findLater({ followUps = [] }: LeadInList, row: ResultRow): PlannedReply['later'] {
  const thresholds = { inboxFrom: row.inbox_from, opensFrom: row.opens_from, steps: row.steps, actionIfOpened: row.action };
  const answered = [USUAL_BUCKET, ...BUCKETS.keys()].map((bucket) => answeredStepAt(thresholds, bucket)).find((step) => step !== null) ?? 1;
  return answered === 1 ? undefined : followUps.slice(0, answered - 1).map(({ subject, body }) => ({ subject, body }));
}

/** Who of a batch will be drawn as replying, with the facts that the phrase stock answers to. */
export function planReplies(campaign: CampaignContext, batch: readonly BatchLead[]): PlannedReply[] {
  const leads = new Map(batch.map(({ position, lead }) => [position, lead]));
  return simulateBatch(campaign, batch).rows.flatMap((row): PlannedReply[] => {
    const { position, intent } = row;
    const lead = leads.get(position);
    if (intent === null || lead === undefined) return [];
    const later = findLater(lead, row);
    return [{ position, intent, facts: toPlainFacts(readReplyFacts(lead, campaign)), ...(later && { later }) }];
  });
}
