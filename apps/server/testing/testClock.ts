import type { Clock } from '../clock.ts';

export type TestClock = Clock & { set: (now: Date) => void; advance: (ms: number) => void };

export const createTestClock = (start: Date): TestClock => {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    set: (moment) => void (now = moment.getTime()),
    advance: (ms) => void (now += ms),
  };
};
