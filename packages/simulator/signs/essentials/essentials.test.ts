import { describe, expect, it } from 'vitest';
import { BODIES } from '../../damage/corpus.ts';
import { findDamage } from '../../damage/findDamage.ts';
import { EDITS } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { isMostlyVain, judgeSentences } from './blamed.ts';
import { dropBlamed, MAY_DROP } from './dropBlamed.ts';

const draftOf = (body: string, subject = 'Boilers') =>
  toEmailDraft(buildLead({ firstName: 'Dana', company: 'Harlow Mills', email: { subject, body } }), { contactsAtCompany: 1, ownWords: [] });
const mail = (...paragraphs: readonly string[]): string => ['Hi Dana,', ...paragraphs, 'Best,\nErin Vale\nVale Boilers'].join('\n\n');

const OFFER = 'We service steam boilers for bakeries at night. A service costs $410 and takes three hours.';
const PROOF = 'Last year we found leaks in 18 of 60 boilers.';
const CALL = 'Could we have a 30 minute call on Tuesday?';
const after = (...paragraphs: readonly string[]): string | null => dropBlamed(draftOf(mail(...paragraphs)));

describe('an email without what is certainly to be blamed', () => {
  it.each([
    ['a wish', 'I hope this email finds you well.'],
    ['praise of oneself', 'We pride ourselves on our exceptional service.'],
    ['a rank', 'Our service is second to none and our prices are unbeatable.'],
    ['pressure', 'Act now, only 3 spots left!'],
    ['a reproach', "I've written to you three times and you haven't had the decency to answer."],
    ['an insult', 'Only an idiot runs a boiler without a service.'],
    ['a reminder', 'Just following up on my previous email.'],
    ['flattery', "I love what you're building!"],
    ["a figure of nobody's", 'Did you know that 40% of all heat is wasted?'],
    ['a study that nobody names', 'Studies show that 7 in 10 firms never look.'],
  ])('loses %s and keeps every other sentence as it is, the request, too', (_, fault) => {
    expect(after(fault, `${OFFER} ${PROOF}`, CALL)).toBe(mail(`${OFFER} ${PROOF}`, CALL));
  });

  it('loses the reason before what was built', () => {
    const built = 'that is why we built Valecheck, which reads a boiler from the street in ten minutes.';
    expect(after(`In today's competitive market, bakeries have to save wherever they can. T${built.slice(1)}`, OFFER, CALL)).toBe(
      mail('We built Valecheck, which reads a boiler from the street in ten minutes.', OFFER, CALL),
    );
  });

  it('loses a postscript that only presses', () => {
    const body = mail(`${OFFER} ${PROOF}`, CALL);
    expect(dropBlamed(draftOf(`${body}\n\nP.S. Only 3 spots left, act now!`))).toBe(body);
  });

  it('loses a line said twice once', () => {
    const asked = 'Please tell me what you think.';
    expect(after(`${OFFER} ${PROOF}`, asked, `${CALL} ${asked}`)).toBe(mail(`${OFFER} ${PROOF}`, asked, CALL));
  });

  it.each([
    ['history and jokes', 'My grandfather founded the firm in 1961, and he still complains about the coffee.'],
    ['a figure with its source', 'Did you know that 40% of all heat is wasted, according to the Carbon Trust?'],
    ['a figure of the reader', 'Did you know that your boiler wastes 40% of its heat?'],
    ['what the thing sold does', 'Research has shown that a serviced boiler reduces fuel use and lasts longer.'],
    ['a term with pressure in it', "Don't miss out: the first service is free until March."],
    ['a request that fills the page', 'Please do not hesitate to contact me if you would like a quote.'],
    ['a courtesy at the end', 'I look forward to hearing from you.'],
    ['what was seen at the reader', 'I drove past your bakery and steam came out of the roof.'],
    ['a hard fact', 'A boiler without a service once killed two bakers in Leeds.'],
  ])('keeps %s', (_, kept) => {
    expect(after(`${OFFER} ${PROOF}`, kept, CALL)).toBeNull();
  });

  it.each([
    ['a pronoun', 'We have the very best pumps.', 'They run for nine years without a new seal.'],
    ['what follows', 'We have the very best pumps.', 'Which is why the hospital on Mill Road has three of them.'],
    ['a thing that was named', 'Our pumps are second to none.', 'Every one of those pumps is checked in July.'],
    ['a request about it', 'Our catalogue is the very best in the trade.', 'Shall I put one in the post?'],
  ])('keeps a boast that %s behind it leans on', (_, boast, next) => {
    expect(after(OFFER, `${boast} ${next}`, CALL)).toBeNull();
  });

  it('keeps a boast with the only name of the sender', () => {
    const body = ['Hi Dana,', 'Kettleby is one of the leading firms in the trade.', OFFER, PROOF, CALL, 'Best,\nErin'].join('\n\n');
    expect(dropBlamed(draftOf(body))).toBeNull();
  });

  it.each([
    ['who writes', 'Hope you are well. This is Erin from Vale Boilers.', 'This is Erin from Vale Boilers.'],
    [
      'why',
      'Hope all is well! Just wanted to write because we are in Leeds in May.',
      'Just wanted to write because we are in Leeds in May.',
    ],
    ['a greeting', 'Greetings of the Day! I run Vale Boilers.', 'I run Vale Boilers.'],
  ])('loses a wish before %s', (_, paragraph, left) => {
    expect(after(paragraph, `${OFFER} ${PROOF}`, CALL)).toBe(mail(left, `${OFFER} ${PROOF}`, CALL));
  });
});

describe('an email that is mostly praise', () => {
  const boasts =
    'We are the leading boiler company. Our people are passionate about excellence. Our service is second to none. Everybody loves working with us.';

  it('is not cut', () => {
    expect(isMostlyVain(draftOf(mail(boasts, 'We service boilers.', CALL)))).toBe(true);
    expect(after(boasts, 'We service boilers.', CALL)).toBeNull();
  });

  it('is none with a boast or two', () => {
    expect(isMostlyVain(draftOf(mail('Our service is second to none. We love boilers.', `${OFFER} ${PROOF}`, CALL)))).toBe(false);
  });
});

describe('everyday bodies', () => {
  const edit = EDITS.find(({ id }) => id === 'keep_essentials');

  it('lose only sentences that are blamed, and are damaged by nothing but that they say less', () => {
    for (const body of BODIES) {
      const draft = draftOf(body);
      const cut = edit?.apply(draft).body ?? body;
      if (cut === body) continue;
      for (const { text, blame } of judgeSentences(draft)) if (blame === undefined) expect(cut).toContain(text);
      const left = findDamage(draft.lead.email, { ...draft.lead.email, body: cut }).filter(({ kind }) => !MAY_DROP.includes(kind));
      expect(left).toEqual([]);
    }
  });
});
