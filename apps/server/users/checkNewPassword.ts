import { AppError } from '../errors.ts';
import { findPasswordProblem, MAX_PASSWORD_LENGTH } from './findPasswordProblem.ts';

/** Refuses a weak password with the catalog's message. */
export function checkNewPassword(password: string): void {
  switch (findPasswordProblem(password)) {
    case 'too_short':
      throw new AppError('password_too_short');
    case 'too_common':
      throw new AppError('password_too_common');
    case 'too_long':
      throw new AppError('invalid_input', { message: `Password can have at most ${MAX_PASSWORD_LENGTH} characters` });
    case null:
      return;
  }
}
