import type { App } from '../../app.ts';
import { grantCredits } from '../grantCredits.ts';
import { finish, launch, type Launched } from './launch.ts';

type Hammering = { organisationIds: readonly string[]; operations: number; connections: number; random: () => number };

/**
 * Random charges, refunds (many repeated) and grants on a few organizations over many concurrent connections. Returns how many of each
 * succeeded.
 */
export async function hammerLedger(app: App, { organisationIds, operations, connections, random }: Hammering) {
  const done = { charged: 0, refused: 0, refunded: 0, granted: 0 };
  const launched = new Map<string, Launched[]>(organisationIds.map((id) => [id, []]));
  let left = operations;

  async function work(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const organisationId = organisationIds[Math.floor(random() * organisationIds.length)] ?? '';
      const campaigns = launched.get(organisationId) ?? [];
      const chance = random();
      if (chance < 0.5) {
        const campaign = await launch(app, organisationId, 1 + Math.floor(random() * 40));
        if (campaign !== undefined) campaigns.push(campaign);
        done[campaign === undefined ? 'refused' : 'charged'] += 1;
      } else if (chance < 0.85) {
        const campaign = campaigns[Math.floor(random() * campaigns.length)];
        if (campaign === undefined) continue;
        await finish(app, organisationId, {
          campaignId: campaign.campaignId,
          failedCount: Math.floor(random() * (campaign.leadCount + 1)),
        });
        done.refunded += 1;
      } else {
        const creditKind = random() < 0.5 ? 'MOCK' : 'PRIORITY';
        await grantCredits(app, { organisationId, creditKind, amount: 1 + Math.floor(random() * 60), reason: 'Goodwill' });
        done.granted += 1;
      }
    }
  }

  await Promise.all(Array.from({ length: connections }, work));
  return done;
}
