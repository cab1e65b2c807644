import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { portalTokens } from '../database/schema.ts';

type PortalToken = { tokenHash: Buffer; organisationId: string; createdAt: Date };

/** Stores a token and deletes expired ones. */
export async function insertPortalToken(db: Queryable, token: PortalToken, expiredBefore: Date): Promise<void> {
  await db.delete(portalTokens).where(lte(portalTokens.createdAt, expiredBefore));
  await db.insert(portalTokens).values(token);
}

export async function findPortalOrganisation(db: Queryable, tokenHash: Buffer, expiredBefore: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ organisationId: portalTokens.organisationId })
    .from(portalTokens)
    .where(and(eq(portalTokens.tokenHash, tokenHash), gt(portalTokens.createdAt, expiredBefore)));
  return row?.organisationId;
}
