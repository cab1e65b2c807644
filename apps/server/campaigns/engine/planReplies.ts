import type { CampaignContext } from '@coldcast/simulator/lead';
import type { Intent } from '@coldcast/simulator/outcome';
import { readReplyFacts, toPlainFacts, type PlainReplyFacts } from '@coldcast/simulator/replyFacts';
import { simulateBatch, type BatchLead } from './simulateBatch.ts';

/** A lead that is drawn as replying, and what its reply answers. */
export type PlannedReply = { position: number; intent: Intent; facts: PlainReplyFacts };

/** Who of a batch will be drawn as replying, with the facts that the phrase stock answers to. */
export function planReplies(campaign: CampaignContext, batch: readonly BatchLead[]): PlannedReply[] {
  const leads = new Map(batch.map(({ position, lead }) => [position, lead]));
  return simulateBatch(campaign, batch).rows.flatMap(({ position, intent }): PlannedReply[] => {
    const lead = leads.get(position);
    if (intent === null || lead === undefined) return [];
    return [{ position, intent, facts: toPlainFacts(readReplyFacts(lead, campaign)) }];
  });
}
