/** A failed call. Status 0 = no answer arrived. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** Address of the server that was called. */
  readonly url: string;
  /** The other fields of the error's body, such as availableCredits. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterMs: number | null;

  constructor(failure: {
    message: string;
    status: number;
    code: string;
    url: string;
    details?: Record<string, unknown>;
    retryAfterMs?: number | null;
  }) {
    super(failure.message);
    this.name = 'ApiFailure';
    this.status = failure.status;
    this.code = failure.code;
    this.url = failure.url;
    this.details = failure.details ?? {};
    this.retryAfterMs = failure.retryAfterMs ?? null;
  }
}
