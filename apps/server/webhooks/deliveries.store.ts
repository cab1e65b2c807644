import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { webhookDeliveries, webhooks } from '../database/schema.ts';
import type { WebhookRef, WebhookRow } from './webhooks.store.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type DeliveryRef = { organisationId: string; deliveryId: string };

const isRef = ({ organisationId, deliveryId }: DeliveryRef) =>
  and(eq(webhookDeliveries.organisationId, organisationId), eq(webhookDeliveries.id, deliveryId));

/** Newest first. */
export function listDeliveries(db: Queryable, { organisationId, webhookId }: WebhookRef, limit: number): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.organisationId, organisationId), eq(webhookDeliveries.webhookId, webhookId)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);
}

/** Inserts deliveries of webhooks that still exist; returns the ids of those inserted. */
export async function insertDeliveries(tx: Transaction, deliveries: readonly DeliveryRow[]): Promise<string[]> {
  const known = new Set<string>();
  for (const { webhookId } of deliveries) {
    // Locked, so that no webhook is deleted before its delivery is inserted.
    const [row] = await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, webhookId)).for('key share');
    if (row !== undefined) known.add(row.id);
  }
  const kept = deliveries.filter(({ webhookId }) => known.has(webhookId));
  if (kept.length > 0) await tx.insert(webhookDeliveries).values([...kept]);
  return kept.map(({ id }) => id);
}

export type DueDelivery = { delivery: DeliveryRow; webhook: WebhookRow };

/** A delivery with its webhook, unless it is settled or deleted, or has more attempts than its job knows of. */
export async function findDueDelivery(db: Queryable, due: DeliveryRef & { attempts: number }): Promise<DueDelivery | undefined> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(isRef(due), eq(webhookDeliveries.status, 'pending'), eq(webhookDeliveries.attempts, due.attempts)));
  return row;
}

export async function lockDelivery(tx: Transaction, ref: DeliveryRef): Promise<DeliveryRow | undefined> {
  const [row] = await tx.select().from(webhookDeliveries).where(isRef(ref)).for('update');
  return row;
}

export type DeliveryChange = Pick<DeliveryRow, 'status' | 'nextAttemptAt'> & Partial<DeliveryRow>;

/** Updates a delivery with as many attempts as the caller knows of; false if it was attempted again or deleted. */
export async function updateDelivery(db: Queryable, known: DeliveryRef & { attempts: number }, change: DeliveryChange): Promise<boolean> {
  const updated = await db
    .update(webhookDeliveries)
    .set(change)
    .where(and(isRef(known), eq(webhookDeliveries.attempts, known.attempts)))
    .returning({ id: webhookDeliveries.id });
  return updated.length > 0;
}

export function listPendingDeliveries(db: Queryable): Promise<Pick<DeliveryRow, 'organisationId' | 'id' | 'attempts' | 'nextAttemptAt'>[]> {
  const { organisationId, id, attempts, nextAttemptAt, createdAt } = webhookDeliveries;
  return db
    .select({ organisationId, id, attempts, nextAttemptAt })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.status, 'pending'))
    .orderBy(createdAt, id);
}

export async function deleteDeliveriesBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
