import { LanguageError } from './LanguageError.ts';

/** For `catch`: continues with this value if the model fails; any other error is thrown again. */
export const withoutModel =
  <Result>(instead: Result) =>
  (error: unknown): Result => {
    if (error instanceof LanguageError) return instead;
    throw error;
  };
