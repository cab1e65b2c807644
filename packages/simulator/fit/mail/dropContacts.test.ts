import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../../reading/draft.ts';
import { buildList } from '../../testing/buildLead.ts';
import { dropContacts, isContact } from './dropContacts.ts';

const dropped = (body: string): string[] =>
  buildList(1, () => ({ email: { subject: 'a note', body } })).map((lead) => dropContacts(toEmailDraft(lead, lead.context)));

describe('what says nothing about an offer', () => {
  it('is a request to call or write, or a number', () => {
    for (const text of [
      'Call me.',
      'Or call Dave.',
      'You can reach me on 0161 555 0142.',
      "If you'd rather, give me a bell on 07700 900455.",
      'Ring me today, while you still can.',
      'Tel: 01632 960 114',
      'Or just reply.',
    ])
      expect(isContact(text), text).toBe(true);
  });

  it('is no sentence about calls or texts, nor a request that names a thing', () => {
    for (const text of [
      'Call us for ice machines.',
      'Phone systems are our trade.',
      'Call answering for law firms, from £30 a month.',
      'Text messages go unread.',
      'Reach trucks, serviced on site.',
      'We answer your calls.',
    ])
      expect(isContact(text), text).toBe(false);
  });

  it('is a good wish', () => {
    expect(dropped("Hi Ann,\n\nHope your month-end wasn't too painful! We shear alpacas.\n\nBest,\nDom Farr")).toEqual([
      'Hi Ann,\n\nWe shear alpacas.\n\nBest,\nDom Farr',
    ]);
  });

  it('is the job of who signs, not the firm', () => {
    expect(dropped('Hi Ann,\n\nWe shear alpacas. Call me.\n\nBest,\nDom Farr\nVP Strategic Partnerships, Perceptiva')).toEqual([
      'Hi Ann,\n\nWe shear alpacas. \n\nBest,\nDom Farr\nPerceptiva',
    ]);
    const whole = 'Hi Ann,\n\nWe train managers on site.\n\nBest,\nDom Farr';
    expect(dropped(whole)).toEqual([whole]);
  });
});
