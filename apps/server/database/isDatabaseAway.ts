import pg from 'pg';

/** Connection failures of Node and of pg's pool, which carry no SQLSTATE. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;
/**
 * Connection errors, shutdown and start-up of the server, too many connections, statements canceled by the time limit, and a server that
 * cannot write: its disk is full or fails, it is out of memory, or a replica was promoted.
 */
const SERVER_CODES = /^(08...|57P0[123]|53[1-4]00|57014|58030|25006)$/;
const DISK_FULL = '53100';

/** Whether an error means that the database was unreachable, not that the work was wrong. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return SERVER_CODES.test(error.code ?? '');
  // A wrapper's message quotes the query, which contains users' text.
  if (error.cause !== undefined) return isDatabaseAway(error.cause);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if ('code' in error && typeof error.code === 'string') return 'syscall' in error && NETWORK_CODES.has(error.code);
  return POOL_MESSAGES.test(error.message);
};

/** Whether an error means that the database's disk is full. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return error instanceof pg.DatabaseError ? error.code === DISK_FULL : isDiskFull(error.cause);
};
