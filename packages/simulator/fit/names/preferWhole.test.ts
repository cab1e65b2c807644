import { describe, expect, it } from 'vitest';
import { maskOffers, maskText } from '../testing/maskText.ts';
import { chooseName } from './chooseName.ts';
import { preferWhole } from './preferWhole.ts';

const email = (subject: string, signed: readonly string[], text = 'We help.') => ({
  sentences: maskOffers(text),
  frame: { subject, signed, names: [] },
  told: { names: [], chanceOf: () => 0, doneOf: () => 0 },
});
const ranked = (...names: readonly [string, number][]) => names.map(([name, chance]) => ({ name, chance, told: 0.8, isDone: false }));
const LEAST = 0.45;

describe('preferWhole', () => {
  it('prefers the topic of the subject to another name, and a longer name that contains it', () => {
    const support = email('IT support for law firms', []);
    expect(preferWhole(ranked(['email security', 0.6], ['IT support', 0.2]), support, LEAST)).toBe('IT support');
    const hoods = email('Hood cleaning before the inspection', []);
    expect(preferWhole(ranked(['kitchen hood cleaning', 0.9], ['hood cleaning', 0.7]), hoods, LEAST)).toBe('kitchen hood cleaning');
    expect(preferWhole(ranked(['site plowing', 0.6], ['snow removal', 0.4]), email('who handles your snow removal?', []), LEAST)).toBe(
      'snow removal',
    );
  });

  it('keeps the word that says what kind of thing it is wherever it is offered, but no praise or time', () => {
    const named = (text: string, whole: string) => preferWhole(ranked(['insurance', 0.8], [whole, 0.3]), email('', [], text), LEAST);
    expect(named('We sell boat insurance. Our boat insurance is cheap.', 'boat insurance')).toBe('boat insurance');
    expect(named('We sell boat insurance. Any insurance pays late.', 'boat insurance')).toBe('insurance');
    expect(named('We sell weekly insurance.', 'weekly insurance')).toBe('insurance');
    expect(named('We sell refurbished insurance.', 'refurbished insurance')).toBe('refurbished insurance');
  });

  it('prefers the work that the sender does to the thing in the subject', () => {
    const cooling = email('cellar coolers before the summer', []);
    const names = ranked(['cellar coolers', 0.6], ['cellar cooling', 0.2]);
    expect(preferWhole(names, cooling, LEAST)).toBe('cellar coolers');
    expect(
      preferWhole(
        names.map((one) => ({ ...one, isDone: one.name.endsWith('ing') })),
        cooling,
        LEAST,
      ),
    ).toBe('cellar cooling');
  });

  it('keeps the likeliest name if the subject asks or tells something else', () => {
    expect(preferWhole(ranked(['payroll', 0.8], ['late wages', 0.3]), email('Late wages again?', []), LEAST)).toBe('payroll');
    expect(preferWhole(ranked(['payroll', 0.3]), email('Hello', []), LEAST)).toBeNull();
    expect(preferWhole([], email('Hello', []), LEAST)).toBeNull();
  });

  it('names no means of what the sender’s firm is called after, if the email speaks of that', () => {
    const linen = email('Cost per cover', ['Tidewater Linen'], 'We put tags on napkins and compare your linen invoice.');
    expect(preferWhole(ranked(['RFID tags', 0.7], ['table linen hire', 0.2]), linen, LEAST)).toBe('table linen hire');
    expect(preferWhole(ranked(['RFID tags', 0.7]), linen, LEAST)).toBeNull();
    expect(preferWhole(ranked(['RFID tags', 0.7]), email('Tags', ['Ana Linen']), LEAST)).toBe('RFID tags');
  });

  it('keeps work on something else than what the firm is called after', () => {
    const heating = email('Winter', ['Airedale Heating'], 'We repair boilers, so nobody is without heating.');
    expect(preferWhole(ranked(['boiler repair', 0.7]), heating, LEAST)).toBe('boiler repair');
  });

  it('prefers the work on a thing of which the email speaks only with it', () => {
    const doors = email('Fire doors', [], 'We do fire door inspections and repairs.');
    expect(preferWhole(ranked(['fire doors', 0.9], ['fire door inspections', 0.7]), doors, LEAST)).toBe('fire door inspections');
    const sold = email('', [], 'We sell fire doors and do fire door inspections.');
    expect(preferWhole(ranked(['fire doors', 0.9], ['fire door inspections', 0.7]), sold, LEAST)).toBe('fire doors');
  });

  it('takes what the subject asks about where nothing else has a name', () => {
    const books = email('quick question about your bookkeeping', [], 'We close your books by the 10th.');
    expect(preferWhole(ranked(['bookkeeping', 0.1]), books, LEAST)).toBe('bookkeeping');
    const named = email('bookkeeping', [], 'We close your books by the 10th.');
    expect(preferWhole(ranked(['bookkeeping', 0.1]), named, LEAST)).toBeNull();
  });

  it('prefers the subject to one of the things that the email lists', () => {
    const gifts = email('Branded merchandise', [], 'We print mugs, pens, tote bags and bottles with your logo.');
    expect(preferWhole(ranked(['mug printing', 0.6], ['branded merchandise', 0.05]), gifts, LEAST)).toBe('branded merchandise');
  });

  it('reads the subject where an email is named', () => {
    const sentences = maskOffers('We look after computers, phones and email security for 18 law firms in Tampa.');
    expect(chooseName(sentences, { subject: 'IT support for law firms', signed: [], names: [] })).toBe('IT support');
  });

  it('names nothing that an email only asks about', () => {
    const asks = { ...email('Forklift training', []), sentences: maskText(['ask_referral', 'Who decides on forklift training?']) };
    expect(preferWhole(ranked(['forklift training', 0.8]), asks, LEAST)).toBeNull();
  });
});
