import { describe, expect, it } from 'vitest';
import { INTENTS, type Intent } from '../outcome.ts';
import type { LeadInList } from '../lead.ts';
import { buildReader } from '../testing/repliesTo.ts';
import { writeReply } from '../writeReply.ts';
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
});
