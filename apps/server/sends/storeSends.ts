import { countDelivered } from '@coldcast/rules/sends/sendFigures';
import type { CampaignReading } from '@coldcast/simulator/sender/sender';
import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/callRequest.ts';
import { readCampaignInThread } from './senderThreads.ts';
import {
  countSends,
  findCampaignReading,
  findSendsBySource,
  insertSend,
  insertVersion,
  listSendsJson,
  lockSends,
  updateReading,
  type CountedFigures,
  type KnownSend,
} from './sends.store.ts';

/** A past campaign, read and checked. */
export type IncomingSend = {
  tool: string;
  toolCampaignId: string | null;
  name: string;
  startedOn: string | null;
  figures: CountedFigures;
  email: { subject: string; body: string } | null;
  campaignId: string | null;
};

const MAX_SENDS = 1000;

/** Identifies a campaign: tool and id, otherwise name and first day. */
const toSourceKey = ({ tool, toolCampaignId, name, startedOn }: IncomingSend): string =>
  toolCampaignId === null ? `name ${name.toLowerCase()} ${startedOn ?? ''}`.trim() : `${tool} ${toolCampaignId}`;

const listSizeOf = ({ figures }: IncomingSend): number => Math.max(1, figures.listSize ?? countDelivered(figures));

type Reader = (send: IncomingSend) => Promise<string>;

/** What the engine expects of each campaign. Without an email, campaigns differ only by list size. */
function createReader(app: App, organisationId: string): Reader {
  const bySize = new Map<number, Promise<string>>();
  const toJson = (reading: CampaignReading) => JSON.stringify(reading);
  return async (send) => {
    if (send.campaignId !== null) {
      const found = await findCampaignReading(app.db, { organisationId, campaignId: send.campaignId });
      if (found === undefined) throw new AppError('campaign_not_found');
      if (found.readingJson !== null) return found.readingJson;
    }
    const leadCount = listSizeOf(send);
    if (send.email !== null) return toJson(await readCampaignInThread({ email: send.email, leadCount }));
    const known = bySize.get(leadCount) ?? readCampaignInThread({ email: null, leadCount }).then(toJson);
    bySize.set(leadCount, known);
    return known;
  };
}

const isSame = (one: CountedFigures, other: CountedFigures): boolean =>
  one.sent === other.sent &&
  one.delivered === other.delivered &&
  one.opened === other.opened &&
  one.replied === other.replied &&
  one.positiveReplies === other.positiveReplies &&
  one.bounced === other.bounced &&
  one.unsubscribed === other.unsubscribed &&
  one.spamReports === other.spamReports &&
  one.listSize === other.listSize &&
  one.hasAutomaticReplies === other.hasAutomaticReplies;

type Settled = { id: string; change: 'added' | 'updated' | 'unchanged' };
type Setting = { organisationId: string; userId: string; now: Date };

/** Stores one campaign: as new, with newer figures, or unchanged. */
async function settleSend(
  tx: Transaction,
  { send, readingJson, known }: { send: IncomingSend; readingJson: string; known: KnownSend | undefined },
  { organisationId, userId, now }: Setting,
): Promise<Settled> {
  const { figures, email, campaignId } = send;
  if (known === undefined) {
    const id = randomUUID();
    await insertSend(tx, { ...send, id, organisationId, sourceKey: toSourceKey(send), readingJson, createdBy: userId, now });
    await insertVersion(tx, { sendId: id, organisationId, version: 1, figures, createdBy: userId, now });
    return { id, change: 'added' };
  }
  // An earlier answer about automatic replies is kept.
  const merged = { ...figures, hasAutomaticReplies: figures.hasAutomaticReplies ?? known.figures.hasAutomaticReplies };
  const tellsMore = email !== null || (campaignId !== null && campaignId !== known.campaignId);
  if (tellsMore) await updateReading(tx, known.id, { campaignId, email, readingJson });
  if (isSame(merged, known.figures)) return { id: known.id, change: tellsMore ? 'updated' : 'unchanged' };
  await insertVersion(tx, { sendId: known.id, organisationId, version: known.version + 1, figures: merged, createdBy: userId, now });
  return { id: known.id, change: 'updated' };
}

/**
 * Stores campaigns in one transaction. Imports of one organization wait for each other, so that two at once leave one set of rows. A known
 * campaign gets a new version if its figures changed; the same figures change nothing.
 */
export async function storeSends(
  app: App,
  { organisationId, userId }: Pick<SessionUser, 'organisationId' | 'userId'>,
  incoming: readonly IncomingSend[],
) {
  const read = createReader(app, organisationId);
  const readings: { send: IncomingSend; readingJson: string }[] = [];
  for (const send of incoming) readings.push({ send, readingJson: await read(send) });
  const now = app.clock.now();
  return app.db.transaction(async (tx) => {
    await lockSends(tx, organisationId);
    const known = await findSendsBySource(
      tx,
      organisationId,
      incoming.map((send) => toSourceKey(send)),
    );
    const newKeys = new Set(incoming.map((send) => toSourceKey(send)).filter((key) => !known.has(key)));
    if ((await countSends(tx, organisationId)) + newKeys.size > MAX_SENDS) throw new AppError('sends_limit');
    const counts = { added: 0, updated: 0, unchanged: 0 };
    const ids: string[] = [];
    for (const { send, readingJson } of readings) {
      const key = toSourceKey(send);
      const settled = await settleSend(tx, { send, readingJson, known: known.get(key) }, { organisationId, userId, now });
      counts[settled.change] += 1;
      ids.push(settled.id);
      // The same campaign twice in one import is one campaign.
      if (settled.change !== 'unchanged') for (const [at, row] of await findSendsBySource(tx, organisationId, [key])) known.set(at, row);
    }
    return { ...counts, sendsJson: await listSendsJson(tx, organisationId, ids) };
  });
}
