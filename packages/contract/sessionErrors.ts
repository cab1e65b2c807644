/** The part of the error catalog that every screen needs. */
export const SESSION_ERRORS = {
  not_authenticated: { status: 401, message: 'Not authenticated. Call login() first.' },
  session_expired: { status: 401, message: 'Session expired. Please sign in again.' },
} as const;
