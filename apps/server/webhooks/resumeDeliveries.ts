import type { App } from '../app.ts';
import { listPendingDeliveries } from './deliveries.store.ts';
import { deliverWebhookJob } from './deliverWebhook.job.ts';

/**
 * Enqueues the next attempt of every delivery that waits for one, as after a restore, which brings no jobs back. Harmless where jobs exist:
 * of two for the same attempt the second finds it made. Gives how many deliveries there were.
 */
export async function resumeDeliveries({ db, jobs }: Pick<App, 'db' | 'jobs'>): Promise<number> {
  const pending = await listPendingDeliveries(db);
  for (const { organisationId, id, attempts, nextAttemptAt } of pending) {
    const job = { organisationId, deliveryId: id, attempts };
    await jobs.enqueue(db, deliverWebhookJob, [job], { startAfter: nextAttemptAt ?? undefined, group: organisationId });
  }
  return pending.length;
}
