import { describe, expect, it } from 'vitest';
import { asksWhatWasTold } from './toldFacts.ts';
import { findReplyFaults, type CheckedReply } from './replyFaults.ts';

const reply = (text: string, overrides: Partial<CheckedReply> = {}): CheckedReply => ({
  text,
  intent: 'question',
  email: { subject: 'dock queues at night', body: 'Hi Ana,\n\nWe do dock scheduling for $40 a month. Worth a look?\n\nTom' },
  facts: { kind: 'sales', language: 'en', tags: new Set(['owner', 'cold']) },
  ...overrides,
});
const facts = (overrides: Partial<CheckedReply['facts']>): Partial<CheckedReply> => ({ facts: { ...reply('').facts, ...overrides } });

describe('findReplyFaults', () => {
  it.each([
    ["OK, I'll bite. Tell me more.", 'interested'],
    ['It looks fine in an email, but every vendor says that. Change my mind in two lines.', 'soft_objection'],
    ['We have a supplier for dock scheduling. That will not change.', 'hard_objection'],
    ['pls remove me', 'opt_out'],
    ['Budget is closed this year. Ask again next year.', 'timing'],
    ['I think that that works. Happy to look at it.', 'interested'],
  ] as const)('finds nothing in "%s"', (text, intent) => {
    expect(findReplyFaults(reply(text, { intent }))).toEqual([]);
  });

  it.each([
    [
      'asks for the step that was named',
      'Sure. What do you need from us?',
      { facts: { kind: 'sales', language: 'en', tags: new Set(['step']) } },
    ],
    ['says it twice', 'Thank you, but no, but thanks', { intent: 'not_interested' }],
    ['has a boss', 'Not up to me, my boss does that.', facts({ tags: new Set(['club']) })],
    ['has a boss', "We're not allowed to answer these.", facts({ tags: new Set(['club']) })],
    ['has colleagues', 'Not my call, sorry.', facts({ tags: new Set(['alone']) })],
    ['says the opposite', 'Not interested, remove me', {}],
    ['says the opposite', 'Sounds great, tell me more', { intent: 'not_interested' }],
    ['says the opposite', 'Maybe.', { intent: 'opt_out' }],
    ['asks what was told', 'How is it priced?', {}],
    ['pastes the subject', 'No need for dock queues at night.', { intent: 'not_interested' }],
    ['speaks another language', 'Das ist nicht unsere Sache, danke.', {}],
    ['speaks another language', 'I would like to see this on my side.', facts({ language: 'de' })],
    ['asks twice', 'Send me more. Can you send a page I can share?', {}],
    ['says it twice', 'Thanks, got it, thanks.', {}],
    [
      'puts off to the week asked for',
      'Not right now. Next week is better.',
      { intent: 'timing', email: { subject: 'x', body: 'Hi Ana,\n\nDo you have time next week?\n\nTom' } },
    ],
    ['names another day', 'Wednesday morning is good.', { email: { subject: 'x', body: 'Would Tuesday or Thursday suit?' } }],
    ['names another day', 'Wednesday or later is best.', { email: { subject: 'x', body: 'I am free any day except Wednesday.' } }],
    ['names another day', 'Mornings are easier.', { email: { subject: 'x', body: 'I am free any afternoon.' } }],
    ['wrong article', 'Is there a example I can see?', {}],
    ['thanks for an attack', 'Thanks for reaching out. What do you do?', facts({ tags: new Set(['insult']) })],
    ['answers a vendor', 'We have a supplier for this.', facts({ kind: 'personal' })],
    ['office talk', 'Our budget is set this quarter.', facts({ tags: new Set(['deskless', 'far']) })],
    ['speaks from below', 'My manager decides that.', facts({ tags: new Set(['exec']) })],
    ['speaks from above', 'One of my people runs it.', facts({ tags: new Set(['staff']) })],
    ['stutters', 'Doing it today today.', {}],
    ['stutters', "I'd need to think about it. Let me think about it.", {}],
    ['says nothing', '  ', {}],
    ['answers a seller where none is known', 'We have a supplier for this.', facts({ kind: null })],
    ['money for what costs nothing', 'No money for this.', facts({ tags: new Set(['nocost']) })],
  ] as const)('finds that a reply %s: "%s"', (fault, text, overrides) => {
    expect(findReplyFaults(reply(text, overrides))).toContain(fault);
  });

  it.each([
    ['No, thanks.', facts({ kind: null })],
    ['We have somebody for this.', facts({ kind: null })],
    ['No need for it here.', facts({ tags: new Set(['nocost']) })],
    ['Let me check and let you know.', {}],
  ] as const)('accepts "%s"', (text, overrides) => {
    expect(findReplyFaults(reply(text, { intent: 'not_interested', ...overrides }))).toEqual([]);
  });

  it('allows English answers to languages that replies are not written in', () => {
    expect(findReplyFaults(reply('I would like to see this on my side.', facts({ language: 'it' })))).toEqual([]);
  });
});

