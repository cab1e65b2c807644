import { describe, expect, it } from 'vitest';
import { repliesTo } from '../testing/repliesTo.ts';

const OPEN = ['interested', 'question', 'timing'] as const;

describe('whom an email may not concern', () => {
  it('takes no job that is not the kind of work they do', () => {
    const job = {
      subject: 'Boilermaker, Hull',
      body: 'Hi Ana,\n\nI recruit for a boiler works in Hull that needs a boilermaker. £21 an hour, days only.\n\nCould I call you this week?\n\nBo',
    };
    const takes = (title: string): string[] =>
      repliesTo(job, { titles: [title], company: 'Humber Boilers', intents: [...OPEN], corrections: { emailKind: 'recruiting' } }).filter(
        (text) => /happy to talk|I'm interested|be interested|call me|after six/i.test(text),
      );
    expect(takes('Boilermaker')).not.toEqual([]);
    expect(takes('Stores Clerk')).toEqual([]);
    expect(takes('Safety Officer')).toEqual([]);
  });

  it('accepts no invitation that is not about their work', () => {
    const talk = {
      subject: 'Talk on dust in joinery shops',
      body: 'Hi Ana,\n\nOn Thursday 9 May we talk about wood dust and what inspectors look at. It takes an hour, in Leeds.\n\nWould you like to come?\n\nBo',
    };
    const replies = repliesTo(talk, {
      titles: ['Receptionist', 'Accounts Clerk'],
      company: 'Aire Joinery',
      intents: ['interested'],
      corrections: { emailKind: 'event' },
    });
    expect(replies.filter((text) => /count me in|I'd love to come|put me down|I'll be there/i.test(text))).toEqual([]);
  });

  it('weighs up no invitation that is for others, and parks at none online', () => {
    const talk = {
      subject: 'Live: what a bad roof costs',
      body: 'Hi Ana,\n\nOn Tuesday 4 March at 1pm ET three facilities managers talk about flat roofs in a live panel. Everybody who signs up gets the recording.\n\nShall I save you a spot?\n\nBo',
    };
    const by = (title: string, company: string): string[] =>
      repliesTo(talk, { titles: [title], company, intents: [...OPEN, 'soft_objection', 'referral'], corrections: { emailKind: 'event' } });
    expect(
      by('Wedding Singer', 'Larkhall Music').filter((text) => /I'll (?:see|think)|let me think|not sure I'd come|like to go/i.test(text)),
    ).toEqual([]);
    expect(by('Facilities Manager', 'Humber Mills').filter((text) => /\bpark/i.test(text))).toEqual([]);
  });

  it('is no stranger at their desk to what is for people of their department', () => {
    const talk = {
      subject: 'Lunch for finance people',
      body: 'Hi Ana,\n\nOn Thursday 9 May a dozen finance people have lunch in Leeds and talk about the new reporting rules.\n\nWould you like a seat?\n\nBo',
    };
    const by = (title: string): string[] =>
      repliesTo(talk, {
        titles: [title],
        company: 'Aire Fabrics',
        intents: [...OPEN, 'soft_objection'],
        corrections: { emailKind: 'event' },
      });
    expect(by('Accounts Receivable Clerk').filter((text) => /I'm in accounting/i.test(text))).toEqual([]);
  });

  it('keeps the books of a fund and invests none of its money', () => {
    const pitch = {
      subject: 'Seed round for a lidar',
      body: 'Hi Ana,\n\nWe are raising €700k for a lidar that sees through fog. Four ports use it.\n\nMay I send the deck?\n\nBo',
    };
    const asInvestor = (title: string): string[] =>
      repliesTo(pitch, {
        titles: [title],
        company: 'Alder Ventures',
        intents: [...OPEN],
        corrections: { emailKind: 'fundraising' },
      }).filter((text) => /\bfor me\b|worth a conversation|new investments|what worries you|can we talk/i.test(text));
    expect(asInvestor('Investment Partner')).not.toEqual([]);
    expect(asInvestor('Fund Controller')).toEqual([]);
  });
});

it('answers who asks a technician for a partnership from somebody who does not decide', () => {
  const idea = {
    subject: 'Sending each other customers',
    body: 'Hi Ana,\n\nWe fit alarms and our customers ask us for locks. Would you like to pass each other customers? No fees.\n\nCould we have a coffee?\n\nBo',
  };
  const replies = repliesTo(idea, {
    titles: ['Lock Technician'],
    company: 'Forge Locks',
    intents: ['interested'],
    corrections: { emailKind: 'partnership' },
  });
  expect(replies.filter((text) => /happy to do that|let's do it|let's talk/i.test(text))).toEqual([]);
});
