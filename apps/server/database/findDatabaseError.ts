import pg from 'pg';

/** Finds PostgreSQL's own error inside any wrapper; undefined for other errors. */
export const findDatabaseError = (error: unknown): pg.DatabaseError | undefined => {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? findDatabaseError(error.cause) : undefined;
};
