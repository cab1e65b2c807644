/**
 * `stopped`: the key is refused or the account has no money, so retrying is useless. `busy`: too many requests. `failed`: unreachable,
 * broken or too slow. `unusable`: an answer or request that no retry fixes. `spent`: the campaign's own limit is reached.
 */
export type LanguageProblem = 'stopped' | 'busy' | 'failed' | 'unusable' | 'spent';

/** The message is always ours: an endpoint's text may contain the key or the prompt. */
export class LanguageError extends Error {
  readonly problem: LanguageProblem;
  /** How long the endpoint asks us to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  readonly status: number | undefined;

  constructor(problem: LanguageProblem, message: string, details: { retryAfterMs?: number | undefined; status?: number | undefined } = {}) {
    super(message);
    this.name = 'LanguageError';
    this.problem = problem;
    this.retryAfterMs = details.retryAfterMs;
    this.status = details.status;
  }
}
