import { describe, expect, it } from 'vitest';
import type { LeadInList } from '../../lead.ts';
import { readListOffer } from '../../listOffer.ts';
import { buildReader } from '../../testing/repliesTo.ts';
import { writeReply } from '../../writeReply.ts';
import { INTENTS } from '../../outcome.ts';
import { readReplyFacts } from '../replyFacts.ts';
import { isUntied, readUse, speaksToSolo } from './readUse.ts';

type Row = [title: string, company: string, industry: string | null];
const toLead = (body: string, [title, company, industry]: Row): LeadInList => ({
  ...buildReader({ subject: 'a question', body }, { title, company }),
  industry,
});
const useOf = (body: string, row: Row): string | null => readUse(toLead(body, row), readListOffer([toLead(body, row)]));
const tagsOf = (body: string, row: Row): ReadonlySet<string> => readReplyFacts(toLead(body, row), { seed: 'organisation-1' }).tags;
const allReplies = (body: string, row: Row): string[] =>
  INTENTS.flatMap((intent) =>
    Array.from({ length: 24 }, (_, index) => writeReply({ seed: `organisation-${index}` }, toLead(body, row), intent)),
  );

const HOODS =
  'Hi Ana,\n\nWe degrease kitchen hoods in restaurants in one night, from $199.\n\nWho looks after the hoods at your place?\n\nRick';
const PAYROLL = 'Hi Ana,\n\nWe run payroll for companies of 5 to 200 people, with one person you can call.\n\nWorth ten minutes?\n\nErin';
const BOOK =
  'Hi Ana,\n\nI made a small invoice book for self-employed translators. It counts words and sends the bill, $7 a month.\n\nWould you try it?\n\nMaja';

describe('readUse', () => {
  it.each<Row>([
    ['Librarian', 'Weller County', 'Government'],
    ['Frontend Developer', 'Nimbus Pay', 'Software'],
    ['Loan Officer', 'Cobalt Bank', null],
  ])('sees no use of a restaurant service where a %s works', (...row) => {
    expect(useOf(HOODS, row)).toBe('no');
  });

  it.each<Row>([
    ['Dishwasher', 'Mesa', 'Restaurants'],
    ['Accountant', 'Mesa Grill Restaurants', null],
  ])('may be of use where a %s works in the trade', (...row) => {
    expect(useOf(HOODS, row)).toBe('yes');
  });

  it('tells nothing of a firm that nobody knows', () => {
    expect(useOf(HOODS, ['Accountant', 'Mesa', null])).toBeNull();
  });

  it('takes the industry for which a list was made for a sign, and any other for none', () => {
    const body = 'Hi Ana,\n\nI splice and sign haul ropes in August. When was yours last looked at?\n\nHank';
    const leads = Array.from({ length: 12 }, (_, index) => toLead(body, ['Lift Operator', `Peak ${index}`, 'Ski Resorts']));
    const list = readListOffer([...leads, toLead(body, ['Tester', 'Nimbus', 'Software'])]);
    expect(readUse(toLead(body, ['Accountant', 'Timber Pass', 'Ski Resorts']), list)).toBe('yes');
    expect(readUse(toLead(body, ['Tester', 'Nimbus', 'Software']), list)).not.toBe('yes');
  });

  it('may be of use to any firm if any firm buys it', () => {
    expect(useOf(PAYROLL, ['Welder', 'Arden Steel', 'Manufacturing'])).toBe('yes');
    expect(useOf(PAYROLL, ['Detective', 'Ashby Police', 'Government'])).toBe('yes');
  });
});

describe('isUntied', () => {
  const untied = (body: string, row: Row): boolean => isUntied(toLead(body, row), readListOffer([toLead(body, row)]).offer);
  it('finds firms whose trade an email neither names nor comes near', () => {
    expect(untied(HOODS, ['Partner', 'Vogt', 'Law Practice'])).toBe(true);
    expect(untied(HOODS, ['Owner', 'Mesa', 'Restaurants'])).toBe(false);
    expect(untied(HOODS, ['Hotel Manager', 'Mesa', 'Hospitality'])).toBe(false);
  });

  it('finds none without an industry, or where every firm has the work', () => {
    expect(untied(HOODS, ['Partner', 'Vogt Attorneys', null])).toBe(false);
    expect(untied(PAYROLL, ['Welder', 'Arden Steel', 'Manufacturing'])).toBe(false);
  });
});

