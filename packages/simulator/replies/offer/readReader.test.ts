import { describe, expect, it } from 'vitest';
import { buildReader } from '../../testing/repliesTo.ts';
import { readReplyFacts } from '../replyFacts.ts';

const tagsOf = (body: string, reader: { title: string; company: string; name?: string }): ReadonlySet<string> =>
  readReplyFacts({ ...buildReader({ subject: 'hello', body }, reader), name: reader.name ?? 'Ana Silva' }, { seed: 'organisation-1' }).tags;
const PAYROLL = 'Hi Ana,\n\nWe run payroll for teams of 50 to 500.\n\nDo you have 15 minutes on Tuesday?\n\nBest,\nErin';

describe('readReader', () => {
  it('takes somebody whose name the firm has for whoever runs it', () => {
    const body = 'Hi Ana,\n\nWe sharpen scissors for salons, £4 a pair.\n\nWho does yours?\n\nRob';
    expect(tagsOf(body, { title: 'Dentist', company: 'Silva & Sons Dental' }).has('whole')).toBe(true);
    expect(tagsOf(body, { title: 'Dentist', company: 'Harbor Dental' }).has('whole')).toBe(false);
    for (const title of ['Receptionist', 'Workshop Supervisor', 'Quality Inspector', 'Showroom Manager'])
      expect(tagsOf(body, { title, company: 'Silva Dental' }).has('whole'), title).toBe(false);
  });

  it('takes a licensee for whoever runs the pub', () => {
    const body = 'Hi Ana,\n\nWe service cellar coolers in pubs, £95 a cellar.\n\nCould I come by one afternoon?\n\nAlun';
    const tags = tagsOf(body, { title: 'Licensee', company: 'The Fox & Hounds' });
    expect(tags.has('whole')).toBe(true);
    expect(tags.has('junior')).toBe(false);
  });

  it('lets only the head of a department point to another one', () => {
    expect(tagsOf(PAYROLL, { title: 'Marketing Manager', company: 'Harborline' }).has('misfit')).toBe(false);
    expect(tagsOf(PAYROLL, { title: 'Barista', company: 'Corner Cup' }).has('misfit')).toBe(true);
  });

  it('takes nobody who assists somebody for the one who decides', () => {
    const body = 'Hi Ana,\n\nWe clean office windows inside and out.\n\nWorth a call?\n\nErin';
    for (const title of ['Executive Assistant to the CEO', 'PA to the Managing Director']) {
      const tags = tagsOf(body, { title, company: 'Harborline' });
      expect([...tags].filter((tag) => tag === 'owner' || tag === 'whole')).toEqual([]);
      expect(tags.has('junior')).toBe(true);
    }
  });

  it('takes no head of a department for far from an offer that nobody can name', () => {
    const body =
      'Hi Ana,\n\nWe ring old enquiries back for builders, and one in twelve turns into an appointment.\n\nTen minutes on Monday?\n\nBea';
    expect(tagsOf(body, { title: 'Sales Director', company: 'Harbor Kitchens' }).has('far')).toBe(false);
  });

  it('has nobody decide on an offer without a name who is far from it, whatever they lead', () => {
    const body =
      'Hi Ana,\n\nTwo of your racks leaned last spring. We straighten the bays by night, and no pallet has to move.\n\nWorth ten minutes?\n\nBea';
    const tags = tagsOf(body, { title: 'Art Director', company: 'Studio Nine' });
    expect(tags.has('owner')).toBe(false);
    expect(tags.has('leads') && !tags.has('far')).toBe(false);
  });

  it('does not take a title for named because the firm has its word in its name', () => {
    const body = 'Hi Ana,\n\nWe run payroll for teams of 50 to 500.\n\nWorth a call for Elm Primary?\n\nErin';
    expect(tagsOf(body, { title: 'Primary Teacher', company: 'Elm Primary' }).has('far')).toBe(true);
  });

  it('takes nobody for a stranger who looks after the place or its post, or whose firm is named after the thing', () => {
    const body = 'Hi Ana,\n\nWe keep ladders safe: a tag a year, £3 a ladder, booked online.\n\nWorth a call?\n\nRob';
    for (const title of ['Receptionist', 'Facilities Coordinator', 'Caretaker'])
      expect(tagsOf(body, { title, company: 'Harbor Dental' }).has('misfit')).toBe(false);
    expect(tagsOf(body, { title: 'Service Engineer', company: 'Bright Ladders' }).has('misfit')).toBe(false);
  });

  it('takes whoever runs the computers for a stranger where nothing has to do with them', () => {
    const sheds =
      'Hi Ana,\n\nTwo sheds near you lost their roofs. We bolt one down in a day, and it stays there.\n\nCould we meet on Friday at 9?\n\nRob';
    expect(tagsOf(sheds, { title: 'Chief Technology Officer', company: 'Fenland Analytics' }).has('owner')).toBe(false);
    expect(tagsOf(sheds, { title: 'Site Manager', company: 'Fenland Gravel' }).has('far')).toBe(false);
    const watched = sheds.replace('in a day', 'and watch it with sensors');
    expect(tagsOf(watched, { title: 'Chief Technology Officer', company: 'Fenland Analytics' }).has('far')).toBe(false);
  });

  it('knows who works alone, who works unpaid, and who serves another department', () => {
    expect(tagsOf(PAYROLL, { title: 'Sole Trader', company: 'Quilts by Ana' }).has('alone')).toBe(true);
    expect(tagsOf(PAYROLL, { title: 'Club Volunteer', company: 'Wye Rowing' }).has('unpaidHelp')).toBe(true);
    expect(tagsOf(PAYROLL, { title: 'Treasurer', company: 'Wye Choral Society' }).has('club')).toBe(true);
    expect(tagsOf(PAYROLL, { title: 'Treasurer', company: 'Wye Castings' }).has('club')).toBe(false);
    const lamps = 'Hi Ana,\n\nI wanted to ask how you do it today. Do you still do it by hand?\n\nRob';
    expect(tagsOf(lamps, { title: 'Brand Manager', company: 'Harborline' }).has('owner')).toBe(false);
  });
});
