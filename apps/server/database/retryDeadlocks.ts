import { findDatabaseError } from './findDatabaseError.ts';

const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/** Runs a transaction again that PostgreSQL ended because it and another one waited for each other. */
export const retryDeadlocks = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || findDatabaseError(error)?.code !== DEADLOCK) throw error;
    }
  }
};
