import type { ExitCode } from './exitCodes.ts';

/** A command that cannot do what it was asked. `hint` says what to do next. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;
  readonly code: string;
  readonly hint: string | null;

  constructor(message: string, failure: { exitCode: ExitCode; code: string; hint?: string }) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = failure.exitCode;
    this.code = failure.code;
    this.hint = failure.hint ?? null;
  }
}