describe('asksWhatWasTold', () => {
  it.each([
    ['What does it pay?', 'It is $52 an hour, days only.', true],
    ['What does it pay?', 'Days only, no weekends.', false],
    ['How long does it take?', 'It takes three minutes.', true],
    ['Is it anonymous?', 'Answers stay anonymous.', true],
    ['Will you share the results?', 'We will send everybody what we found.', true],
    ['Will you share the results?', 'It takes three minutes.', false],
    ['Could I speak to one of your customers?', 'Two of the crew leaders are glad to talk to you.', true],
    ['Is it remote?', 'Hybrid, in Lisbon.', true],
    ['Can we bring anything?', 'Bring the salad you made last time!', true],
    ['How is it priced?', 'Tenants pay per hour, you pay nothing.', true],
    ['How is it priced?', 'Tenants pay per hour.', false],
    ['Does it cost anything?', 'Coffee and rolls are on us.', true],
    ['Does it cost anything?', 'There will be coffee and rolls.', false],
    ['Where is it based?', 'A kitchen near Whitby.', true],
    ['Where is it based?', 'A large kitchen.', false],
    ['Have you got a page I can pass on?', 'Have a look: https://a.example/b', true],
    ['Have you got a page I can pass on?', 'Have a look sometime.', false],
    ['What would it cost us?', 'Two hives are £900 a year.', true],
    ['What time do you have in mind?', 'Monday, 11am?', true],
    ['What time do you have in mind?', 'Monday?', false],
    ["Who's speaking?", 'Speakers are two bakers.', true],
    ['What would change for us?', 'It used to take four hours. Now it takes ten minutes.', true],
    ['What would change for us?', 'We weigh each vial.', false],
    ['How does it work?', 'We pick up on Friday, wash it and bring it back dry.', true],
    ['How does it work?', 'We do scheduling for clinics.', false],
    ['Is the pay fixed?', 'It pays $38 to $46, depending on what you can do alone.', true],
    ['Is the pay fixed?', 'It is a day job.', false],
    ['How many of you are there?', 'We are nine and a dog.', true],
    ['How many of you are there?', 'We are near Hull.', false],
    ['Is it full-time?', 'It is 38 hours from Monday to Friday.', true],
    ['Would there be anything to sign?', 'I have put the agreement on two pages.', true],
    ['Would there be anything to sign?', 'You get a third of each sale.', false],
    ['How would the money work?', 'You get a third of each sale, 20% the year after.', true],
    ['How would the money work?', 'We would write it together.', false],
  ])('tells "%s" to "%s": %s', (asked, email, isTold) => {
    expect(asksWhatWasTold(asked, email)).toBe(isTold);
  });

  it('puts nothing off to a time before the one that the email names', () => {
    const late = reply('Not this month, sorry. Try me in the spring.', {
      intent: 'timing',
      email: { subject: 'roofs', body: 'Hi Ana,\n\nWe are in Hull on the 4th of March. Could we come by?\n\nTom' },
    });
    expect(findReplyFaults(late)).toContain('puts off to a time before the one in the email');
    expect(findReplyFaults(reply('Not this month, sorry. Try me in the spring.', { intent: 'timing' }))).toEqual([]);
  });
});
