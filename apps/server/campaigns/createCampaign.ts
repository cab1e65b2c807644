import { createCampaign as createCampaignEndpoint } from '@coldcast/contract/campaigns';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { toForecastBucket } from '../sends/launchSender.ts';
import type { ListReading } from './engine/engineThread.ts';
import { readEmailsInThread, readFileInThread, shiftInThread } from './engine/engineThreads.ts';
import type { CampaignFileReading } from './engine/readCampaignFile.ts';
import { findSender } from '../sends/sender.ts';
import { findStoredAnswer, insertAnswer, tryLockKey, type LaunchKey, type StoredAnswer } from './idempotencyKeys.store.ts';
import { launchCampaign, type LaunchAnswer, type LaunchSender } from './launchCampaign.ts';
import { hashPayload, parseLaunch, parseLaunchKey, type Launch } from './parseLaunch.ts';

/** How soon to retry if a request with the same key is still running. */
const RETRY_AFTER_SECONDS = 1;

export const createCampaign: Handler<typeof createCampaignEndpoint> = async (app, request) => {
  const { user, body, file } = request;
  const launch = parseLaunch(user, body, file);
  const key = parseLaunchKey(request.headers['idempotency-key']);
  const idempotency =
    key === null ? null : { launchKey: { organisationId: user.organisationId, key }, payloadHash: hashPayload(body, file) };
  if (idempotency !== null) {
    const stored = await findStoredAnswer(app.db, idempotency.launchKey, app.clock.now());
    if (stored !== undefined) return toRepeatedAnswer(stored, idempotency.payloadHash);
  }
  const reading = await readFile(app, launch);
  const { leadRowsJson } = reading;
  const emails = leadRowsJson === null ? null : await readEmailsInThread({ leadRowsJson, corrections: launch.about.corrections });
  const sender = await findLaunchSender(app, { organisationId: user.organisationId, launch, reading, emails });
  return app.db.transaction((tx) => {
    const run = () => launchCampaign(app, tx, { user, launch, reading, sender, emails });
    return idempotency === null ? run() : runOnce(app, tx, { ...idempotency, run });
  });
};

type Launching = { organisationId: string; launch: Launch; reading: CampaignFileReading & { ok: true }; emails: ListReading | null };

/** The sender's history and how it changes this campaign; none without a history, or if the list is too large to launch. */
async function findLaunchSender(app: App, { organisationId, launch, reading, emails }: Launching): Promise<LaunchSender | undefined> {
  const { leadRowsJson, validRows } = reading;
  const sender = leadRowsJson === null ? undefined : await findSender(app, organisationId);
  if (sender === undefined || leadRowsJson === null) return undefined;
  const { sendSize, corrections } = launch.about;
  const about = { ...(sendSize !== null && { sendSize }), ...(corrections !== null && { corrections }) };
  const campaign = { seed: organisationId, leadCount: validRows, ...emails?.listOffer, ...about };
  const bucket = toForecastBucket(launch.mockOpenRate);
  return { sender, shift: await shiftInThread({ campaign, leadRowsJson, sender: sender.posterior, bucket }) };
}

async function readFile(app: App, { bytes, encoding }: Launch): Promise<CampaignFileReading & { ok: true }> {
  const reading = await readFileInThread(bytes, encoding).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    app.log.warn({ err: error, event: 'file_unreadable' }, 'a campaign file could not be read');
    throw new AppError('csv_unreadable');
  });
  if (!reading.ok) throw new AppError(reading.code, { message: reading.message });
  return reading;
}

type Once = { launchKey: LaunchKey; payloadHash: Buffer; run: () => Promise<LaunchAnswer> };

/** Lock, look up, run and store in one transaction, so that a key belongs to exactly one campaign even if a process dies in between. */
async function runOnce(app: App, tx: Transaction, { launchKey, payloadHash, run }: Once): Promise<LaunchAnswer> {
  if (!(await tryLockKey(tx, launchKey))) throw new AppError('key_in_flight', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const now = app.clock.now();
  const stored = await findStoredAnswer(tx, launchKey, now);
  if (stored !== undefined) return toRepeatedAnswer(stored, payloadHash);
  const answer = await run();
  await insertAnswer(tx, launchKey, { payloadHash, answer, now });
  return answer;
}

function toRepeatedAnswer(stored: StoredAnswer, payloadHash: Buffer): LaunchAnswer {
  if (!stored.payloadHash.equals(payloadHash)) throw new AppError('key_reused');
  return createCampaignEndpoint.answer.parse(stored.answer);
}
