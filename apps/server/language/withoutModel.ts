import { LanguageError } from './LanguageError.ts';

/** For `catch`: goes on with this if the model is of no use; a database that is away is not one of its faults. */
export const withoutModel =
  <Result>(instead: Result) =>
  (error: unknown): Result => {
    if (error instanceof LanguageError) return instead;
    throw error;
  };
