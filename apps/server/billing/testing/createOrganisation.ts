import { randomUUID } from 'node:crypto';
import type { App } from '../../app.ts';
import { organisations } from '../../database/schema.ts';
import { applyPortalChange } from '../applyPortalChange.ts';
import { provisionSubscription } from '../provisionSubscription.ts';

type Wanted = { planName?: string; billingCycle?: 'month' | 'year' };

/** Creates an organization on the given plan, as if it had just signed up. Returns its id. */
export async function createOrganisation(app: App, { planName = 'Free', billingCycle = 'month' }: Wanted = {}): Promise<string> {
  const id = randomUUID();
  await app.db.insert(organisations).values({ id, createdAt: app.clock.now() });
  await provisionSubscription(app, id);
  if (planName !== 'Free') await applyPortalChange(app, id, { planName, billingCycle });
  return id;
}
