import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { AppError } from '../errors.ts';

/** Together with the time between two beats, a caller gets an answer within five seconds even if it started to wait just after a beat. */
const [BEAT_MS, SILENT_AFTER_MS, RETRY_SECONDS] = [1000, 3000, 5];

/**
 * Whether the database answers at all. A frozen server, or a network that drops everything, breaks no connection: callers would wait until
 * their statement's time limit. `orSilence` rejects as soon as the database is known to be silent, and immediately while it is.
 */
export type Pulse = {
  orSilence: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  isSilent: () => boolean;
  close: () => Promise<void>;
};

/** A beat without an answer in this time is retried on its own connection. */
const LIMITS = { connectionTimeoutMillis: 6000, query_timeout: 6000 };

const silence = (): AppError => new AppError('overloaded', { retryAfterSeconds: RETRY_SECONDS });

/** Our own event loop may have been busy: first process what has arrived meanwhile. */
const nextTurns = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

const openClient = async (target: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client({ ...target, ...LIMITS, application_name: 'coldcast pulse' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** A broken connection is not silence: a caller with another connection gets its error immediately. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message);

const createHeart = (target: pg.ClientConfig) => {
  let client: pg.Client | undefined;
  const drop = (): void => {
    // A frozen server never closes its connections.
    void client?.end().catch(() => undefined);
    client = undefined;
  };
  const beat = async (): Promise<'heard' | 'silent'> => {
    try {
      client ??= await openClient(target);
      await client.query('select 1');
      return 'heard';
    } catch (error) {
      drop();
      return isTimeout(error) ? 'silent' : 'heard';
    }
  };
  return { beat, drop };
};

export const startPulse = (target: pg.ClientConfig, log: Logger): Pulse => {
  const heart = createHeart(target);
  const waiting = new Set<() => void>();
  let [isSilent, isClosed] = [false, false];
  const setSilent = (next: boolean): void => {
    if (isClosed || next === isSilent) return;
    isSilent = next;
    if (!next) log.info('the database responds again');
    else {
      log.error('the database does not respond');
      for (const giveUp of waiting) giveUp();
    }
  };
  const beatOnce = async (): Promise<void> => {
    let isAnswered = false;
    const listen = async (): Promise<void> => {
      await nextTurns();
      if (!isAnswered) setSilent(true);
    };
    const timer = setTimeout(() => void listen(), SILENT_AFTER_MS);
    const heard = await heart.beat();
    isAnswered = true;
    clearTimeout(timer);
    setSilent(heard === 'silent');
  };
  const keepBeating = async (): Promise<void> => {
    while (!isClosed) {
      await beatOnce();
      await wait(BEAT_MS, undefined, { ref: false });
    }
  };
  void keepBeating();
  return {
    isSilent: () => isSilent,
    orSilence: (work) => {
      if (isSilent) return Promise.reject(silence());
      return new Promise((resolve, reject) => {
        const giveUp = (): void => reject(silence());
        waiting.add(giveUp);
        void work()
          .then(resolve, reject)
          .finally(() => waiting.delete(giveUp));
      });
    },
    close: () => {
      isClosed = true;
      heart.drop();
      return Promise.resolve();
    },
  };
};
