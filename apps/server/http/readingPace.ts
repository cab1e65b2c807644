import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads allowed in one turn of the event loop, over the bodies of all connections. Without a limit, one turn reads up to 2 MB from each of a
 * hundred connections, and a small request waits for several such turns: to be accepted, to be read, and for the database.
 */
const READS_PER_TURN = 4;
/** Maximum size of one read. A body up to this size arrives with its headers. */
const READ_BYTES = 64 * 1024;

/**
 * Starts a read now, or in a later turn in first-come order. Requests that are already answered share one read per turn plus any unused ones,
 * because their clients wait for nothing.
 */
export type ReadingPace = (read: () => void, isAnswered: boolean) => void;

export const createReadingPace = (readsPerTurn: number = READS_PER_TURN): ReadingPace => {
  const waiting: (() => void)[] = [];
  const answered: (() => void)[] = [];
  let left = readsPerTurn;
  let isTurnPlanned = false;
  const planTurn = (): void => {
    if (isTurnPlanned) return;
    isTurnPlanned = true;
    setImmediate(startTurn);
  };
  const grant = (read: () => void): void => {
    left -= 1;
    planTurn();
    read();
  };
  const startTurn = (): void => {
    isTurnPlanned = false;
    left = readsPerTurn;
    for (const read of waiting.splice(0, left - Math.min(1, answered.length))) grant(read);
    for (const read of answered.splice(0, left)) grant(read);
  };
  return (read, isAnswered) => {
    if (left > 0) grant(read);
    else (isAnswered ? answered : waiting).push(read);
  };
};

const isLarge = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > READ_BYTES;

/** Makes a large body wait for its turn after each read, no matter what reads it, and even if nothing reads it anymore. */
export const paceBody = (request: IncomingMessage, response: ServerResponse, pace: ReadingPace): void => {
  if (!isLarge(request)) return;
  const push = request.push.bind(request);
  const read = request._read.bind(request);
  request.push = (chunk, encoding) => {
    push(chunk, encoding);
    // Stops reading from the connection until the body asks for more.
    return false;
  };
  request._read = (size) => pace(() => read(size), response.writableEnded);
  // After the answer, Node would read the rest at full speed unless the body is being read.
  response.prependOnceListener('finish', () => {
    if (!request.complete) request.unpipe().resume();
  });
};
