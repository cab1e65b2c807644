import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors.ts';

/** Argon2id with 19 MiB, two passes, one lane: about 10 ms on a small machine. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing takes memory and a core: more than this many at once would starve everything else. */
const MAX_AT_ONCE = 4;
const RETRY_AFTER_SECONDS = 1;

let running = 0;

async function runLimited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_AT_ONCE) throw new AppError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => runLimited(() => hash(password, COST));

export const isPasswordOf = (passwordHash: string, password: string): Promise<boolean> => runLimited(() => verify(passwordHash, password));
