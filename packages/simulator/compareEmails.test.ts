import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEmails, compareRead, readVersion } from './compareEmails.ts';
import { RATE_NAMES } from './model/chances.ts';
import { buildCampaign, buildList, plainEmail } from './testing/buildLead.ts';
import { buildFollowUp, buildFollowUps } from './testing/buildSequence.ts';

const list = { campaign: buildCampaign(), leads: buildList(60) };
/** Different sentences: repeating one is a mistake of its own. */
const weeks = Array.from({ length: 40 }, (_, week) => `We also sort the letters of week ${week + 1}. `).join('');
const longer = { ...plainEmail, body: plainEmail.body.replace('Would', `${weeks}Would`) };
const shouted = { ...plainEmail, subject: 'Late invoices at your company? Act now!!! Save $$$ today!' };

describe('a comparison', () => {
  it('gives exactly 0 for an email against itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (subject, body) => {
        const { rates, movedLeads } = compareEmails({ subject, body }, { subject, body }, list);
        expect(movedLeads).toBe(0);
        for (const rate of RATE_NAMES) {
          expect(rates[rate].difference).toBe(0);
          expect(rates[rate].interval80).toEqual([0, 0]);
          expect(rates[rate].chanceBetter).toBe(0.5);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('does not change opens after an edit of the body that no filter sees', () => {
    const { rates, movedLeads } = compareEmails(plainEmail, longer, list);
    expect(rates.open.difference).toBe(0);
    expect(rates.inbox.difference).toBe(0);
    expect(rates.reply.difference).toBeLessThan(0);
    expect(rates.reply.chanceBetter).toBeLessThan(0.1);
    expect(movedLeads).toBeLessThan(6);
  });

  it('of three and five emails counts the replies of all of them and the opens of the first', () => {
    const [three, five] = [2, 4].map((count) => ({ ...plainEmail, followUps: buildFollowUps(count) }));
    if (three === undefined || five === undefined) throw new Error('There are no versions.');
    const { rates, movedLeads } = compareEmails(three, five, list);
    expect(rates.reply.difference).toBeGreaterThan(0);
    expect(rates.reply.second / rates.reply.first).toBeLessThan(1.25);
    expect(rates.open.difference).toBe(0);
    expect(rates.spam_report.chanceBetter).toBeLessThan(0.1);
    // Of those who opened and answered none so far, few do so at the last two emails.
    expect(movedLeads).toBeLessThan(20);
    expect(compareEmails(five, five, list)).toMatchObject({ movedLeads: 0, rates: { reply: { difference: 0, interval80: [0, 0] } } });
  });

  it('of a different second email leaves the rest of the sequence unchanged', () => {
    const leads = buildList(60, () => ({ followUps: buildFollowUps(2) }));
    const news = buildFollowUp({ body: 'Hi Dana,\n\nNorthgate Logistics cut its unpaid freight bills by half with us.\n\nRuth' });
    const other = { ...plainEmail, followUps: [news, ...buildFollowUps(1)] };
    const { rates } = compareEmails(plainEmail, other, { ...list, leads });
    expect(rates.reply.difference).toBeGreaterThan(0);
    expect(rates.open.difference).toBe(0);
    // Without follow-ups in the version, each lead keeps its own.
    expect(compareEmails(plainEmail, { ...plainEmail, followUps: buildFollowUps(2) }, { ...list, leads }).rates.reply.difference).toBe(0);
  });

  it('reverses its sign if the versions are swapped', () => {
    const there = compareEmails(plainEmail, shouted, list).rates.open;
    const back = compareEmails(shouted, plainEmail, list).rates.open;
    expect(there.difference).toBeLessThan(0);
    expect(back.difference).toBeCloseTo(-there.difference, 9);
    expect(back.chanceBetter).toBeCloseTo(1 - there.chanceBetter, 9);
    expect(back.interval80[0]).toBeCloseTo(-there.interval80[1], 8);
  });

  it('has a narrower interval for a difference than for either rate', () => {
    const { reply } = compareEmails(plainEmail, longer, list).rates;
    expect(reply.interval80[1] - reply.interval80[0]).toBeLessThan(reply.first);
    expect(reply.interval80[0]).toBeLessThan(reply.difference);
    expect(reply.interval80[1]).toBeGreaterThan(reply.difference);
  });

  it('counts fewer unsubscribes as better', () => {
    const { unsubscribe } = compareEmails(plainEmail, shouted, list).rates;
    expect(unsubscribe.difference).toBeLessThan(0);
    expect(unsubscribe.chanceBetter).toBeGreaterThan(0.5);
  });

  it('accepts an email written for each lead', () => {
    const perLead = compareEmails(plainEmail, (lead) => ({ ...plainEmail, subject: `${lead.slug} and late invoices` }), list);
    expect(perLead.leads).toBe(60);
    expect(perLead.rates.open.difference).not.toBe(0);
  });

  it('says how much a part of the list contributes to the whole', () => {
    const { whole, repliesOf } = compareRead([readVersion(plainEmail, list), readVersion(longer, list)], list);
    const half = (isFirst: boolean) => repliesOf((leadKey) => leadKey < 'lead-3' === isFirst);
    const [one, other, { rates }] = [half(true), half(false), whole()];
    expect(one.leads + other.leads).toBe(60);
    const sum = one.difference * one.leads + other.difference * other.leads;
    expect(sum / 60).toBeCloseTo(rates.reply.difference, 8);
    expect(one.second - one.first).toBeCloseTo(one.difference, 8);
  });

  it('needs a lead', () => {
    expect(() => compareEmails(plainEmail, longer, { ...list, leads: [] })).toThrow(RangeError);
    const read = readVersion(plainEmail, list);
    expect(() => compareRead([read, read], list).repliesOf(() => false)).toThrow(RangeError);
  });
});
