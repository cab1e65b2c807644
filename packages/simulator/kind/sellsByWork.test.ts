import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../reading/draft.ts';
import { buildLead } from '../testing/buildLead.ts';
import { decideKind } from './decideKind.ts';
import { sellsByWork } from './sellsByWork.ts';

const draftOf = (subject: string, body: string) =>
  toEmailDraft(buildLead({ email: { subject, body } }), { contactsAtCompany: 1, ownWords: [] });

describe('sellsByWork', () => {
  it('finds a sale where a tradesman tells of himself and asks for a visit or a bid', () => {
    const gutters =
      "Hi Dana,\n\nMy name is Hank and I own Hank's Gutters in Dayton. We clean gutters and wash siding on apartment buildings. We're insured and we've been doing this for 14 years.\n\nI have a few openings in October. Could I stop by and give you a free quote?\n\nThanks,\nHank";
    const painter =
      'Hello, my name is Marek and I have been painting in Chicago for 22 years. Offices, hallways, apartments, we work at night so nobody is in the way. Insured. If you have any painting coming up this year please give me a chance to bid on it. Thank you, Marek Zielinski';
    expect([draftOf('Gutter cleaning', gutters), draftOf('Painting', painter)].map(decideKind)).toEqual(['sales', 'sales']);
  });

  it('leaves applicants, customers and people who plan something together', () => {
    const emails = [
      'Dear Dana,\n\nI clean offices and schools since 2015 and my last boss gave up the business. I can start at five. Could I come by and show you how I work?\n\nRosa',
      'Hi Dana,\n\nmy gutters on Elm Street overflow at the back. Could you stop by and give me a quote? I am home after four.\n\nJanet',
      'Hi Dana,\n\nI do flowers for weddings and you do cakes, and we keep meeting the same couples. Could we send each other work? I would love to have a coffee.\n\nBea',
    ];
    expect(emails.filter((body) => sellsByWork(draftOf('A question', body)))).toEqual([]);
  });
});
