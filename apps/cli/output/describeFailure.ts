import { countOf } from '@coldcast/rules/countOf';
import { CommandError } from '../CommandError.ts';
import { ApiFailure } from '../api/ApiFailure.ts';
import { EXIT, type ExitCode } from '../exitCodes.ts';

export type FailureWords = {
  message: string;
  hint: string | null;
  code: string;
  exitCode: ExitCode;
  details: Readonly<Record<string, unknown>>;
};

const plansPage = (url: string): string => `${url}/app/billing`;

/** What to do next, by the error's code. */
const hints: Record<string, (failure: ApiFailure) => string> = {
  no_answer: () => 'Is it running, and is the address right? Give another address with --url, or set COLDCAST_URL.',
  unexpected_answer: () => 'Give the address of your Coldcast with --url, or set COLDCAST_URL.',
  redirected: () => 'Give the new address with --url.',
  not_authenticated: ({ url }) => `Sign in with: coldcast login ${url}`,
  session_expired: ({ url }) => `Sign in with: coldcast login ${url}`,
  api_key_unknown: () => 'Look at COLDCAST_API_KEY, or unset it and sign in with: coldcast login',
  scope_missing: ({ url }) => `Create a key with that scope under ${url}/app/account/api-keys.`,
  invalid_credentials: () => 'Check the email and the password.',
  active_limit: ({ url }) => `Wait until it is complete (coldcast list), or choose a larger plan: ${plansPage(url)}`,
  campaign_too_large: ({ url }) => `Launch fewer leads with --first N, or choose a larger plan: ${plansPage(url)}`,
  missing_columns: () => 'The file needs the columns email_body_1, subject_line and personal_linkedin_url.',
  no_valid_rows: () => 'Each row needs an email_body_1, a subject_line and a link such as https://www.linkedin.com/in/name.',
  campaign_not_found: () => 'See your campaigns with: coldcast list',
  insights_not_ready: () => 'Wait for the campaign with: coldcast status CAMPAIGN --wait',
  too_many_requests: () => 'Try again in a minute.',
  overloaded: () => 'Try again in a minute.',
};

function creditsHint({ details, url }: ApiFailure): string {
  const { availableCredits, requestedLeads } = details;
  if (typeof availableCredits !== 'number' || typeof requestedLeads !== 'number') return `Plans: ${plansPage(url)}`;
  const partial = availableCredits > 0 ? `Launch the first ${availableCredits} with --first ${availableCredits}, or choose` : 'Choose';
  return `You have ${countOf(availableCredits, 'credit')}, this list needs ${requestedLeads}. ${partial} a larger plan: ${plansPage(url)}`;
}

function exitCodeOf({ status, code }: ApiFailure): ExitCode {
  if (status === 401) return EXIT.notSignedIn;
  if (status === 402) return EXIT.notEnoughCredits;
  if (status === 404) return EXIT.notFound;
  return [0, 429, 502, 503, 504].includes(status) || code === 'no_answer' ? EXIT.noAnswer : EXIT.failed;
}

/** Any error in plain words, with what to do next and the exit code. */
export function describeFailure(error: unknown): FailureWords {
  if (error instanceof CommandError) {
    return { message: error.message, hint: error.hint, code: error.code, exitCode: error.exitCode, details: {} };
  }
  if (error instanceof ApiFailure) {
    const hint = error.code === 'insufficient_credits' ? creditsHint(error) : (hints[error.code]?.(error) ?? null);
    return { message: error.message, hint, code: error.code, exitCode: exitCodeOf(error), details: error.details };
  }
  return {
    message: error instanceof Error ? error.message : String(error),
    hint: null,
    code: 'failed',
    exitCode: EXIT.failed,
    details: {},
  };
}
