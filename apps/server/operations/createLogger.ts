import { pino, stdSerializers, type Logger } from 'pino';

/** What a failed query carries as parameters is users' text, and may be a hash or a token. */
const toSafeError = (error: unknown): unknown => {
  if (error instanceof Error && error.name === 'DrizzleQueryError' && error.cause instanceof Error) return stdSerializers.err(error.cause);
  return error instanceof Error ? stdSerializers.err(error) : error;
};

export const createLogger = (level: string): Logger =>
  pino({
    level,
    serializers: { err: toSafeError },
    redact: ['*.password', '*.token', 'req.headers["x-api-key"]', 'req.headers.authorization'],
  });
