import { describe, expect, it } from 'vitest';
import { explain, type Explanation } from '../../explain.ts';
import type { Email, LeadInList } from '../../lead.ts';
import { readListOffer } from '../../listOffer.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { twentyEmails } from '../../testing/twentyEmails.ts';

const LEADS = 12;
const campaign = buildCampaign({ leadCount: LEADS });
const readList = (leads: readonly LeadInList[]): Explanation => explain({ ...campaign, ...readListOffer(leads) }, leads);
const read = (email: Email, titleAt: (index: number) => string = (index) => (index % 3 === 0 ? 'CEO' : 'Dispatcher')): Explanation =>
  readList(buildList(LEADS, (index) => ({ email, company: `Yard ${index}`, title: titleAt(index) })));
const sidesOf = ({ open, reply }: Explanation) => [open.positive, open.negative, reply.positive, reply.negative];
const ideasOf = (explanation: Explanation) =>
  sidesOf(explanation).flatMap(({ factors }) => factors.flatMap(({ recommendations }) => recommendations));

const party: Email = {
  subject: 'Your summer party sorted',
  body: "Hiya Dana,\n\nSummer's coming!! If you are planning a summer do, we've got you covered. Hog roast, gin bar, bouncy castles, DJ, marquee, the lot.\n\nWe did 140 company parties last year and 4.9 stars on Google says we did them well :)\n\nPrices start at £28 a head. Book before 31 March and get 10% off!\n\nHave a look at the photos here https://funfolk.example/summer and drop me a line.\n\nBecky & the Funfolk team x",
};
const brochure: Email = {
  subject: 'Scaffolding rates',
  body: 'Hi Dana,\n\nWe offer tube and fitting and temporary roofs. Our crew saved a school in Derby £4,000 last year.\n\nPlease see our brochure attached.\n\nShall I price a job?\n\nDarren',
};
const emails: readonly Email[] = [...twentyEmails, party, brochure];

describe.each(emails)('the pages of “$subject”', (email) => {
  const explanation = read(email);

  it('suggest nothing that costs interest or brings complaints', () => {
    for (const { doubt } of ideasOf(explanation)) expect(['less_interest', 'more_complaints']).not.toContain(doubt);
  });

  it('praise no sentence that they blame for what it says', () => {
    const blaming = new Set(['advert', 'pressure', 'guilt', 'spam_phrases', 'hype']);
    const cards = sidesOf(explanation).flatMap(({ factors }) => factors);
    const blamed = cards
      .filter(({ factorId, contribution }) => contribution < 0 && blaming.has(factorId))
      .flatMap(({ evidence }) => evidence);
    const praised = cards.filter(({ evidence, contribution }) => contribution > 0 && evidence.length > 0);
    expect(praised.filter(({ evidence }) => evidence.every(({ text }) => blamed.some((span) => span.text === text)))).toEqual([]);
  });

  it('tell people to keep what is there, not what is missing', () => {
    const kept = sidesOf(explanation).flatMap(({ keyTakeaways, narrative }) => [...keyTakeaways, narrative]);
    expect(kept.join('\n')).not.toMatch(/Keep (?:hype|the calm subject|attachments|emojis|links)|out of the subject\.$/m);
  });

  it('list no idea without an effect', () => {
    for (const { verification } of ideasOf(explanation)) expect(verification?.sentence ?? '').not.toMatch(/about 0%|too uncertain to show/);
  });

  it('do not advise to leave people out without saying whom', () => {
    const said = [...ideasOf(explanation).map(({ text }) => text), ...sidesOf(explanation).flatMap(({ keyTakeaways }) => keyTakeaways)];
    expect(said.join('\n')).not.toMatch(/level below|start with the smaller/i);
  });
});

describe('a list of several levels', () => {
  const plain = { subject: 'dock queues', body: twentyEmails[0]?.body ?? '' };

  it('is no reason for a second version if its mix costs little', () => {
    const said = sidesOf(read(plain)).flatMap(({ narrative, keyTakeaways }) => [narrative, ...keyTakeaways]);
    expect(said.join('\n')).not.toMatch(/one version for (?:executives|senior people)/i);
  });

  it('is still named, without a figure', () => {
    const sides = sidesOf(read(plain));
    expect(sides.flatMap(({ small }) => small?.labels ?? [])).toContain('Mixed seniority');
    expect(sides.flatMap(({ factors }) => factors.map(({ title }) => title))).not.toContain('Mixed seniority');
  });
});

it('the people an email concerns are advised only with a list of them', () => {
  const body =
    'Hi Dana,\n\nWe run payroll for companies of 20 to 300 people and correct payroll errors within a day.\n\nIs payroll on your desk?\n\nErin';
  const fitsOf = (titles: readonly string[]) => {
    const explanation = read({ subject: 'payroll corrections', body }, (index) => titles[index % titles.length] ?? '');
    return sidesOf(explanation).flatMap(({ factors }) => factors.filter(({ factorId }) => factorId === 'fit'));
  };
  const found = [['Payroll Manager', 'Crane Driver'], ['Crane Driver'], ['Payroll Manager']].flatMap(fitsOf);
  expect(found.length).toBeGreaterThan(1);
  expect(found.flatMap(({ recommendations }) => recommendations).filter(({ list }) => list === undefined)).toEqual([]);
});
