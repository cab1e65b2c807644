/** A failed call. Status 0 = no answer arrived; an empty message = use the screen's own text. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The other fields of the error's body, such as availableCredits. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(failure: { status: number; code: string; message: string; details?: Record<string, unknown> }) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? {};
  }
}
