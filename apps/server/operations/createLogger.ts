import { DrizzleQueryError } from 'drizzle-orm';
import { pino, type DestinationStream, type Logger } from 'pino';

type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError };

const STACK_LINE = /^ {4}at /;

/** The queue reports errors as plain objects. */
const toMessage = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : String(thrown);

/** Only what is named here: errors of the database carry the whole connection, and failed queries hashes and tokens as parameters. */
const toLoggedError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: toMessage(error) };
  return {
    type: error.name,
    message: error instanceof DrizzleQueryError ? `A query failed: ${error.query}` : error.message,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    // Without its first lines, which repeat the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => STACK_LINE.test(line))
      .join('\n'),
    cause: error.cause === undefined ? undefined : toLoggedError(error.cause),
  };
};

/** JSON lines on the standard output. Tokens and passwords are never handed to it; the list of names is a second wall. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: { err: toLoggedError },
      redact: [
        'password',
        '*.password',
        'token',
        '*.token',
        '*["x-api-key"]',
        '*.authorization',
        '*.headers["x-api-key"]',
        '*.headers.authorization',
      ],
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
