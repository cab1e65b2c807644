import type { App } from '../app.ts';
import { listPendingDeliveries } from './deliveries.store.ts';
import { deliverWebhookJob } from './deliverWebhook.job.ts';

/**
 * Enqueues the next attempt of every pending delivery, for use after a restore, which does not restore jobs. Harmless if the jobs exist: of
 * two for the same attempt, the second does nothing. Returns the number of deliveries.
 */
export async function resumeDeliveries({ db, jobs }: Pick<App, 'db' | 'jobs'>): Promise<number> {
  const pending = await listPendingDeliveries(db);
  for (const { organisationId, id, attempts, nextAttemptAt } of pending) {
    const job = { organisationId, deliveryId: id, attempts };
    await jobs.enqueue(db, deliverWebhookJob, [job], { startAfter: nextAttemptAt ?? undefined, group: organisationId });
  }
  return pending.length;
}
