import { RETRY_DELAYS_SECONDS } from '@coldcast/contract/webhooks';

/** The wait after a failed attempt; undefined after the last. `step` counts earlier failed attempts since the delivery was (re)sent. */
export const findRetryDelayMs = (step: number): number | undefined => {
  const seconds = RETRY_DELAYS_SECONDS[step];
  return seconds === undefined ? undefined : seconds * 1000;
};
