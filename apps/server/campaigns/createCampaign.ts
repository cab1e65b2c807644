import { createCampaign as createCampaignEndpoint } from '@coldcast/contract/launching';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import type { SessionUser } from '../http/callRequest.ts';
import { toForecastBucket } from '../sends/launchSender.ts';
import type { ListReading } from './engine/engineThread.ts';
import { readEmailsInThread, readFileInThread, shiftInThread } from './engine/engineThreads.ts';
import { createFairTurns } from './engine/fairTurns.ts';
import type { CampaignFileReading } from './engine/readCampaignFile.ts';
import { findSender } from '../sends/sender.ts';
import { findStoredAnswer, insertAnswer, tryLockKey, type LaunchKey, type StoredAnswer } from './idempotencyKeys.store.ts';
import { checkLaunch, launchCampaign, type LaunchAnswer, type LaunchSender } from './launchCampaign.ts';
import { hashPayload, parseLaunch, parseLaunchKey, type Launch } from './parseLaunch.ts';

/** How soon to retry if a request with the same key is still running. */
const RETRY_AFTER_SECONDS = 1;

/** Bytes of files that one organization may have waiting, besides the one that is read: two of the largest, or any number of usual ones. */
const MAX_WAITING_BYTES = 20 * 1024 * 1024;
const MAX_WAIT_MS = 30_000;
const takeLaunchTurn = createFairTurns({ atOnce: Infinity, maxWaiting: MAX_WAITING_BYTES, maxWaitMs: MAX_WAIT_MS });

type Idempotency = { launchKey: LaunchKey; payloadHash: Buffer };

export const createCampaign: Handler<typeof createCampaignEndpoint> = async (app, request) => {
  const { user, body, file } = request;
  const { organisationId } = user;
  const launch = parseLaunch(user, body, file);
  const key = parseLaunchKey(request.headers['idempotency-key']);
  const idempotency = key === null ? null : { launchKey: { organisationId, key }, payloadHash: hashPayload(body, file) };
  return takeLaunchTurn({ organisationId, size: launch.bytes.length, run: () => readAndLaunch(app, { user, launch, idempotency }) });
};

type Launching = { user: SessionUser; launch: Launch; idempotency: Idempotency | null };

/** Reading takes most of the time of a launch, so whatever can be refused without reading the emails is refused before. */
async function readAndLaunch(app: App, { user, launch, idempotency }: Launching): Promise<LaunchAnswer> {
  const repeated = await findRepeatedAnswer(app, idempotency);
  if (repeated !== undefined) return repeated;
  const reading = await readFile(app, launch);
  try {
    const leadRowsJson = await checkLaunch(app.db, user.organisationId, reading);
    const emails = await readEmailsInThread({ leadRowsJson, corrections: launch.about.corrections });
    const sender = await findLaunchSender(app, { organisationId: user.organisationId, launch, reading, leadRowsJson, emails });
    return await app.db.transaction((tx) => {
      const run = () => launchCampaign(app, tx, { user, launch, reading, sender, emails });
      return idempotency === null ? run() : runOnce(app, tx, { ...idempotency, run });
    });
  } catch (error) {
    // Another process may have launched with this key in the meantime: its campaign is then the one that fills the limit.
    const answer = error instanceof AppError ? await findRepeatedAnswer(app, idempotency) : undefined;
    if (answer === undefined) throw error;
    return answer;
  }
}

async function findRepeatedAnswer(app: App, idempotency: Idempotency | null): Promise<LaunchAnswer | undefined> {
  if (idempotency === null) return undefined;
  const stored = await findStoredAnswer(app.db, idempotency.launchKey, app.clock.now());
  return stored && toRepeatedAnswer(stored, idempotency.payloadHash);
}

type Sending = {
  organisationId: string;
  launch: Launch;
  reading: CampaignFileReading & { ok: true };
  leadRowsJson: string;
  emails: ListReading;
};

/** The sender's history and how it changes this campaign; none without a history. */
async function findLaunchSender(
  app: App,
  { organisationId, launch, reading, leadRowsJson, emails }: Sending,
): Promise<LaunchSender | undefined> {
  const sender = await findSender(app, organisationId);
  if (sender === undefined) return undefined;
  const { sendSize, corrections } = launch.about;
  const about = { ...(sendSize !== null && { sendSize }), ...(corrections !== null && { corrections }) };
  const campaign = { seed: organisationId, leadCount: reading.validRows, ...emails.listOffer, ...about };
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

type Once = Idempotency & { run: () => Promise<LaunchAnswer> };

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
