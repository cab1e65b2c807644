import { randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session ends after this long without a call, and in any case after `SESSION_LIFE_MS`. */
export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_LIFE_MS = 30 * DAY_MS;

/** 256 random bits as text that fits in a header. */
export const createSessionToken = (): string => randomBytes(32).toString('base64url');
