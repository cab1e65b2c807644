import { createOrganisation } from '../../apps/server/billing/testing/createOrganisation.ts';
import { hammerLedger } from '../../apps/server/billing/testing/hammerLedger.ts';
import { seconds, type Target } from './target.ts';

const OPERATIONS = 20_000;
const CONNECTIONS = 12;

export const hammer: Target = {
  name: 'T5',
  title: '20,000 random charges, refunds and grants on five organizations from twelve connections: every row reconciles',
  run: async ({ app, random }) => {
    const organisationIds: string[] = [];
    for (const planName of ['Free', 'Unlimited', 'Pro', 'Growth', 'Scale'])
      organisationIds.push(await createOrganisation(app, { planName }));
    const start = performance.now();
    const done = await hammerLedger(app, { organisationIds, operations: OPERATIONS, connections: CONNECTIONS, random: random.next });
    const tookMs = performance.now() - start;
    return {
      figures: [
        `${done.charged} charged, ${done.refused} refused, ${done.refunded} refunds, ${done.granted} grants in ${seconds(tookMs)} (${Math.round((OPERATIONS / tookMs) * 1000)} a second)`,
      ],
      faults: [],
    };
  },
};
