import { describe, expect, it } from 'vitest';
import { repliesTo } from '../testing/repliesTo.ts';

const DISOWNS = /\b(?:nothing to do with|not my line|not what I do|isn't what I do|not my world|nothing to me)\b/i;

describe('a reply', () => {
  it('has watched the video that it is asked to look at', () => {
    const email = {
      subject: 'Three minutes on your booking form',
      body: 'Hi Ana,\n\nI filmed a short video of your booking form on a phone, and where guests give up: https://example.com/v/9\n\nCould you take a quick look and tell me if I got anything wrong?\n\nRolf',
    };
    const replies = repliesTo(email, { titles: ['Owner', 'Hotel Manager', null], intents: ['interested'], perIntent: 12 });
    expect(replies.filter((text) => /watched/i.test(text)).length).toBeGreaterThan(replies.length * 0.8);
    expect(replies.filter((text) => /\bpage\b/i.test(text))).toEqual([]);
  });

  it('chooses one of the months that are proposed', () => {
    const email = {
      subject: 'Ladder inspections',
      body: 'Hi Ana,\n\nWe inspect and tag ladders on site, $9 a ladder, up to 60 in a day.\n\nWould March or April suit you better?\n\nRolf',
    };
    const replies = repliesTo(email, { titles: ['Owner', 'Plant Manager', null], intents: ['interested'], perIntent: 12 });
    expect(replies.filter((text) => /\b(?:March|April|either|don't mind)\b/i.test(text)).length).toBeGreaterThan(replies.length * 0.8);
    expect(replies.filter((text) => /speak then|see you then/i.test(text))).toEqual([]);
  });

  it('speaks of nothing to buy where an email offers a story', () => {
    const email = {
      subject: 'Story idea: the bakery that opens at midnight',
      body: 'Hi Ana,\n\nA bakery in Tromsø sells bread from midnight, and the night shift queues round the corner. The baker is glad to talk. Could it be something for your readers?\n\nRolf',
    };
    const replies = repliesTo(email, { titles: ['Editor', 'Reporter', 'Freelance Journalist'], perIntent: 8 });
    expect(replies.filter((text) => /\b(?:my (?:boss|manager)|cost|supplier|buy|not my line)\b/i.test(text))).toEqual([]);
  });

  it('leaves the decision to others without disowning what their firm may buy', () => {
    const email = {
      subject: 'Beans for {{company}}',
      body: 'Hi Ana,\n\nWe roast coffee in Bergen and deliver to cafes every Tuesday, from 5 kg. Cafes save about a tenth.\n\nWorth a try?\n\nRolf',
    };
    const replies = repliesTo(email, { titles: ['Head Barista', 'Barista', 'Dishwasher', 'Inventory Clerk'], perIntent: 10 });
    expect(replies.filter((text) => DISOWNS.test(text))).toEqual([]);
  });

  const texting = {
    subject: 'job sheets',
    body: "Hi Ana,\n\nWe make an app that turns plumbers' paper job sheets into invoices the same day.\n\nDoes somebody there still type the sheets on Friday?\n\nRolf",
  };

  it('is no to some questions about today, and never by somebody else of who runs a firm', () => {
    const intents = ['timing', 'soft_objection', 'not_interested'] as const;
    const replies = repliesTo(texting, { titles: ['Owner', 'Managing Director'], intents: [...intents], perIntent: 25 });
    const answered = replies.filter((text) =>
      /\b(?:I do|we do|no,|not any more|not for a while|not much these days|mostly not)\b/i.test(text),
    );
    const negative = answered.filter((text) => /\b(?:no,|not any more|not for a while|not much these days|mostly not)/i.test(text));
    expect(negative.length).toBeGreaterThan(answered.length * 0.25);
    expect(negative.length).toBeLessThan(answered.length * 0.85);
    expect(replies.filter((text) => /\bsomebody does\b/i.test(text))).toEqual([]);
  });

  it('has no staff, colleagues or figures of a firm where somebody works alone', () => {
    const email = {
      subject: 'cleaning',
      body: 'Hi Ana,\n\nWe clean offices in Norwich.\n\nDo you have a contract cleaner, or does your own staff do it? And how many rooms is it?\n\nRolf',
    };
    const replies = repliesTo(email, { titles: ['Violin Teacher', 'Novelist'], company: 'Self-employed', perIntent: 12 });
    expect(replies.filter((text) => /\b(?:our own|staffs?|rooms|colleague|my (?:manager|boss))\b/i.test(text))).toEqual([]);
  });

  it('is from a peer if the email offers the work that the reader sells, and from an employee if they do it in house', () => {
    const email = {
      subject: 'your website',
      body: 'Hi Ana,\n\nWe do web development for small firms, three weeks from first call to launch.\n\nWould you be open to a short call next week?\n\nRolf',
    };
    const intents = ['interested', 'not_interested', 'timing'] as const;
    const peers = repliesTo(email, { titles: ['Web Developer'], company: 'Self-employed', intents, perIntent: 12 });
    expect(peers.filter((text) => !/\b(?:myself|trade|same|for a living|my job)\b/i.test(text))).toEqual([]);
    const employees = repliesTo(email, { titles: ['Web Developer'], intents, perIntent: 12 });
    expect(employees.filter((text) => !/\b(?:in house|my job|here|our own people)\b/i.test(text))).toEqual([]);
    expect(employees.filter((text) => /\b(?:trade|living|subcontractor|quiet time|when it's busier)\b/i.test(text))).toEqual([]);
  });
});
