/** How long a new account waits for its credits before "none" is final, and how often it asks. */
export const NEW_ACCOUNT_MS = 5 * 60_000;
export const SUBSCRIPTION_POLL_MS = 10_000;

/** Whether the account is under five minutes old. `nowMs` is the server's clock. */
export const isNewAccount = (createdAt: string, nowMs: number): boolean => nowMs - Date.parse(createdAt) < NEW_ACCOUNT_MS;
