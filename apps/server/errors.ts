import { ERRORS, type ErrorCode } from '@coldcast/contract/errors';

type ErrorOptions = {
  /** Words that say more than the catalog's, as those with a number in them. */
  message?: string;
  /** Further fields of the answer, as `availableCredits`. Never secrets: they go to the caller. */
  details?: Record<string, unknown>;
  /** Sent as the header Retry-After. */
  retryAfterSeconds?: number;
};

/** The one error the API turns into a status and an answer of its own; anything else is a 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
