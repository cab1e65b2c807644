import pg from 'pg';

/** Connection failures of Node and of pg's pool, which carry no SQLSTATE. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;
/**
 * Connection exceptions, shutdown and start-up of the server, too many connections, statements canceled by the time limit, and a server that
 * can't write: its disk is full or fails, its memory is short, or another one has taken its place.
 */
const SERVER_CODES = /^(08...|57P0[123]|53[1-4]00|57014|58030|25006)$/;
const DISK_FULL = '53100';

/** Whether an error says that the database could not be reached, rather than that the work was wrong. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return SERVER_CODES.test(error.code ?? '');
  // A wrapper's own message quotes the query and with it text of users.
  if (error.cause !== undefined) return isDatabaseAway(error.cause);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if ('code' in error && typeof error.code === 'string') return 'syscall' in error && NETWORK_CODES.has(error.code);
  return POOL_MESSAGES.test(error.message);
};

/** Whether an error says that the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return error instanceof pg.DatabaseError ? error.code === DISK_FULL : isDiskFull(error.cause);
};
