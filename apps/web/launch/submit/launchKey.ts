/** The key sent with a payload: the same for every retry, a new one for another payload. */
export type LaunchKey = { payload: string; key: string };

/** `crypto.randomUUID` is missing on pages without HTTPS; `getRandomValues` is not. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const keyFor = (payload: string, last: LaunchKey | null): LaunchKey =>
  last?.payload === payload ? last : { payload, key: newKey() };
