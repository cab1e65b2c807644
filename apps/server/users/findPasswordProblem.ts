import { isCommonPassword } from './commonPasswords.ts';

const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 256;

/** Checks a new password. Lengths are in Unicode code points; nothing is trimmed, and no character classes are required. */
export function findPasswordProblem(password: string): 'too_short' | 'too_long' | 'too_common' | null {
  // A string has at least half as many code points as UTF-16 units, so long ones are refused before they are split.
  if (password.length > 2 * MAX_PASSWORD_LENGTH) return 'too_long';
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return 'too_short';
  if (length > MAX_PASSWORD_LENGTH) return 'too_long';
  return isCommonPassword(password) ? 'too_common' : null;
}
