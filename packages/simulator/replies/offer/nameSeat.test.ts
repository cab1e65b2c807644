import { describe, expect, it } from 'vitest';
import { nameSeat } from './nameSeat.ts';

describe('nameSeat', () => {
  it.each([
    ['Full Charge Bookkeeper', 'I do the books'],
    ['Payroll Specialist', 'I do payroll'],
    ['Admissions Coordinator', 'I do admissions'],
    ['HR Generalist', "I'm in HR"],
    ['Front Desk Agent', "I'm at the front desk"],
    ['Accounts Payable Clerk', "I'm in accounting"],
    ['Head of IT', "I'm the head of IT"],
    ['Marketing Manager', "I'm a marketing manager"],
    ['Sales', "I'm in sales"],
    ['Staff Nurse', "I'm a staff nurse"],
    ['Actuary', "I'm an actuary"],
    ['Machine Learning Engineer', "I'm a machine learning engineer"],
  ])('says what a %s does, as they would', (title, seat) => {
    expect(nameSeat(title)).toBe(seat);
  });

  it.each([null, '', 'Owner', 'Talent Scout', 'Level 3', 'Keeper of Odd Ideas', 'Duchess of Details', 'Head of Daydreams'])(
    'knows none for %s',
    (title) => {
      expect(nameSeat(title)).toBeNull();
    },
  );
});
