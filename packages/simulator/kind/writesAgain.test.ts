import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../reading/draft.ts';
import { buildLead } from '../testing/buildLead.ts';
import { decideKind } from './decideKind.ts';
import { writesAgain } from './writesAgain.ts';

describe('writesAgain', () => {
  it.each([
    'Circling back on my email from Tuesday.',
    'I emailed you two weeks ago about forklift refreshers.',
    'We sent you a sample last month.',
    'My previous note had the wrong date in it.',
    'I wanted to follow up on the proposal for your break room.',
    'Just checking in, as the rebate ends in June.',
    'I have not heard back from you.',
    'Did you get a chance to look at what I sent?',
    'In case my note got buried: we mend pallet trucks.',
    'This is my last email about the scanners.',
    'Third try, then I am gone.',
    'Me again about the loading bay.',
    'I wrote to you on the 3rd about the scanners.',
    'Did my note about the scanners reach you?',
  ])('is true of somebody who wrote to the same reader before: %s', (text) => {
    expect(writesAgain(text)).toBe(true);
  });

  it.each([
    'We wrote a guide to pallet racking last year.',
    'We sent 300 crates to a grocer last month.',
    'Your guests never hear back from the booking site.',
    'You asked three builders for a quote and have not heard back from them.',
    'Following up on your talk in Leeds, I have a question.',
    'I know this is my first email to you.',
    'Your third email campaign of the year was the best.',
    'She wrote to the mayor on the 3rd about the scanners.',
    'The meeting ended with “let’s circle back”.',
    'Any thoughts on this?',
    'Have you had a chance to read the new fire rules?',
    'We check in with each tenant before the winter.',
    'If it is not for you, I will not write again.',
    'I emailed you twice last year about the roof.',
    'A box on the dash sends the driver a nudge.',
  ])('is false of a first email: %s', (text) => {
    expect(writesAgain(text)).toBe(false);
  });
});

describe('a seller who wrote before', () => {
  const offer = 'We translate menus into 11 languages and reprint them in two days, so your guests stop pointing at pictures.';
  const kindOf = (opening: string) => {
    const body = `Hi Dana,\n\n${opening}${offer}\n\nIs it worth sending you a sample page?\n\nInes`;
    return decideKind(toEmailDraft(buildLead({ email: { subject: 'menus', body } }), { contactsAtCompany: 1, ownWords: [] }));
  };

  it('follows up, however much the email sells', () => {
    expect(kindOf('')).toBe('sales');
    expect(kindOf('I emailed you two weeks ago about your menus. ')).toBe('follow_up');
  });
});
