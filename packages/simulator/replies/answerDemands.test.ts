import { describe, expect, it } from 'vitest';
import type { Intent } from '../outcome.ts';
import { repliesTo } from '../testing/repliesTo.ts';
import { readDemands } from './asks/readDemands.ts';

const WRONG_GOODS = {
  subject: 'Order 8831',
  body: 'Dear Ana,\n\nWe ordered 40 white blinds from you and got 40 gray ones. Three have torn cords.\n\nWhen will you pick them up, and when do the right ones come? Please refund the $60 for shipping as well.\n\nColette Amberg\nHotel Pergola',
};
const TITLES = ['Owner', 'Service Manager', null];
const answers = (email: typeof WRONG_GOODS, intents: readonly Intent[]): string[] =>
  repliesTo(email, { intents, titles: TITLES, perIntent: 12 });

describe('a reply to a complaint', () => {
  it('says when the goods come and what happens to the money', () => {
    const replies = answers(WRONG_GOODS, ['interested']);
    expect(replies.filter((text) => !/\b(?:today|tomorrow|Thursday|Friday|this week)\b/.test(text))).toEqual([]);
    expect(replies.filter((text) => !text.includes('$60'))).toEqual([]);
  });

  it('does not say that all is right on our side if something is to be replaced', () => {
    const replies = answers(WRONG_GOODS, ['soft_objection', 'hard_objection']);
    expect(replies.filter((text) => /looks right|find the mistake|did wrong/i.test(text))).toEqual([]);
  });

  it('sends somebody who is asked for, and no invoice', () => {
    const leak = {
      subject: 'the boiler',
      body: 'Dear Ana,\n\nYour plumber was here on Friday, and since Sunday the boiler is leaking again. We paid 220 euros for it.\n\nPlease tell me when somebody comes, and that we will not be charged twice.\n\nBirgit Nowak',
    };
    const replies = answers(leak, ['interested']);
    expect(replies.filter((text) => !/somebody|one of our people/i.test(text))).toEqual([]);
    expect(replies.filter((text) => !/charge|pay/i.test(text))).toEqual([]);
  });
});

const OVEN = {
  subject: 'Order 318',
  body: 'Dear Ana,\n\nThe oven that you delivered on 4 May (order 318, $900) has a cracked door. We have called twice.\n\nPlease bring a replacement by Friday 22 May, or give us our $900 back. Who is dealing with this? I would like a direct number.\n\nColette Amberg',
};

describe('a reply to a complaint that leaves a choice', () => {
  it('grants one of the two, keeps the date, and says who deals with it', () => {
    const replies = answers(OVEN, ['interested']);
    expect(replies.filter((text) => text.includes('$900') === text.includes('by Friday 22 May'))).toEqual([]);
    expect(replies.filter((text) => !/direct number/.test(text))).toEqual([]);
    expect(replies.filter((text) => /come round|send somebody/i.test(text))).toEqual([]);
  });

  it('is passed on by those who cannot decide it', () => {
    const titles = ['Apprentice', 'Graphic Designer', 'Receptionist'];
    const replies = repliesTo(OVEN, { intents: ['interested', 'question', 'timing', 'soft_objection'], titles, perIntent: 12 });
    expect(replies.filter((text) => /refund|\$900|Friday 22 May/.test(text))).toEqual([]);
  });
});

describe('readDemands', () => {
  it('reads what is wanted, and not what happened', () => {
    expect(readDemands('You replaced the pump in May. When will somebody come?').tags).toEqual([
      'wantsDate',
      'wantsVisit',
      'wantsThing',
      'demands',
    ]);
    expect(readDemands('We paid £90. Please credit us the £15 for delivery.').fields).toEqual([['amount', '£15']]);
    expect(readDemands('Please fix it by Monday or refund us, and tell us who is dealing with it.').tags).toEqual([
      'wantsRepair',
      'wantsContact',
      'wantsThing',
      'demands',
    ]);
    expect(readDemands('Please pay for the cleaner ($60).').tags).toContain('costs');
    expect(readDemands('Please confirm in writing that the guarantee still holds.').tags).toEqual([
      'wantsWritten',
      'wantsGuarantee',
      'demands',
    ]);
    expect(readDemands('The soup was cold and the waiter was rude.').tags).toEqual([]);
  });
});
