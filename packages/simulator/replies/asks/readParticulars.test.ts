import { describe, expect, it } from 'vitest';
import { readParticulars } from './readParticulars.ts';

describe('readParticulars', () => {
  it('reads that a day and a name are wanted', () => {
    expect(
      readParticulars(
        'The visit takes an hour. Please reply with a weekday in May that suits you and the name of the person who will be there.',
      ),
    ).toEqual(['giveDay', 'giveName']);
    expect(readParticulars('Could you let me know which week suits you, and who our technician should ask for?')).toEqual([
      'giveWeek',
      'giveName',
    ]);
  });

  it('reads that a contact is wanted', () => {
    expect(readParticulars('Please confirm who should be our out-of-hours contact, with a mobile number.')).toContain('giveContact');
  });

  it('reads nothing where nobody asks', () => {
    expect(readParticulars('Our driver comes on a new day. The weekday suits most of our customers.')).toEqual([]);
  });
});