describe('a stranger to an offer', () => {
  it('weighs no price, tries nothing and promises no time to look', () => {
    const film =
      'Hi Ana,\n\nWe make stretch film for pallets at $1.48 a kilo and send two free rolls to test.\n\nWhat micron do you use in your warehouse?\n\nJan';
    for (const row of [
      ['Notary', 'Vogt', 'Law Practice'],
      ['Wedding Planner', 'Nolan Events', 'Events Services'],
    ] satisfies Row[])
      expect(
        allReplies(film, row).filter((text) =>
          /1\.48|too much|more than|\btry it|colleague who|my (?:team|manager)|ask around|when it's quieter|ask (?:me|us) again|at some point/i.test(
            text,
          ),
        ),
        row[0],
      ).toEqual([]);
  });

  it('names nobody who decides and passes nothing on within a firm of another trade', () => {
    const replies = allReplies(HOODS, ['Librarian', 'Weller County', 'Government']);
    const inside =
      /who decides|find out who|passed it on here|ask (?:here|around)|to a colleague|my manager|if we need it|that(?:'s| would be) me/i;
    expect(replies.filter((text) => inside.test(text))).toEqual([]);
  });

  it('answers for their seat in the office of a firm whose trade the offer is for', () => {
    const replies = allReplies(HOODS, ['Bookkeeper', 'Harrow Kitchens', 'Food Retail']);
    expect(replies.filter((text) => /line of work|wrong (?:address|kind of place|business)|no call for that/i.test(text))).toEqual([]);
    expect(replies.some((text) => /I do the books/.test(text))).toBe(true);
  });

  it('speaks of a trade, and of size only where any business buys it', () => {
    const size = /on my own|just me|only me|one[- ]person|too small|bigger/i;
    expect(allReplies(HOODS, ['Wedding DJ', 'Self-employed', null]).filter((text) => size.test(text))).toEqual([]);
    expect(allReplies(PAYROLL, ['Wedding DJ', 'Self-employed', null]).some((text) => size.test(text))).toBe(true);
    expect(allReplies(HOODS, ['Wedding DJ', 'Self-employed', null]).filter((text) => /that(?:'s| would be) me/i.test(text))).toEqual([]);
  });

  it('knows nobody who needs an offer, and asks or points to the office instead of putting it off', () => {
    const firs =
      'Hi Ana,\n\nWe deliver Nordmann firs to garden centres from the second week of November, \u00a314 a tree from 60 trees.\n\nShall I hold a trailer for you?\n\nNils';
    const friends = /\b(?:used to work with|old colleague|who might want|who needs|next month)\b/i;
    for (const row of [
      ['Court Usher', 'Wexley Crown Court', 'Judiciary'],
      ['Radiographer', 'Sankey Infirmary', 'Healthcare'],
      ['Luthier', 'Self-employed', null],
      ['Owner', 'Petrov Dental', 'Dentistry'],
    ] satisfies Row[]) {
      const replies = allReplies(firs, row);
      expect(
        replies.filter((text) => friends.test(text)),
        row[0],
      ).toEqual([]);
      expect(
        replies.filter((text) => /keep your|hang on to your|have your email|at the moment|right now/i.test(text)),
        row[0],
      ).toEqual([]);
      expect(
        replies.some((text) => /how did you get|who were you trying|is this (?:meant )?for (?:me|us)/i.test(text)),
        row[0],
      ).toBe(true);
    }
  });

  it('is anybody in a firm of others where an email speaks to people on their own, and nobody at a studio of that trade', () => {
    expect(tagsOf(BOOK, ['Loan Officer', 'Cobalt Bank', 'Banking']).has('apart')).toBe(true);
    expect(tagsOf(BOOK, ['Spanish Translator', 'Bluebird Translations', null]).has('whole')).toBe(true);
    expect(tagsOf(BOOK, ['Spanish Translator', 'Lingo Group', null]).has('whole')).toBe(false);
  });
});

describe('speaksToSolo', () => {
  it.each([
    'An app for people who teach music on their own.',
    'We insure freelance photographers.',
    'You work alone, so who answers the phone?',
  ])('hears it in "%s"', (told) => {
    expect(speaksToSolo(told)).toBe(true);
  });

  it.each([
    'You get one person you can call.',
    'Our robots work on their own schedule.',
    'We run payroll for companies.',
    'Teams who run this on their own servers save a week.',
  ])('does not hear it in "%s"', (told) => {
    expect(speaksToSolo(told)).toBe(false);
  });
});
