import type { App } from '../../app.ts';
import { defineSchedule } from '../../jobs/schedule.ts';
import { findStripe } from './stripeClient.ts';
import { listOverdueCustomers } from './stripeCustomers.store.ts';
import { syncStripeCustomer } from './syncStripeCustomer.ts';

/** The provider takes about an hour from the end of a period to the paid invoice, and normally sends an event. */
const OVERDUE_MS = 2 * 60 * 60 * 1000;

/** Asks about every period that ended without an event, for example because this server was down. */
export async function reconcileStripe(app: App): Promise<void> {
  const stripe = findStripe(app.config);
  if (stripe === undefined) return;
  const customers = await listOverdueCustomers(app.db, new Date(app.clock.now().getTime() - OVERDUE_MS));
  for (const customerId of customers) {
    await syncStripeCustomer(app, stripe, customerId).catch((error: unknown) => {
      app.log.error({ err: error, customerId }, 'the payment provider could not be reached');
    });
  }
}

export const reconcileStripeSchedule = defineSchedule({ name: 'reconcile-payments', cron: '23 * * * *', run: reconcileStripe });
