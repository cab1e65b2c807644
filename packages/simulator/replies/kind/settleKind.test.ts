import { describe, expect, it } from 'vitest';
import { settleKind } from './settleKind.ts';

const tags = (...all: string[]): ReadonlySet<string> => new Set(all);
const email = (body: string) => ({ subject: 'x', body });

describe('settleKind', () => {
  it.each([
    ['a guest for a podcast', 'sales', tags('podcast'), 'Would you come on for 40 minutes in April?', 'partnership'],
    ['a sponsor', 'sales', tags('sponsor'), 'We look for a local sponsor for our team.', 'fundraising'],
    ['something the reader sells', 'sales', tags('inquiry'), 'We would like to book your hall for 30 people.', null],
    ['hands for an event', 'event', tags(), 'We need a third judge for the pie contest.', null],
    ['people for a job', 'sales', tags('scouted'), 'It is $34 an hour. Do you know anyone?', 'recruiting'],
    ['money for shares', 'sales', tags(), 'We are raising $1.2M at a $6M cap.', 'fundraising'],
    ['a password', null, tags('linked'), 'Your password expires in 2 hours, click here.', 'scam'],
    ['a partnership', 'sales', tags(), 'Would you be up for exploring a partnership?', 'partnership'],
    ['a last answer', 'sales', tags(), 'This is my third email. Is there something heavy to move?', 'follow_up'],
    ['readers for an issue', null, tags('newsletter'), 'Welcome to issue 48.', 'advert'],
    ['words for a newspaper', 'sales', tags(), 'I write for the Dayton Herald.', null],
  ] as const)('tells who wants %s from who sells', (...[, kind, marks, body, settled]) => {
    expect(settleKind(kind, marks, email(body))).toBe(settled);
  });

  it.each([
    ['makes podcasts', tags('podcast'), 'We produce podcasts for clinics. Worth a look?'],
    ['offers something beside a question', tags('inquiry'), 'Do you have used racking for sale? We install new ones.'],
    ['sells to teams with sponsors', tags('sponsor'), 'We print shirts for teams and their sponsors.'],
  ] as const)('leaves an email of someone who %s alone', (_, marks, body) => {
    expect(settleKind('sales', marks, email(body))).toBe('sales');
  });

  it('leaves invited guests guests', () => {
    expect(settleKind('event', tags(), email('Save you a seat at our dinner on Friday? The judges speak at 8.'))).toBe('event');
  });
});
