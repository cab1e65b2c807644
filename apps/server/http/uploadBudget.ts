import { AppError } from '../errors.ts';

const RETRY_SECONDS = 2;

/** One request's share of the budget. */
export type UploadShare = { take: (bytes: number) => void; giveBack: () => void };

/** Limits the bytes of uploaded files that the process holds at once; a request that would exceed the limit is asked to retry. */
export type UploadBudget = { open: () => UploadShare };

export const createUploadBudget = (limitBytes: number): UploadBudget => {
  let held = 0;
  const open = (): UploadShare => {
    let taken = 0;
    return {
      take: (bytes) => {
        if (held + bytes > limitBytes) throw new AppError('overloaded', { retryAfterSeconds: RETRY_SECONDS });
        held += bytes;
        taken += bytes;
      },
      giveBack: () => {
        held -= taken;
        taken = 0;
      },
    };
  };
  return { open };
};
