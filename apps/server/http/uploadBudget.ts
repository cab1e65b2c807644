import { AppError } from '../errors.ts';

const RETRY_SECONDS = 2;

/** What one request holds of the budget. */
export type UploadShare = { take: (bytes: number) => void; giveBack: () => void };

/** Limits the bytes of uploaded files the process holds at once; whoever would exceed them is asked to come back. */
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
