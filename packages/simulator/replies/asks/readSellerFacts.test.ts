import { describe, expect, it } from 'vitest';
import { isToldTag, readSellerFacts } from './readSellerFacts.ts';

const read = (text: string) => readSellerFacts('sales', { told: text, prose: text });
const tagsOf = (text: string): readonly string[] => read(text).tags;
const askOf = (text: string): string | undefined => tagsOf(text).find((tag) => /^ask[A-Z]/.test(tag));
const fieldsOf = (text: string): Record<string, string> => Object.fromEntries(read(text).fields);

describe('what a seller has told', () => {
  it.each([
    ['tellsPrice', 'We charge £40 a visit.', 'We clean roofs.'],
    ['tellsPrice', 'Reply for our price list.', 'Nobody waits for a doctor.'],
    ['tellsFree', 'The first month is free.', 'Feel free to call, we break free-range eggs.'],
    ['offersFree', 'Two weeks free for new sites.', 'Remakes are free.'],
    ['offersFree', 'A free week for new sites.', 'I have a free week in November.'],
    ['tellsDiscount', 'Today with 20% off.', 'About 20% of the boxes stay.'],
    ['tellsWho', 'We do it for 58 homes.', 'We do it well.'],
    ['tellsWho', 'Last year we did the flats for Hesketh Build.', 'We did it in May for less.'],
    ['tellsSite', 'See https://pipetrak.example for more.', 'See you.'],
    ['tellsTrial', 'Try it for a week.', 'We trim hedges.'],
    ['tellsTerms', 'No contract, cancel whenever.', 'We contradict nobody.'],
    ['tellsMinimum', 'Minimum order is a pallet.', 'We are small.'],
    ['tellsSpeed', 'Turnaround is five working days.', 'We are quick.'],
    ['tellsArea', 'We work between Parma and Strongsville.', 'We work hard.'],
    ['tellsFits', 'It connects to Sage.', 'It reads invoices.'],
    ['tellsInsured', 'All our people are insured.', 'All our people are kind.'],
    ['tellsAge', 'Since 1998 in Rajkot.', 'Since you moved.'],
    ['tellsMonth', 'Your lease ends in July.', 'You may visit.'],
    ['isSoftware', 'Repsheet is an app for gyms.', 'We clean gyms.'],
    ['isGoods', 'We sell reconditioned pallets.', 'We clean pallets.'],
    ['isOnSite', 'We fit solar film to windows.', 'We translate manuals.'],
    ['isService', 'We do bookkeeping for shops.', 'We sell books.'],
  ])('%s: "%s", but not "%s"', (tag, told, other) => {
    expect(tagsOf(told)).toContain(tag);
    expect(tagsOf(other)).not.toContain(tag);
  });

  it('is kept for later emails, unlike requests', () => {
    expect(['tellsPrice', 'isGoods', 'askCall', 'isLater', 'isSo'].filter(isToldTag)).toEqual(['tellsPrice', 'isGoods']);
  });

  it('quotes a price only if it is the only one and the seller’s own', () => {
    expect(fieldsOf('We run payroll for £5.20 per payslip.')['price']).toBe('£5.20 per payslip');
    expect(fieldsOf('Plans start at $49/month.')['price']).toBe('$49/month');
    for (const text of ['Others charge £90 a day.', 'You save £90 a day.', 'It is £80 a day or £90 a week.', 'It turned into £9,000.'])
      expect(fieldsOf(text)['price'], text).toBeUndefined();
  });

  it('is nothing in emails that sell nothing', () => {
    expect(readSellerFacts('customer', { told: 'It costs £5.', prose: 'Shall I send it?' })).toEqual({ tags: [], fields: [] });
  });
});

describe('what a seller asks for', () => {
  it.each([
    ['askRight', 'Who looks after calibration at your lab?\n\nWe collect on a Monday.'],
    ['askRight', 'Could you point me to whoever arranges the guarding?'],
    ['askSample', 'Can I drop off a sample next week?'],
    ['askTrial', 'Would you like to try it?'],
    ['askDemo', 'Do you have 30 minutes for a demo?'],
    ['askVisit', 'May we come by and measure one window?'],
    ['askCall', 'Could we talk for ten minutes on Tuesday?'],
    ['askSend', 'Shall I send you our price list?'],
    ['askSend', 'If you are interested, reply to this email and I will send over our prices.'],
    ['askGo', 'Want me to mock one up with your logo?'],
    ['askKeen', 'Worth a look?'],
    ['askEnds', 'When does your current contract run out?'],
    ['askWho', 'Who does your payroll now?'],
    ['askHow', 'How do you handle snow now?'],
    ['askMany', 'How many vehicles do you run?'],
    ['askDone', 'Are you already fixed up with a scaffolder?'],
    ['askHave', 'Do you have any boxes moving at the moment?'],
  ])('%s: %s', (ask, text) => {
    expect(askOf(text)).toBe(ask);
  });

  it.each(['Is the coffee any good?', 'Did you know that boxes are heavy?', 'Keep our number.', 'Do you need one, and who decides?'])(
    'is left open: %s',
    (text) => {
      expect(askOf(text)).toBeUndefined();
    },
  );

  it('is quoted in the words of the question', () => {
    expect(fieldsOf('How many vehicles do you run?')).toMatchObject({ unit: 'vehicles' });
    expect(fieldsOf('How do you handle snow now, your own people or a contractor?')).toMatchObject({
      way: 'Our own people',
      way2: 'A contractor',
    });
    expect(fieldsOf('Are you buying new pallets?')).toMatchObject({ weDo: 'we are', weDont: "we're not" });
    expect(fieldsOf('Can I call in on the 14th?')).toMatchObject({ date: 'the 14th' });
  });
});
