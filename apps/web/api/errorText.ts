import { ApiError } from './ApiError.ts';

/** The message of a failed call, otherwise the screen's fallback. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}
