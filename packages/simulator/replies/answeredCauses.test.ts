import { describe, expect, it } from 'vitest';
import { repliesTo } from '../testing/repliesTo.ts';

describe('a reply to a survey, an article or an empty reminder', () => {
  it('fills in nothing that is still to be sent', () => {
    const email = {
      subject: 'A survey among florists',
      body: 'Hello Ana,\n\nI study at Elmford College and research how flower shops buy their stock. Would you take my 5-minute survey? I would then send you the link.\n\nThank you\nDora Finch',
    };
    const replies = repliesTo(email, { titles: ['Owner', 'Store Manager'], perIntent: 12 });
    expect(replies.filter((text) => /\b(?:filled in|done\b|sit down with it|fill it in)/i.test(text))).toEqual([]);
  });

  it('names one of the topics that it may choose from', () => {
    const email = {
      subject: 'A guest post on compost',
      body: 'Hi Ana,\n\nI write about gardens and would like to offer you a guest post. I have three ideas: worm bins, leaf mold, and hot compost. Which of these would your readers like best?\n\nBest\nIan Moor',
    };
    const replies = repliesTo(email, { titles: ['Owner', 'Content Manager'], intents: ['interested'], perIntent: 12 });
    expect(replies.filter((text) => !/\b(?:first|second|last) one\b/.test(text))).toEqual([]);
  });

  it('knows nothing of an offer that a reminder does not name', () => {
    const email = { subject: 'Once more', body: 'Hi Ana,\n\nJust nudging this to the top of your inbox. Any thoughts?\n\nBest\nRuth' };
    const replies = repliesTo(email, { titles: ['Owner', 'Plant Manager', 'Nurse'], perIntent: 12 });
    expect(replies.filter((text) => /\b(?:cost|price|worked|example|supplier|covered|manage as we are|need this)\b/i.test(text))).toEqual(
      [],
    );
  });

  it('returns a form, and does not only note it', () => {
    const email = {
      subject: 'Vendor data',
      body: 'Dear Ana,\n\nPlease complete the attached vendor form and return it by Tuesday, June 3.\n\nKind regards\nHolly Ames\nAccounts Payable, Fenwick Foods',
    };
    const replies = repliesTo(email, { titles: ['Owner', 'Account Manager'], intents: ['interested'], perIntent: 12 });
    expect(replies.filter((text) => !/\b(?:Tuesday|fill(?:ed)? (?:it )?in|today|attached)\b/i.test(text))).toEqual([]);
  });
});
