import type { App } from '../app.ts';
import type { SessionUser } from '../http/callRequest.ts';
import { checkAttempt } from '../users/checkAttempt.ts';

const WINDOW_MS = 10 * 60 * 1000;
/** How many requests to external servers one person may cause in ten minutes: DNS look-ups, tests, resent deliveries. */
const LIMITS = { create: 60, save: 60, test: 30, resend: 100 } as const;

export const checkWebhookLimit = (app: App, { userId }: SessionUser, what: keyof typeof LIMITS): Promise<void> =>
  checkAttempt(app, { key: `webhook-${what} ${userId}`, limit: LIMITS[what], windowMs: WINDOW_MS });
