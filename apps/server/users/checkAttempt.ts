import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { countAttempt, type AttemptLimit } from './attempts.store.ts';

/** Counts an attempt and refuses it if it exceeds the limit. */
export async function checkAttempt(app: App, limit: AttemptLimit): Promise<void> {
  const now = app.clock.now();
  const freeAt = await countAttempt(app.db, limit, now);
  if (freeAt === null) return;
  app.log.warn({ event: 'attempts_exceeded', limited: limit.key.split(' ')[0] }, 'too many attempts');
  throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000)) });
}
