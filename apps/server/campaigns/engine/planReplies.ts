import { repliedStep } from '@coldcast/rules/sequence/repliedStep';
import type { CampaignContext, Email } from '@coldcast/simulator/lead';
import type { Intent } from '@coldcast/simulator/outcome';
import { readReplyFacts, toPlainFacts, type PlainReplyFacts } from '@coldcast/simulator/replyFacts';
import { simulateBatch, type BatchLead } from './simulateBatch.ts';

/** A lead that will reply, and what it replies to: `later` are the emails after the first, up to the one it answers. */
export type PlannedReply = { position: number; intent: Intent; facts: PlainReplyFacts; later?: readonly Email[] };

/** The leads of a batch that will reply, with the facts their reply is chosen by. */
export function planReplies(campaign: CampaignContext, batch: readonly BatchLead[]): PlannedReply[] {
  const leads = new Map(batch.map(({ position, lead }) => [position, lead]));
  return simulateBatch(campaign, batch).rows.flatMap((row): PlannedReply[] => {
    const { position, intent } = row;
    const lead = leads.get(position);
    if (intent === null || lead === undefined) return [];
    const { inbox_from: inboxFrom, opens_from: opensFrom, action: actionIfOpened, steps } = row;
    const step = repliedStep({ inboxFrom, opensFrom, actionIfOpened, steps });
    const facts = toPlainFacts(readReplyFacts(lead, campaign, step));
    const later = lead.followUps?.slice(0, step - 1).map(({ subject, body }) => ({ subject, body })) ?? [];
    return [{ position, intent, facts, ...(later.length > 0 && { later }) }];
  });
}
