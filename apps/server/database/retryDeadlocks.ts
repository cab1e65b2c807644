import { findDatabaseError } from './findDatabaseError.ts';

const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/** Retries a transaction that PostgreSQL ended because of a deadlock. */
export const retryDeadlocks = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || findDatabaseError(error)?.code !== DEADLOCK) throw error;
    }
  }
};
