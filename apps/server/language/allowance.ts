const MINUTE_MS = 60_000;

/**
 * An allowance that refills evenly over a minute. A request for more than a minute's amount waits until it is full, then goes into debt.
 */
export function createAllowance(perMinute: number, now: () => number) {
  let [left, seen] = [perMinute, now()];
  const refill = () => {
    const moment = now();
    left = Math.min(perMinute, left + ((moment - seen) * perMinute) / MINUTE_MS);
    seen = moment;
  };
  return {
    /** Milliseconds until this amount may be taken; 0 = now. */
    delay: (amount: number): number => {
      if (perMinute === 0) return 0;
      refill();
      const missing = Math.min(amount, perMinute) - left;
      return missing <= 1e-9 ? 0 : Math.ceil((missing * MINUTE_MS) / perMinute);
    },
    take: (amount: number): void => void (left -= perMinute === 0 ? 0 : amount),
  };
}
