import { describe, expect, it } from 'vitest';
import { buildReader } from '../../testing/repliesTo.ts';
import { readReplyFacts } from '../replyFacts.ts';

type Reader = { title: string; company?: string; industry?: string };
const tagsOf = (body: string, { title, company = 'Harborline', industry }: Reader): ReadonlySet<string> =>
  readReplyFacts({ ...buildReader({ subject: 'hello', body }, { title, company }), industry: industry ?? null }, { seed: 'organisation-1' })
    .tags;

const BELTS =
  'Hi Ana,\n\nWe mend conveyor belts in warehouses overnight, and nobody has to empty the line.\n\nCould one of our fitters come by on Tuesday?\n\nRob';
const LINEN = 'Hi Ana,\n\nWe wash and iron linen for hotels and bring it back by noon. 40 hotels in Kent use us.\n\nWorth a look?\n\nRob';

describe('readDistance', () => {
  it('takes whoever works alone for a stranger to what their trade has no use for', () => {
    const tags = tagsOf(BELTS, { title: 'Harp Teacher', company: 'Self-employed' });
    expect([...tags]).toEqual(expect.arrayContaining(['far', 'misfit', 'solo']));
    expect(tags.has('outside')).toBe(false);
  });

  it('takes whoever plays with the word for a head of a firm for one', () => {
    for (const title of ['Lord of the Chisels', 'Eggstraordinary Boss'])
      expect(tagsOf(BELTS, { title, company: 'Griff Green Oak' }).has('whole'), title).toBe(true);
    expect(tagsOf(BELTS, { title: 'Queen of Payroll', company: 'Griff Green Oak' }).has('whole')).toBe(false);
  });

  it('takes nobody for an insider whose title only plays with words', () => {
    const payroll = 'Hi Ana,\n\nWe run payroll for companies of 20 to 200 people.\n\nHave you got 15 minutes?\n\nBo';
    for (const title of ['Head of Sparkle', 'Chief Happiness Wrangler']) {
      const tags = tagsOf(payroll, { title, company: 'Neon Social', industry: 'Marketing and Advertising' });
      expect([tags.has('owner'), tags.has('aside') || tags.has('modest')], title).toEqual([false, true]);
    }
    const shelves = 'Hi Ana,\n\nWe make shelves for grocery stores.\n\nWorth a look?\n\nBo';
    expect(tagsOf(shelves, { title: 'CEO', company: 'Neon Social', industry: 'Marketing and Advertising' }).has('owner')).toBe(false);
  });

  it('lets the firm tell where a title only plays with words', () => {
    for (const title of ['Head of Daydreams', 'Chief Happiness Wrangler'])
      expect(tagsOf(LINEN, { title, company: 'Neon Social', industry: 'Marketing and Advertising' }).has('modest'), title).toBe(true);
  });

  it('takes a trade of one person for somebody who decides alone', () => {
    for (const company of ['Warm Hands', 'Self-employed']) {
      const tags = tagsOf(LINEN, { title: 'Postpartum Doula', company });
      expect([tags.has('solo'), tags.has('junior')], company).toEqual([true, false]);
    }
    expect(tagsOf(LINEN, { title: 'Dog Groomer', company: 'Riverside Hospital' }).has('solo')).toBe(false);
  });

  it('takes somebody of another kind of firm for a stranger, and all the firm with them', () => {
    expect(tagsOf(LINEN, { title: 'Backend Engineer', industry: 'Software' }).has('apart')).toBe(true);
    expect(tagsOf(LINEN, { title: 'Backend Engineer', industry: 'Hospitality' }).has('apart')).toBe(false);
    expect(tagsOf(LINEN, { title: 'Housekeeping Manager', industry: 'Hospitality' }).has('far')).toBe(false);
  });

  it('takes a firm for named by what the email is about, not by the town of its sender', () => {
    const robes = (place: string) =>
      `Hi Ana,\n\nI sew choir robes for churches in ${place}. New ones run $65 each.\n\nShall I send you a picture?\n\nJoy`;
    const welder = { title: 'Welder', company: 'Tulsa Steel', industry: 'Metals' };
    expect(tagsOf(robes('Tulsa'), welder).has('far')).toBe(true);
    expect(tagsOf(robes('Tulsa, on steel racks'), welder).has('far')).toBe(false);
  });

  it('lets nobody who leads something answer as if others decided for them', () => {
    for (const title of ['Chief Marketing Officer', 'VP Sales', 'HR Director']) {
      const tags = tagsOf(BELTS, { title });
      expect(
        ['far', 'aside', 'modest'].some((tag) => tags.has(tag)),
        title,
      ).toBe(true);
      expect(tags.has('misfit'), title).toBe(false);
    }
  });

  it('takes nobody who runs a place for a stranger to what is bought for it', () => {
    const gutters = 'Hi Ana,\n\nWe clear gutters from the ground, £90 a building.\n\nWant one of four free mornings?\n\nLee';
    for (const title of ['Owner', 'School Principal', 'Hotel Manager', 'COO'])
      expect([...tagsOf(gutters, { title })].filter((tag) => tag === 'far' || tag === 'junior')).toEqual([]);
  });

  it('takes whoever leads a firm to which nothing ties an offer for a stranger, and nobody in the trade it is for', () => {
    const film =
      'Hi Ana,\n\nWe make stretch film for pallets, 12 to 23 micron, and deliver in 5 days.\n\nWhat micron do you use in your warehouse?\n\nJan';
    const lawyer = { title: 'Partner', company: 'Vogt Attorneys', industry: 'Law Practice' };
    expect([...tagsOf(film, lawyer)].filter((tag) => tag === 'owner' || tag === 'near')).toEqual([]);
    const rooms =
      'Hi Ana,\n\nWe clean nine dental and physio practices after closing, and leave a checklist of the treatment rooms.\n\nWho cleans yours now?\n\nMia';
    const owner = { title: 'Owner', company: 'Harbor Physio', industry: 'Health, Wellness and Fitness' };
    expect(tagsOf(rooms, owner).has('far')).toBe(false);
    const swings =
      'Hi Ana,\n\nYour play equipment needs an annual inspection. Powys County Council and 40 primary schools use us.\n\nWhen is yours due?\n\nRhys';
    const park = { title: 'Park Manager', company: 'Seaview Holiday Park', industry: 'Hospitality' };
    const tags = tagsOf(swings, park);
    expect(tags.has('far')).toBe(false);
  });

  it('takes nobody who manages a place for a stranger to work that may be for one', () => {
    const gutters =
      'Hi Ana,\n\nI cast iron gutters as they were in 1890 and put them up with my brother.\n\nShall I come and count the brackets?\n\nRob';
    for (const title of ['Quarry Foreman', 'Sexton', 'Marina Manager', 'Buildings Officer']) {
      const tags = tagsOf(gutters, { title, company: 'Wroxley', industry: 'Museums' });
      expect([tags.has('far'), tags.has('junior')], title).toEqual([false, false]);
    }
    const payroll = 'Hi Ana,\n\nWe run payroll for care homes.\n\nHave you got 15 minutes?\n\nBo';
    expect(tagsOf(payroll, { title: 'Quarry Foreman', company: 'Wroxley', industry: 'Mining' }).has('far')).toBe(true);
  });

  it('takes whoever owns the work for concerned, whatever their firm', () => {
    const doors = 'Hi Ana,\n\nWe mend roller shutters and loading bay doors the same day, $140 a visit.\n\nWhich of yours sticks?\n\nRob';
    for (const reader of [
      { title: 'Property Manager', industry: 'Real Estate' },
      { title: 'Facilities Manager', industry: 'Banking' },
    ])
      expect(tagsOf(doors, reader).has('far'), reader.title).toBe(false);
    const site = 'Hi Ana,\n\nWe build in React and Laravel from Pune, and your site loads slowly.\n\nMay I send a quote?\n\nRavi';
    expect(tagsOf(site, { title: 'Online Marketing Manager', industry: 'Tourism' }).has('far')).toBe(false);
    const stage = 'Hi Ana,\n\nWe lend stages and a PA system by the evening.\n\nWhen is your next one?\n\nJo';
    expect(tagsOf(stage, { title: 'Events Manager', industry: 'Wine' }).has('far')).toBe(false);
  });

  it('takes whoever an offer is more likely far from for a stranger, though nobody can be sure', () => {
    const pumps = 'Hi Ana,\n\nWe rebuild slurry pumps for quarries, and lend one meanwhile.\n\nHow many are down just now?\n\nRob';
    for (const reader of [
      { title: 'Head Swimming Coach', company: 'Elm Grammar School', industry: 'Education' },
      { title: 'Wedding Cake Baker', company: 'Silva Cakes', industry: 'Food' },
    ])
      expect(
        ['far', 'modest'].some((tag) => tagsOf(pumps, reader).has(tag)),
        reader.title,
      ).toBe(true);
  });

  it('takes nobody at the top of all of a firm for far, and nobody for concerned by half a word of its name', () => {
    const cover = 'Hi Ana,\n\nWe insure lorries, and our highest claim was paid in nine days.\n\nWhen do you renew?\n\nRob';
    expect(tagsOf(cover, { title: 'CFO', industry: 'Building Materials' }).has('far')).toBe(false);
    expect(tagsOf(cover, { title: 'Librarian', company: 'High Street Library', industry: 'Libraries' }).has('far')).toBe(true);
  });

  it('takes initials in the subject or the body for the work in a title', () => {
    const job = 'Hi Ana,\n\nOur district is hiring an SLP for August, with a small caseload.\n\nWould you consider it?\n\nRuth';
    expect(tagsOf(job, { title: 'Pediatric SLP', industry: 'Healthcare' }).has('otherWork')).toBe(false);
    expect(tagsOf(job, { title: 'Speech-Language Pathologist', industry: 'Healthcare' }).has('otherWork')).toBe(false);
  });
});
