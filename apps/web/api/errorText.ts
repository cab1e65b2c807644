import { ApiError } from './ApiError.ts';

/** The words for a failed call: its own message, else the screen's fallback. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}
