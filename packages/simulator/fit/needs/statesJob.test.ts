import { describe, expect, it } from 'vitest';
import { statesJob } from './statesJob.ts';

describe('statesJob', () => {
  it('finds a job by its title and its pay', () => {
    expect(statesJob(['Town planner vacancy', 'A practice in Hull has an opening for a town planner.', '£42k plus car, hybrid.'])).toBe(
      true,
    );
    expect(statesJob(['We are short of glaziers, and need two glaziers by May.', '£19 an hour, paid breaks.'])).toBe(true);
  });

  it('finds none in what is sold to those who hire, or without pay', () => {
    expect(statesJob(['Do you need a bookkeeper?', 'Ours cost £25 per hour, remote.'])).toBe(false);
    expect(statesJob(['We place electricians.', 'Your next electrician costs £38k base.'])).toBe(false);
    expect(statesJob(['A bakery nearby needs a baker.'])).toBe(false);
  });
});
