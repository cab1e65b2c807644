import type { WebhookEvent } from '@coldcast/contract/webhooks';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { organisations, webhooks } from '../database/schema.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type WebhookRef = { organisationId: string; webhookId: string };

const isRef = ({ organisationId, webhookId }: WebhookRef) => and(eq(webhooks.organisationId, organisationId), eq(webhooks.id, webhookId));

/** Newest first. */
export function listWebhookRows(db: Queryable, organisationId: string): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.organisationId, organisationId)).orderBy(desc(webhooks.createdAt), desc(webhooks.id));
}

export async function findWebhook(db: Queryable, ref: WebhookRef): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(isRef(ref));
  return row;
}

/** Counts an organization's webhooks and lets nobody add one until the transaction ends. */
export async function countWebhooksLocked(tx: Transaction, organisationId: string): Promise<number> {
  await tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, organisationId)).for('no key update');
  const [row] = await tx.select({ webhooks: count() }).from(webhooks).where(eq(webhooks.organisationId, organisationId));
  return row?.webhooks ?? 0;
}

export async function insertWebhook(tx: Transaction, webhook: WebhookRow): Promise<void> {
  await tx.insert(webhooks).values(webhook);
}

/** Changes a webhook and enables it; undefined if there is none. */
export async function saveWebhook(
  db: Queryable,
  ref: WebhookRef,
  changed: Pick<WebhookRow, 'url' | 'events'>,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .update(webhooks)
    .set({ ...changed, disabledAt: null })
    .where(isRef(ref))
    .returning();
  return row;
}

/** False if there is no such webhook. */
export async function deleteWebhookRow(db: Queryable, ref: WebhookRef): Promise<boolean> {
  const deleted = await db.delete(webhooks).where(isRef(ref)).returning({ id: webhooks.id });
  return deleted.length > 0;
}

export async function disableWebhook(db: Queryable, ref: WebhookRef, now: Date): Promise<void> {
  await db
    .update(webhooks)
    .set({ disabledAt: sql`coalesce(${webhooks.disabledAt}, ${now.toISOString()}::timestamptz)` })
    .where(isRef(ref));
}

/** Ids of the enabled webhooks that subscribe to an event. */
export async function listSubscribers(db: Queryable, organisationId: string, event: WebhookEvent): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from webhooks
    where organisation_id = ${organisationId} and disabled_at is null and events @> ${JSON.stringify([event])}::jsonb order by id`);
  return rows.map(({ id }) => id);
}
