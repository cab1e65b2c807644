import { describe, expect, it } from 'vitest';
import { INTENTS, type Intent } from '../outcome.ts';
import type { LeadInList } from '../lead.ts';
import { buildReader } from '../testing/repliesTo.ts';
import { writeReply } from '../writeReply.ts';
import { readListOffer } from '../listOffer.ts';
import { readReplyFacts } from './replyFacts.ts';
import { stockOf } from './keptStocks.ts';
import { MODEST_TEXT } from './stock/modest.ts';

type Row = { title: string; company: string; industry: string | null };
const mail = (body: string, { title, company, industry }: Row): LeadInList => ({
  ...buildReader({ subject: 'hello', body }, { title, company }),
  industry,
});
const campaign = (industries: readonly string[]) => ({ seed: 'organisation-1', industries });
const tagsOf = (body: string, row: Row, industries: readonly string[] = []): ReadonlySet<string> =>
  readReplyFacts(mail(body, row), campaign(industries)).tags;

const STILLS =
  'Hi Ana,\n\nOur probe sits in the spirit safe and logs every cut, so nobody stands there with a thimble at 3 am. Six distilleries on Islay have it.\n\nWhen did you last lose a run?\n\nMoray';

describe('a reader of unknown concern', () => {
  it('is whoever leads a firm of another kind than those for which the list was made', () => {
    const list = ['spirits', 'whisky'];
    expect(
      tagsOf(STILLS, { title: 'Showroom Manager', company: 'Larkhall Carpets', industry: 'Home Furnishings' }, list).has('modest'),
    ).toBe(true);
    expect(tagsOf(STILLS, { title: 'Distillery Manager', company: 'Ardvreck', industry: 'Whisky' }, list).has('modest')).toBe(false);
  });

  it('is whoever their fit holds for neither concerned nor a stranger by their craft', () => {
    const books = 'Hi Ana,\n\nWe do the bookkeeping of restaurants for $310 a month.\n\nWorth a call?\n\nBo';
    const tagsFor = (title: string) => tagsOf(books, { title, company: 'Harborline', industry: 'Restaurants' });
    expect(tagsFor('Owner').has('modest')).toBe(false);
    expect(tagsFor('Finance Manager').has('modest')).toBe(false);
    expect(tagsFor('Training Manager').has('modest')).toBe(true);
  });

  it('is a buyer of other things, and none of what is offered', () => {
    const lamps = 'Hi Ana,\n\nWe make brass lamps for hotels, $80 a piece, and send a sample free.\n\nShall I send one?\n\nBo';
    const tagsFor = (title: string) => tagsOf(lamps, { title, company: 'Harborline', industry: 'Hotels' });
    expect(tagsFor('Lamp Buyer').has('buys')).toBe(true);
    expect(tagsFor('Lamp Buyer').has('junior')).toBe(false);
    const timber = tagsOf(lamps, { title: 'Timber Buyer', company: 'Dale Sawmill', industry: 'Forestry' }, ['hotels']);
    expect(timber.has('buys')).toBe(false);
    expect(timber.has('owner')).toBe(false);
  });

  it('is nobody whose title, trade or firm the email names', () => {
    const kilns = 'Hi Ana,\n\nWe line kilns for potteries and brickworks over a weekend.\n\nShall I quote for yours?\n\nBo';
    for (const row of [
      { title: 'Kiln Manager', company: 'Harborline', industry: 'Ceramics' },
      { title: 'Owner', company: 'Denby Brickworks', industry: 'Building Materials' },
    ])
      expect(tagsOf(kilns, row).has('modest'), row.title).toBe(false);
  });

  it('is whoever is far from what an email offers and does the work that it names', () => {
    const masts =
      'Hi Ana,\n\nWe wash the windows of offices by drone. Your fleet stays in the yard meanwhile, and no van has to move.\n\nWorth a look?\n\nBo';
    const tags = tagsOf(masts, { title: 'Fleet Coordinator', company: 'Harborline', industry: 'Utilities' });
    expect(tags.has('misfit')).toBe(false);
  });

  it('says nothing of a need, a supplier, a purchase or a decision', () => {
    const takesForGranted =
      /\b(?:supplier|covered|all set|happy as we are|budget|contract|(?:next|this) (?:year|quarter)|months?|spring|summer|buy|price|cost|my (?:boss|manager)|decide|not my call|in house)\b/i;
    for (const intent of INTENTS)
      for (const { text } of stockOf(MODEST_TEXT)[intent].lines) expect(takesForGranted.test(text), `${intent}: ${text}`).toBe(false);
  });

  it('neither weighs the offer up nor asks whether it is meant for them, unless they refuse', () => {
    const weighsUp =
      /\b(?:for (?:us|me)\b(?! in particular)|meant for|at our end|curious, but|come back to you|get to it|when I'm back|glance|skimmed|interest(?:ed|ing))/i;
    for (const intent of ['interested', 'question', 'timing'] as const)
      for (const { text } of stockOf(MODEST_TEXT)[intent].lines) expect(weighsUp.test(text), `${intent}: ${text}`).toBe(false);
  });

  it('answers a loud email as any other where they have nobody to pass it on to', () => {
    const loud = STILLS.replaceAll('.', '!!!').replace('When did', 'ORDER TODAY, THIS OFFER ENDS TONIGHT!!! When did');
    const lead = mail(loud, { title: 'Founder', company: 'Larkhall Carpets', industry: 'Home Furnishings' });
    const list = { industries: ['spirits', 'whisky'], corrections: { emailKind: 'sales' as const } };
    const { tags } = readReplyFacts(lead, { seed: 's', ...list });
    expect(['loud', 'modest', 'whole'].filter((tag) => !tags.has(tag))).toEqual([]);
    for (let index = 0; index < 20; index += 1)
      expect(writeReply({ seed: `s${index}`, ...list }, lead, 'referral')).not.toMatch(/my people|somebody here|colleague|would use it/i);
  });

  it('passes nothing on that they have nobody for', () => {
    const row = { title: 'Locksmith', company: 'Self-employed', industry: null };
    const passes = /colleague|the office|somebody (?:else )?here|the others/i;
    const alone = INTENTS.flatMap((intent: Intent) =>
      Array.from({ length: 12 }, (_, index) => writeReply({ seed: `s${index}`, industries: ['spirits'] }, mail(STILLS, row), intent)),
    );
    expect(alone.filter((text) => passes.test(text))).toEqual([]);
  });

  const toldTo = (body: string, row: Row) => {
    const lead = mail(body, row);
    const list = readListOffer([lead], {});
    const answers = (intents: readonly Intent[]): string[] =>
      intents.flatMap((intent) => Array.from({ length: 20 }, (_, index) => writeReply({ seed: `s${index}`, ...list }, lead, intent)));
    return { tags: readReplyFacts(lead, { seed: 's', ...list }).tags, answers };
  };

  it('wants nothing for their own work, and puts nothing off, where the fit tells that an offer is for others', () => {
    const lines = 'Hi Ana,\n\nWe clean beer lines for pubs every four weeks, £48 a visit.\n\nWould you like a first clean free?\n\nBo';
    for (const row of [
      { title: 'Wills Administrator', company: 'Hobday Solicitors', industry: 'Law Practice' },
      { title: 'Head of Drama', company: 'Marlow Academy', industry: 'Education' },
    ]) {
      const { tags, answers } = toldTo(lines, row);
      expect(tags.has('distant'), row.title).toBe(true);
      const wants = /\b(?:not now|not this week|for us|tell me|details|call me|any time)\b/i;
      expect(answers(['interested', 'question', 'timing', 'soft_objection']).filter((text) => wants.test(text))).toEqual([]);
    }
  });

  it('doubts what shouts', () => {
    const shouted =
      'Hi Ana,\n\nOur FORKLIFT training is the BEST in the north!!! £95 a driver, THIS WEEK ONLY!!! Certificates the SAME DAY!!!\n\nBook NOW?\n\nBo';
    const { answers } = toldTo(shouted, { title: 'Wills Administrator', company: 'Hobday Solicitors', industry: 'Law Practice' });
    expect(answers(['interested', 'question']).filter((text) => /\b(?:send me|forward|pass (?:it|this)|interested)\b/i.test(text))).toEqual(
      [],
    );
  });
});
