import type { OutcomeProposal } from '@coldcast/contract/proposals';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';

export type NewProposal = {
  id: string;
  organisationId: string;
  campaignId: string;
  said: OutcomeProposal['said'];
  keyName: string | null;
  createdBy: string;
  now: Date;
};

/** Stores a proposal, replacing the campaign's pending one. */
export async function putProposal(tx: Transaction, { said, ...proposal }: NewProposal): Promise<void> {
  await tx.execute(sql`
    insert into outcome_proposals (id, organisation_id, campaign_id, said, key_name, created_by, created_at)
    values (${proposal.id}, ${proposal.organisationId}, ${proposal.campaignId}, ${JSON.stringify(said)}::jsonb, ${proposal.keyName},
      ${proposal.createdBy}, ${proposal.now})
    on conflict (campaign_id) do update set id = excluded.id, said = excluded.said, key_name = excluded.key_name,
      created_by = excluded.created_by, created_at = excluded.created_at`);
}

/** Newest first. */
export async function listProposals(db: Queryable, organisationId: string): Promise<OutcomeProposal[]> {
  const { rows } = await db.execute<OutcomeProposal>(sql`
    select proposal.id as "proposalId", proposal.campaign_id as "campaignId", record.campaign_name as "campaignName", said,
      key_name as "keyName", to_char(proposal.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from outcome_proposals proposal join forecast_records record on record.campaign_id = proposal.campaign_id
    where proposal.organisation_id = ${organisationId} order by proposal.created_at desc, proposal.id`);
  return rows;
}

/** Removes a proposal; undefined if it is no longer pending. */
export async function takeProposal(
  tx: Queryable,
  { organisationId, proposalId }: { organisationId: string; proposalId: string },
): Promise<{ campaignId: string; said: OutcomeProposal['said'] } | undefined> {
  const { rows } = await tx.execute<{ campaignId: string; said: OutcomeProposal['said'] }>(sql`
    delete from outcome_proposals where organisation_id = ${organisationId} and id = ${proposalId}
    returning campaign_id as "campaignId", said`);
  return rows[0];
}
