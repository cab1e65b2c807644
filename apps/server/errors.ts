import { ERRORS, type ErrorCode } from '@coldcast/contract/errors';

type ErrorOptions = {
  /** A message more specific than the catalog's, such as one with a number. */
  message?: string;
  /** More fields of the answer, such as `availableCredits`. Never secrets: the caller sees them. */
  details?: Record<string, unknown>;
  /** Sent as the header Retry-After. */
  retryAfterSeconds?: number;
};

/** The only error that the API turns into its own status and answer; any other is a 500. */
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
