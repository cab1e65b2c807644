import { describe, expect, it } from 'vitest';
import { countEmailsPerLead, toComplaintBudget } from './complaintBudget.ts';

describe('the complaint budget', () => {
  it('counts 1,000 people if the send has fewer', () => {
    expect(toComplaintBudget(200)).toEqual({ people: 1000, emails: 1000, limits: [1, 3] });
    expect(toComplaintBudget(999)).toEqual(toComplaintBudget(1000));
  });

  it('allows whole reports only', () => {
    expect(toComplaintBudget(1999)).toEqual({ people: 1999, emails: 1999, limits: [1, 5] });
    expect(toComplaintBudget(2000)).toEqual({ people: 2000, emails: 2000, limits: [2, 6] });
    expect(toComplaintBudget(3000).limits).toEqual([3, 9]);
  });

  it('counts every email of a sequence, as providers do', () => {
    const leads = [{ followUps: [1, 2, 3] }, { followUps: [1] }, {}];
    expect(countEmailsPerLead(leads)).toBeCloseTo(7 / 3, 12);
    expect(countEmailsPerLead([])).toBe(1);
    expect(toComplaintBudget(1000, 4)).toEqual({ people: 1000, emails: 4000, limits: [4, 12] });
  });
});
