import { DrizzleQueryError } from 'drizzle-orm';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { PinoPretty } from 'pino-pretty';

type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError };

const STACK_LINE = /^ {4}at /;

/** The queue reports errors as plain objects. */
const toMessage = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : String(thrown);

/** Logs only these fields: database errors contain the whole connection, and failed queries contain hashes and tokens as parameters. */
const toLoggedError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: toMessage(error) };
  return {
    type: error.name,
    message: error instanceof DrizzleQueryError ? `A query failed: ${error.query}` : error.message,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    // Without the first lines, which repeat the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => STACK_LINE.test(line))
      .join('\n'),
    cause: error.cause === undefined ? undefined : toLoggedError(error.cause),
  };
};

const REDACTED = [
  'password',
  '*.password',
  'token',
  '*.token',
  '*["x-api-key"]',
  '*.authorization',
  '*.headers["x-api-key"]',
  '*.headers.authorization',
];

const toLines = (): DestinationStream => pino.destination({ fd: 1, sync: false });

/** One short line per entry: on a terminal, the process and the machine are known. */
const toTerminal = (): DestinationStream =>
  PinoPretty({ colorize: true, singleLine: true, sync: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' });

/** The standard output: JSON lines, or readable lines on a terminal. */
export const openStandardLog = (): DestinationStream => (process.stdout.isTTY ? toTerminal() : toLines());

/** Tokens and passwords are never logged; the list of names is a second safeguard. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, timestamp: stdTimeFunctions.isoTime, serializers: { err: toLoggedError }, redact: REDACTED },
    destination ?? openStandardLog(),
  );
