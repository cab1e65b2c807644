import { RETRY_DELAYS_SECONDS } from '@coldcast/contract/webhooks';

/** The wait after a failed attempt; undefined after the last one. `step` counts the failed attempts before it since the delivery was (re)sent. */
export const findRetryDelayMs = (step: number): number | undefined => {
  const seconds = RETRY_DELAYS_SECONDS[step];
  return seconds === undefined ? undefined : seconds * 1000;
};
