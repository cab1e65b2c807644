import { describe, expect, it } from 'vitest';
import type { LeadInList } from '../lead.ts';
import { buildReader } from '../testing/repliesTo.ts';
import { readReplyFacts, toPlainFacts } from './replyFacts.ts';

const facts = (body: string, title: string | null = null) =>
  readReplyFacts(buildReader({ subject: 'hello', body }, { title }), { seed: 'organisation-1' });
const payroll =
  'Hi Ana,\n\nWe run payroll for teams of 50 to 500 and catch wrong hours before the money goes out.\n\nDo you have 15 minutes on Tuesday?\n\nBest,\nErin';

describe('readReplyFacts', () => {
  it('reads what is finally asked, how the reader relates to the offer, and what may be quoted', () => {
    const owner = facts(payroll, 'Payroll Manager');
    expect(owner.kind).toBe('sales');
    expect(owner.ask).toBe('meeting');
    expect([...owner.tags]).toEqual(expect.arrayContaining(['meeting', 'owner', 'boss', 'leads']));
    expect(owner.fields.get('day')).toBe('Tuesday');
    expect(owner.fields.get('sender')).toBe('Erin');
  });

  it('reads a signature after a closing on the same line', () => {
    expect(facts(payroll.replace('Best,\nErin', 'Hugs, Tim')).fields.get('sender')).toBe('Tim');
    expect(facts(payroll.replace('Best,\nErin', 'Hugs,')).fields.get('sender')).toBeUndefined();
  });

  it('reads who offers something as a seller if the kind is unsure', () => {
    const video =
      'Hi Ana,\n\nShort video of how our kitchens do a two-choice lunch at £2.58 a plate:\n\nhttps://lunches.example/two\n\nHave a look when the dinner rush is over.\n\nPriya';
    expect(facts(video, 'Headteacher').kind).toBe('sales');
    const wires =
      "Dear Ana,\n\nThe electrical installation in an office building has to be inspected every five years. We test at weekends. A floor of about forty circuits is £490.\n\nReply with one number:\n\n1. It's been done\n2. It's due, send me dates\n\nMany thanks,\nKuldip Rai";
    expect(facts(wires, 'Office Manager').kind).toBe('sales');
  });

  it('leaves out days on which nothing is offered', () => {
    const repair = (when: string) =>
      facts(`Hi Ana,\n\nWe mend fridge doors for £80.\n\nI can come by for ten minutes ${when}. Would that suit you?\n\nRob`);
    expect(repair('on Friday').fields.get('day')).toBe('Friday');
    expect(repair('any day except Monday').fields.get('day')).toBeUndefined();
    expect(repair('any day until Friday').fields.get('day')).toBeUndefined();
  });

  it('knows who is out of place at an event for a trade, and nobody at one for all', () => {
    const invite = (whom: string) =>
      `Dear Ana,\n\nWe're holding a breakfast for ${whom} on Thursday 6 March at the Guildhall. A surveyor talks about the new building rules.\n\nWill you be able to join us?\n\nHelen`;
    expect(facts(invite('local builders'), 'Florist').tags.has('beside')).toBe(true);
    expect(facts(invite('local builders'), 'Quantity Surveyor').tags.has('beside')).toBe(false);
    expect(facts(invite('the town'), 'Florist').tags.has('beside')).toBe(false);
  });

  it('does not treat whoever runs a place as far from what is guessed to be sold', () => {
    const eggs = 'Hi Ana,\n\nI keep 3,000 hens and deliver free range eggs, £2.10 a dozen.\n\nHow many dozen do you get through?\n\nSian';
    const { tags } = facts(eggs, 'Head Baker');
    expect([...tags]).toContain('leads');
    expect([...tags]).not.toContain('far');
  });

  it('treats people without a desk as far from what is sold to offices', () => {
    expect([...facts(payroll, 'Nurse').tags]).toEqual(expect.arrayContaining(['far', 'staff', 'deskless']));
    expect(facts(payroll, 'Accountant').fields.get('team')).toBe('HR');
    // Whoever heads no department points to none.
    expect(facts(payroll, 'Nurse').fields.get('team')).toBeUndefined();
    expect(facts(payroll, 'Owner').tags.has('far')).toBe(false);
  });

  it('takes a sentence for an insult only if its words are rude', () => {
    const recruiting = 'Hi Ana,\n\nI am hiring a backend engineer in Lisbon. Your profile looks like a match. Open to a call?\n\nMarta';
    const rude = 'Hi Ana,\n\nYour website looks like a blind idiot made it. We build websites. Want a real one?\n\nRick';
    expect(facts(recruiting).tags.has('insult')).toBe(false);
    expect(facts(rude).tags.has('insult')).toBe(true);
  });

  it.each([
    'Do your scissors go dull faster since you changed the fabric? We grind them on site.',
    'Starlings leave a mess on your canopy, and our hawk moves them on.',
    'We kill moths in wool stores, and your dirty bobbins come back clean.',
    'Your dumb waiter needs a test, and the rotten frame around it a joiner.',
  ])('takes no insult or threat from what is said of things and animals: %s', (said) => {
    const { tags } = facts(`Hi Ana,\n\n${said} Shall I send a price?\n\nCam`);
    expect(['insult', 'threat'].filter((tag) => tags.has(tag))).toEqual([]);
  });

  it('does not take a question about the reader or their friends for one about who is in charge', () => {
    const drones = 'Hi Ana,\n\nOur drone counts sheep and cattle. Do you run any livestock, or know someone who does?\n\nCam';
    const read = facts(drones);
    expect(read.ask).toBe('loose');
    expect(read.tags.has('refer')).toBe(false);
  });

  it('distinguishes a question about how things are from one about interest', () => {
    const slings = (question: string) => facts(`Hi Ana,\n\nWe check lifting slings for warehouses. ${question}\n\nCam`);
    expect(slings('Is sling wear something you check for today?').ask).toBe('yesno');
    expect(slings('Are you interested in a check?').ask).toBe('interest');
  });

  it('prefers a request to a question next to it', () => {
    const cranes = (end: string) => facts(`Hi Ana,\n\nWe train crane drivers in a container that comes to your yard. ${end}\n\nTomasz`);
    expect(cranes('Could we have a call next week? And how many drivers do you have?').ask).toBe('meeting');
    expect(cranes('How many drivers do you have?').ask).toBe('count');
    expect(cranes('Who do you use for that at the moment?').ask).toBe('who');
  });

  it('reads a complaint about what was sent', () => {
    const hinges = 'Hi Ana,\n\nthe wrong hinges came. You sent 40 left ones. Could you send the right ones today?\n\nRgds\nGraham Pell';
    const read = facts(hinges);
    expect(read.kind).toBe('customer');
    expect([...read.tags]).toContain('complaint');
    expect(read.fields.get('sender')).toBe('Graham');
  });

  it('recognizes rude words only about what is the reader’s', () => {
    const rude = 'Hi Ana,\n\nYour logo is honestly pathetic. I redo logos for $400. Want to see three drafts?\n\nZed';
    const kind = 'Hi Ana,\n\nLate trucks are embarrassing for any carrier. We track them. Want to see how?\n\nZed';
    expect([rude, kind].map((body) => facts(body).tags.has('insult'))).toEqual([true, false]);
  });

  it.each([
    ['fundraising', 'Hi Ana,\n\nOur hospice needs $900 for new beds. Would you sponsor one?\n\nLuc'],
    ['customer', 'Hello Ana,\n\nWe were charged twice on invoice 12. Could you check and send a credit note?\n\nOdile'],
    ['internal', 'Hi team,\n\nPlease put your slides into the shared folder before the all-hands.\n\nKaren'],
    ['event', 'Hi Ana,\n\nWe are hosting a dinner for finance leads on May 3. Can I save you a seat?\n\nSofia'],
    [
      'survey',
      'Hello Ana,\n\nI study at the University of Graz and write my thesis on tipping. Could I interview you for 15 minutes? Answers stay anonymous.\n\nMila',
    ],
  ])('reads %s in a short email', (kind, body) => {
    expect(facts(body).kind).toBe(kind);
  });

  it('distinguishes a request for donations from one for investments', () => {
    expect(
      facts('Hi Ana,\n\nOur animal shelter needs $900 for heating this winter. Would you make a donation?\n\nGrace').tags.has('donor'),
    ).toBe(true);
    expect(facts('Hi Ana,\n\nWe are raising a seed round for a battery company. Want to see the deck?\n\nAmir').tags.has('donor')).toBe(
      false,
    );
  });

  it('reads a charity that asks several firms as one that asks for a gift', () => {
    const told =
      'Hi Ana,\n\nI coach the amateur rowing club on your canal. The floor is rotten.\n\nI am asking five firms for £400 each. Could that be you?\n\nPat';
    expect(facts(told).tags.has('donor')).toBe(true);
  });

  it('gives up a field that is cut from the middle of a sentence', () => {
    const told = 'Hi Ana,\n\nWe repair clocks in Leeds.\n\nPlease send me a photo to 07700 900111 or bring it in.\n\nPat';
    expect(facts(told, 'Owner').fields.get('wanted') ?? '').not.toMatch(/\d|\bor\b/);
  });

  it('reads a link that is asked for, and not the guest post offered in return', () => {
    const isGuest = (text: string) => facts(`Hi Ana,\n\nI read your resources page for beekeepers. ${text}\n\nLuc`).tags.has('guest');
    for (const asks of [
      'Would you consider adding our checklist?',
      'Would you be open to adding it?',
      'Any chance you could add it to your page?',
      'Would it make sense to link to it?',
      'Would you add it next to your article on mulching?',
    ])
      expect(isGuest(`${asks} Happy to return the favor with a guest post.`)).toBe(false);
    expect(isGuest('Could you add our guide to your list, and I will write a guest post in return?')).toBe(false);
    expect(isGuest('Could I write a guest post about winter feeding for you?')).toBe(true);
    expect(isGuest('Would you add a guest post of mine to your blog?')).toBe(true);
  });

  it('reads what a reply may take for granted, and nothing more', () => {
    const tagsOf = (body: string) => facts(body).tags;
    expect(tagsOf('Dear Ana,\n\nI heard about your father. I am so sorry.\n\nMargaret').has('grief')).toBe(true);
    expect(tagsOf('Hi Ana,\n\nI am so sorry about the delay.\n\nMargaret').has('grief')).toBe(false);
    expect(facts('Hello,\n\nWe ordered eight legs and two came broken. What now?\n\nOdile').kind).toBe('customer');
    const asked = tagsOf(payroll.replace('Do you have 15 minutes on Tuesday?', 'How many hours does a month take you?'));
    expect([asked.has('askMany'), asked.has('yes')]).toEqual([true, false]);
  });

  it.each([
    ['an address', 'We make moss panels. Can I post you a sample? I would only need an address.', 'askAddress'],
    ['a step', 'We clear brambles with goats. Just tell me how many acres you have.', 'step'],
    ['a bill', 'Invoice 311 of 4 May for the window cleaning is overdue. Please pay within 7 days.', 'unpaid'],
    ['a funeral', "Dear Ana, thank you for coming to Dad's funeral. With love, Cat", 'memorial'],
    ['the press', 'I am a reporter with the Dayton Courier. Could I ask you a few questions?', 'press'],
    ['a neighbor', 'I live behind your yard. The noise of your trucks wakes me at four. Could you look into it?', 'complaint'],
    ['a choice', 'We print payslips. Do you print yours, or have you gone digital?', 'either'],
  ])('reads %s', (_, body, tag) => {
    expect([...facts(body).tags]).toContain(tag);
  });

  it('names the thing that is sold, and every time that is offered', () => {
    const { fields } = facts('Hi Ana,\n\nWe fit flow devices, pipes with a cage. Could we talk on Tuesday at 10 or Thursday at 3?\n\nDale');
    expect([fields.get('thing'), fields.get('slot'), fields.get('slot2')]).toEqual(['the flow devices', 'Tuesday at 10', 'Thursday at 3']);
  });

  it('does not take an overdue bill for a scam', () => {
    const read = facts(
      'Dear Ana,\n\nInvoice 311 of 4 May for the window cleaning is overdue. Please transfer the amount within 7 days.\n\nKlara',
    );
    expect(read.kind).not.toBe('scam');
    expect(read.tags.has('secret')).toBe(false);
  });

  it('distinguishes familiar from formal address, and a call from a look at examples', () => {
    const familiar = facts('Hallo Ana,\n\nich mache Fotos für kleine Shops. Hast du Lust, dir Beispiele anzusehen?\n\nLiebe Grüße\nJule');
    expect([familiar.language, familiar.ask, familiar.tags.has('familiar')]).toEqual(['de', 'interest', true]);
    const formal = facts(
      'Guten Tag Ana,\n\nwir übernehmen die Lohnabrechnung. Haben Sie kurz Zeit für ein Gespräch?\n\nViele Grüße\nKatrin',
    );
    expect([formal.language, formal.ask, formal.tags.has('familiar')]).toEqual(['de', 'meeting', false]);
    expect(
      facts('Hola Ana:\n\nLlevamos café a oficinas cada lunes. ¿Quieres probar un kilo?\n\nUn saludo,\nLucía').tags.has('familiar'),
    ).toBe(true);
  });

  it('converts to plain JSON for replies written elsewhere', () => {
    const plain = toPlainFacts(facts(payroll, 'Accountant'));
    expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
    expect(plain).toMatchObject({ kind: 'sales', language: 'en', ask: 'meeting', team: 'HR' });
  });

  it('reads what is asked from a later email, and what is offered from the first', () => {
    const lead: LeadInList = {
      ...buildReader({ subject: 'payroll', body: payroll }, { title: 'Payroll Manager' }),
      followUps: [
        { subject: '', body: 'Hi Ana,\n\nDid you get a chance to look at my note?\n\nErin', waitDays: 3 },
        { subject: '', body: 'Hi Ana,\n\nI guess this is not on your desk. Who would be the right person to ask?\n\nErin', waitDays: 4 },
      ],
    };
    const first = readReplyFacts(lead, { seed: 'organisation-1' });
    const third = readReplyFacts(lead, { seed: 'organisation-1' }, 3);
    expect(first).toEqual(readReplyFacts({ ...lead, followUps: [] }, { seed: 'organisation-1' }));
    expect([first.ask, third.ask]).toEqual(['meeting', 'refer']);
    expect(third.kind).toBe('follow_up');
    expect(third.fields.get('offer')).toBe(first.fields.get('offer'));
    expect(third.tags.has('owner')).toBe(true);
    expect(third.fields.get('sender')).toBe('Erin');
  });
});
