import type { SharedCampaign } from '@coldcast/contract/sharing';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { shareLinks } from '../database/schema.ts';
import type { CampaignRef } from './campaignRef.ts';
import { wireTime } from './wireTime.store.ts';

type StoredLink = { token: string; createdAt: Date };
type NewLink = StoredLink & { tokenHash: Buffer };

const ofCampaign = ({ organisationId, campaignId }: CampaignRef) =>
  and(eq(shareLinks.organisationId, organisationId), eq(shareLinks.campaignId, campaignId));

/** Stores a link unless the campaign has one or is being deleted; `findShareLink` then finds the existing one, or none. */
export async function insertShareLink(db: Queryable, { organisationId, campaignId }: CampaignRef, link: NewLink): Promise<void> {
  await db.execute(sql`
    insert into share_links (campaign_id, organisation_id, token, token_hash, created_at)
    select id, organisation_id, ${link.token}, ${link.tokenHash}::bytea, ${link.createdAt}::timestamptz
    from campaigns where organisation_id = ${organisationId} and id = ${campaignId}
    for key share on conflict do nothing`);
}

export async function findShareLink(db: Queryable, ref: CampaignRef): Promise<StoredLink | undefined> {
  const [row] = await db.select({ token: shareLinks.token, createdAt: shareLinks.createdAt }).from(shareLinks).where(ofCampaign(ref));
  return row;
}

export async function deleteShareLinkRow(db: Queryable, ref: CampaignRef): Promise<void> {
  await db.delete(shareLinks).where(ofCampaign(ref));
}

/** The campaign a link opens. */
export async function findSharedCampaignRef(db: Queryable, tokenHash: Buffer): Promise<CampaignRef | undefined> {
  const [row] = await db
    .select({ organisationId: shareLinks.organisationId, campaignId: shareLinks.campaignId })
    .from(shareLinks)
    .where(eq(shareLinks.tokenHash, tokenHash));
  return row;
}

/** Banners about the emails, without quotes. */
const bannersJson = sql.raw(
  `(select coalesce(jsonb_agg(banner - 'sentences'), '[]'::jsonb) from jsonb_array_elements(reading -> 'banners') banner)`,
);

export type SharedHead = {
  campaignName: string;
  createdAt: string;
  completedAt: string | null;
  progress: { total: number; success: number; failed: number };
  mockOpenRate: number | null;
  emails: number;
  /** What the banners say about the emails; none if they were not read at launch. */
  banners: SharedCampaign['banners'];
};

export async function findSharedHead(db: Queryable, { organisationId, campaignId }: CampaignRef): Promise<SharedHead | undefined> {
  const { rows } = await db.execute<SharedHead>(sql`
    select name as "campaignName", ${wireTime('created_at')} as "createdAt", ${wireTime('completed_at')} as "completedAt",
      json_build_object('total', total, 'success', success, 'failed', failed) as progress, mock_open_rate as "mockOpenRate", emails,
      ${bannersJson} as banners
    from campaigns where organisation_id = ${organisationId} and id = ${campaignId}`);
  return rows[0];
}
