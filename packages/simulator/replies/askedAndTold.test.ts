import { describe, expect, it } from 'vitest';
import { INTENTS } from '../outcome.ts';
import { repliesTo } from '../testing/repliesTo.ts';

const OPEN = ['interested', 'question'] as const;

describe('a reply to somebody who offers a job', () => {
  const job = {
    subject: 'Saddler for our workshop',
    body: 'Hi Ana,\n\nI run a saddlery with six people in Walsall and I am looking for a saddler. £33k, five weeks of holiday, three months on trial, start in September. You would report to me.\n\nWould you like to talk about it?\n\nGrete Holm',
  };

  it('asks for nothing that stands in the email', () => {
    const replies = repliesTo(job, { titles: ['Saddler', 'Harness Maker'], intents: [...OPEN], corrections: { emailKind: 'recruiting' } });
    expect(
      replies.filter((text) => /salary|does it pay|vacation comes|holiday comes|trial period|how soon|report to|how big/i.test(text)),
    ).toEqual([]);
  });

  it('is never about buying or about who decides', () => {
    const replies = repliesTo(job, { titles: ['Saddler', 'Shop Assistant', 'Baker'], corrections: { emailKind: 'recruiting' } });
    expect(replies.filter((text) => /suppliers?|my (?:boss|manager)|decide|not my call|we're covered|cold emails/i.test(text))).toEqual([]);
  });
});

it('takes nobody who pays for an hour of talk for a recruiter', () => {
  const email = {
    subject: 'One hour, $250',
    body: 'Hi Ana,\n\nFor a client we are doing research on how marinas choose their pontoons. We pay for a one hour phone consultation at your own rate.\n\nYes or no is enough.\n\nTom Ferris',
  };
  const replies = repliesTo(email, { titles: ['Marina Manager', 'Harbor Master'], corrections: { emailKind: 'recruiting' } });
  expect(replies.filter((text) => /where I am|jobs?\b|vacation|notice|not moving|changed jobs|salary/i.test(text))).toEqual([]);
});

it('asks an investor nothing that a pitch tells', () => {
  const email = {
    subject: 'Raising for a kelp dryer',
    body: 'Hi Ana,\n\nWe are raising a $900k seed round at $5m pre-money, half of it is committed. Team: me, 11 years at a dryer maker, and two engineers. Four farms pay us. Deck: https://kelp.example/deck\n\nWould you look at it?\n\nJorunn',
  };
  const replies = repliesTo(email, {
    titles: ['Partner', 'Angel Investor'],
    intents: [...OPEN],
    corrections: { emailKind: 'fundraising' },
  });
  expect(
    replies.filter((text) => /valuation|on the team|who else is in|use of funds|send (?:me )?the (?:deck|numbers)/i.test(text)),
  ).toEqual([]);
});

it('asks a partner for nothing that few know', () => {
  const email = {
    subject: 'Your bikes and our huts',
    body: 'Hi Ana,\n\nI let nine huts on the coast path. My guests ask for bikes every week. I would put your card in every hut, and you would lend them out at your usual price; nothing to pay on either side.\n\nShall we try it for May?\n\nOwen Pugh',
  };
  const replies = repliesTo(email, { titles: ['Owner', 'Shop Manager', 'Tax Adviser'], corrections: { emailKind: 'partnership' } });
  expect(
    replies.filter((text) => /in writing|pays for what|money work|need from us|what did you have in mind|what would I do/i.test(text)),
  ).toEqual([]);
});

describe('a reply to an invitation', () => {
  it('takes one of several days, and names none as the only one', () => {
    const email = {
      subject: 'Open looms',
      body: 'Hi Ana,\n\nFrom 3 to 6 June our weaving mill is open to buyers, come on any day. There is soup on Thursday.\n\nWhich day may we expect you?\n\nSenna',
    };
    const replies = repliesTo(email, { titles: ['Buyer', 'Owner'], corrections: { emailKind: 'event' } });
    expect(replies.filter((text) => /\bThursday\b/.test(text))).toEqual([]);
    expect(replies.some((text) => /\bfirst day|second day|last day\b/i.test(text))).toBe(true);
  });

  it('may say how many come', () => {
    const email = {
      subject: 'Bee day',
      body: 'Hi Ana,\n\nOur bee day is on 9 July at the school farm, with lunch. How many of you will come?\n\nIda',
    };
    const replies = repliesTo(email, { titles: ['Owner', 'Gardener'], intents: ['interested'], corrections: { emailKind: 'event' } });
    expect(replies.some((text) => /\b(?:two|three) of us|just me|for two\b/i.test(text))).toBe(true);
  });
});

describe('a reply to a list of questions', () => {
  const ask = (questions: string) => ({
    subject: 'My thesis on ferries',
    body: `Hi Ana,\n\nI am writing my thesis on small ferries at the university of Kiel. Would you answer under each question?\n\n${questions}\n\nThank you\nNele`,
  });

  it('has no more numbers than the list', () => {
    const replies = repliesTo(ask('1. Do you sail in winter?\n2. Do you take dogs, and why?\n3. Do you sell tickets on board?'), {
      titles: ['Ferry Operator', 'Owner'],
      intents: [...OPEN],
      corrections: { emailKind: 'survey' },
    });
    expect(replies.filter((text) => /\b4\. /.test(text))).toEqual([]);
    expect(replies.some((text) => /\b1\. .*\b2\. .*\b3\. /s.test(text))).toBe(true);
  });

  it('leaves none of them out', () => {
    const replies = repliesTo(ask('1. How many quays do you use?\n2. Do you sail in winter?'), {
      titles: ['Ferry Operator', 'Owner'],
      intents: [...OPEN],
      corrections: { emailKind: 'survey' },
    });
    expect(replies.filter((text) => /\b2\. /.test(text) && !/\b1\. /.test(text))).toEqual([]);
  });
});

it('promises no details where a number of people or a decision is asked for', () => {
  for (const wish of [
    'Reply with how many & I will book the boat.',
    'Let me know how many and by when and I send a price.',
    'Tell me what you would change.',
  ]) {
    const email = { subject: 'Flag day', body: `Hi Ana,\n\nWe sew flags and banners in Cork, €38 each from ten.\n\n${wish}\n\nMaeve` };
    const replies = repliesTo(email, { titles: ['Owner', 'Club Secretary'], intents: [...OPEN] });
    expect(
      replies.filter((text) => /\bdetails from me|send you the details|count them|have them counted|what you need\b/i.test(text)),
    ).toEqual([]);
  }
});

it('thanks no stranger for letting them know', () => {
  const email = { subject: 'Your account', body: 'Ana,\n\nYour line of credit of $90,000 is ready. It closes tonight.\n\nDesk 4' };
  const replies = repliesTo(email, { titles: ['Owner', 'Teacher', null], intents: INTENTS });
  expect(replies.filter((text) => /letting (?:me|us) know/i.test(text))).toEqual([]);
});

it('tells who keeps the list, and not who does the work, where that is asked for', () => {
  const email = {
    subject: 'Wasp nests',
    body: 'Hi Ana,\n\nWe take down wasp nests in schools, £60 a nest.\n\nCan you put us on your list of suppliers, or let me know who does this?\n\nHugh Tarn',
  };
  const replies = repliesTo(email, { titles: ['Caretaker', 'Head Teacher', 'Business Manager'], intents: INTENTS });
  expect(replies.filter((text) => /a firm we|an outside firm|we do it ourselves|somebody here does/i.test(text))).toEqual([]);
});

it('comments on no capitals of an invitation', () => {
  const email = {
    subject: 'INVITATION!!! Free talk on moles, Tues 7pm',
    body: 'Dear colleagues,\n\nYou are INVITED to our FREE talk on moles in lawns on Tuesday 14 May at 7pm on Zoom!!\n\nRegister by Monday.\n\nFarrah Oke',
  };
  const replies = repliesTo(email, { titles: ['Head Gardener', 'Owner'], intents: INTENTS, corrections: { emailKind: 'event' } });
  expect(replies.filter((text) => /\b(?:loud|shout\w*|tone|capitals|plain words)\b/i.test(text))).toEqual([]);
});
