/**
 * `stopped`: the key is refused or the account is empty, asking again is useless. `busy`: too many requests. `failed`: away, broken or too slow.
 * `unusable`: an answer or a request that no repetition mends. `spent`: the campaign's own limit is reached.
 */
export type LanguageProblem = 'stopped' | 'busy' | 'failed' | 'unusable' | 'spent';

/** Its message is ours: what an endpoint says may hold the key, the prompt or anything else. */
export class LanguageError extends Error {
  readonly problem: LanguageProblem;
  /** How long the endpoint asks to be left alone, in milliseconds. */
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
