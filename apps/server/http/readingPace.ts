import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads that the bodies of all connections get in one turn of the event loop. Without a limit one turn takes up to 2 MB from each of a hundred
 * connections, and whoever asks something small waits for several such turns: one to be accepted, one to be read, one for the database.
 */
const READS_PER_TURN = 4;
/** The most that one read brings. A body of this size arrives with its headers. */
const READ_BYTES = 64 * 1024;

/**
 * Begins a read now, or in a later turn in the order of asking. What was answered already gets one read of a turn, and what nobody else wants: its
 * sender waits for nothing.
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

/** Makes a large body wait for its turn after each read, whoever reads it and also if nobody does any more. */
export const paceBody = (request: IncomingMessage, response: ServerResponse, pace: ReadingPace): void => {
  if (!isLarge(request)) return;
  const push = request.push.bind(request);
  const read = request._read.bind(request);
  request.push = (chunk, encoding) => {
    push(chunk, encoding);
    // The connection is not read again before the body asks for more.
    return false;
  };
  request._read = (size) => pace(() => read(size), response.writableEnded);
  // Once it was answered, Node would read the rest without asking, unless somebody reads it.
  response.prependOnceListener('finish', () => {
    if (!request.complete) request.unpipe().resume();
  });
};
