import { expect, it } from 'vitest';
import type { Email, LeadInList } from '../../lead.ts';
import { listLeads } from '../../listLeads.ts';
import { listTypicalLeads } from '../../typicalList.ts';
import { findStrengths } from './findStrengths.ts';

const send = ({ subject, body }: Email): LeadInList[] =>
  listLeads(
    listTypicalLeads().map((lead) => ({
      ...lead,
      fullName: lead.name,
      subject,
      body: body.replace('{{first_name}}', lead.firstName ?? ''),
    })),
    (email) => ({ subject: email.subject, body: email.body }),
  );

function strengthsOf(leads: readonly LeadInList[]): string[] {
  const work = findStrengths({ seed: 'northmoor', leadCount: leads.length }, leads);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const good: Email = {
  subject: 'Trucks at your dock',
  body: 'Hi {{first_name}},\n\nTrucks wait at your gate on Monday mornings. We let the carriers book a slot, and Northgate in Reading halved its waiting with us last spring.\n\nShall I send you how they did it?\n\nErin',
};

it('names at most three strengths, and quotes words that are in the email', () => {
  const strengths = strengthsOf(send(good));
  expect(strengths.length).toBeGreaterThan(0);
  expect(strengths.length).toBeLessThanOrEqual(3);
  for (const [, quote] of strengths.join('\n').matchAll(/“([^”]+?)…?”/g))
    expect(`${good.subject}\n${good.body}`.replace(/\s+/g, ' ')).toContain(quote ?? '');
});

it('finds no strengths in an empty list', () => {
  expect(strengthsOf([])).toEqual([]);
});

it('praises no email for a fault that it does not have', () => {
  const claims = strengthsOf(send(good)).join('\n');
  expect(claims).not.toMatch(/does not ask for a meeting|no booking link|calm subject|no hype/i);
});

const withLine = (line: string): string =>
  strengthsOf(send({ ...good, body: `Hi {{first_name}},\n\nTrucks wait at your gate. We text drivers their slot. ${line}\n\nErin` })).join(
    '\n',
  );

it('names something to try and a price, in the words of the email', () => {
  expect(withLine('I can send you a free box of 20 tags to try.')).toContain('tags to try” gives readers something to try.');
  expect(withLine('Our service costs $90 a month.')).toContain('“Our service costs $90 a month” says what it costs.');
});

it('takes what readers lose for no price, and nothing to read for something to try', () => {
  expect(withLine('You lose about $75 an hour for each truck.')).not.toContain('says what it costs');
  expect(withLine('On 40 pumps that is about $900 a month down the drain.')).not.toContain('says what it costs');
  expect(withLine('I can send you a list of three carriers.')).not.toContain('something to try');
  expect(withLine('I can give you a rate per box by tomorrow.')).not.toContain('something to try');
});

it('names a free start, money for a result only, an easy question and what the sender does not do', () => {
  expect(withLine('The first two drivers are free, and then we talk.')).toContain('gives readers something to try.');
  expect(withLine('You only pay if the queue is gone.')).toContain('“You only pay if the queue is gone” ties the money to a result.');
  expect(withLine('How many gates do you have?')).toContain('“How many gates do you have?” takes a few words to answer.');
  expect(withLine('We don’t sell scanners or phones.')).toContain('says what you do not do.');
  expect(withLine('I don’t make the weather, I only clean up after it.')).not.toContain('says what you do not do');
});

it('praises no price that leaves something out, no question about money or time, and no boast about what is not done', () => {
  expect(withLine('Our service costs $90 a month. Prices exclude VAT.')).not.toContain('says what it costs');
  expect(withLine('We do this for shops that spend between $5k and $20k a month.')).not.toContain('says what it costs');
  expect(withLine('On a 60 hp dryer that’s about $9k a year into the air.')).not.toContain('says what it costs');
  expect(withLine('They were on about $70k a month in ad spend.')).not.toContain('says what it costs');
  expect(withLine('It is for firms billing £90k a month.')).not.toContain('says what it costs');
  expect(withLine('A second ticket costs $250.')).not.toContain('says what it costs');
  expect(withLine('Paying $3 for each core, cash on the day.')).not.toContain('says what it costs');
  expect(withLine('Rates start at $40 to $95 depending on the dock.')).not.toContain('says what it costs');
  expect(withLine('How many hours would you pay for a call?')).not.toContain('takes a few words to answer');
  expect(withLine('Which is it?')).not.toContain('takes a few words to answer');
  expect(withLine('We don’t just sell scanners.')).not.toContain('says what you do not do');
});

it('quotes the clause that holds the price only', () => {
  expect(
    withLine(
      'The first gate is $90 a month including the tablet and its stand, takes a morning to set up, and needs no wires in the yard.',
    ),
  ).toContain('“The first gate is $90 a month” says what it costs.');
});

it('praises no price that only undercuts another, and nothing in an email that presses', () => {
  expect(withLine('Regular price $900. Today it is $90 a month.')).not.toContain('says what it costs');
  expect(withLine('Our service costs $90 a month instead of $900.')).not.toContain('says what it costs');
  expect(withLine('Our service costs $90 a month. Hurry, only 2 spots left, act now!')).not.toContain('says what it costs');
});

it('sees a price that stands alone, and a share of what comes of it', () => {
  expect(withLine('Average is $90 a gate and two working days.')).toContain('“Average is $90 a gate and two working days” says');
  expect(withLine('Our fee is 10% of what you save, nothing if the queue stays.')).toContain('ties the money to a result');
  expect(withLine('It is $80 a door, nothing if it turns out to be locked.')).not.toContain('ties the money to a result');
});

it.each([
  'A haulier in Goole uses ours four months in the year.',
  'Six dairies in the north are buying from us, the biggest one for nine years.',
  'There are two recent ones here, for a mill in Oldham and a tannery in Leeds.',
])('takes whoever buys or uses something for no result: %s', (line) => {
  expect(withLine(line)).not.toContain('shows a result');
});

it('keeps no question that is no English', () => {
  expect(withLine('Who looks after the gates at night?')).toContain('takes a few words to answer');
  expect(withLine('Who does follow the gates at night?')).not.toContain('takes a few words to answer');
});

it('takes no salary for a price', () => {
  expect(withLine('The salary is $170k to $190k, fully remote.')).not.toContain('says what it costs');
});

it('praises nothing in a threat, and a scare for what else it does', () => {
  const naming = (line: string) => strengthsOf(send({ subject: 'Docks at Harlow', body: `Hi {{first_name}},\n\n${line}\n\nErin` }));
  expect(naming('If you do not pay $900 by Friday, we will publish 200 bad reviews.')).toEqual([]);
  expect(naming('Trucks wait at your gate. Shall I send you the figures of last week?')).not.toEqual([]);
});

it('takes the pay of a job for no price', () => {
  const job = {
    subject: 'second baker, nights',
    body: 'Hi {{first_name}},\n\nI run a bakery of nine in Leeds and I need a second baker. Nights, four a week, £16 an hour, no weekends.\n\nWould you come by for a trial night?\n\nErin',
  };
  expect(strengthsOf(send(job)).join(' ')).not.toContain('what it costs');
});
