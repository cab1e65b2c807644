import { describe, expect, it } from 'vitest';
import { FOLLOW_UP_MEANS } from '../../calibration/followUpMeans.ts';
import { solveFollowUpMeans } from '../../calibration/solveFollowUps.ts';
import { forecast } from '../../forecast.ts';
import type { FollowUp } from '../../lead.ts';
import { splitSteps } from '../../model/sequenceVector.ts';
import { SEQUENCE_TERMS } from '../../model/sequenceTerms.ts';
import { readLead } from '../../model/readLead.ts';
import { REFERENCE_BUCKET } from '../../outcome.ts';
import { buildCampaign, buildList, plainEmail } from '../../testing/buildLead.ts';
import { buildFollowUp } from '../../testing/buildSequence.ts';

const campaign = buildCampaign();
const neutral = buildFollowUp();

const termsOf = (...followUps: FollowUp[]): Record<string, number> => {
  const [lead] = buildList(1, () => ({ followUps }));
  if (lead === undefined) throw new Error('There is no lead.');
  const terms = splitSteps(readLead(campaign, lead).columns).at(-1)?.terms;
  return Object.fromEntries(SEQUENCE_TERMS.map((name, index) => [name, terms?.[index] ?? Number.NaN]));
};

/** Replies, opt-outs and spam reports of the last of some follow-ups, per 100 leads. */
function lastOf(...followUps: FollowUp[]): { reply: number; unsubscribe: number; spamReport: number } {
  const list = buildList(40, () => ({ followUps }));
  const last = forecast(campaign, list, { buckets: [REFERENCE_BUCKET], draws: { first: 0, count: 2 } })[0]?.steps?.at(-1)?.expected;
  return { reply: 100 * (last?.reply ?? 0), unsubscribe: 100 * (last?.unsubscribe ?? 0), spamReport: 100 * (last?.spam_report ?? 0) };
}

const long = buildFollowUp({
  body: 'Hi Dana,\n\nI wanted to come back to my last note. I hope your week is going well. It has been a busy month on our side too. I would be happy to tell you more. Please let me know what you think. It would be good to talk. Is this worth a look?\n\nRuth',
});
const withNews = buildFollowUp({
  body: 'Hi Dana,\n\nNorthgate Logistics cut its unpaid freight bills by half with us in two months. Is this worth a look?\n\nRuth',
});
/** As long as the reproach, and mentions the reader as often. */
const patient = buildFollowUp({
  body: 'Hi Dana,\n\nI know that your weeks are full and you may well have been busy. Is this worth a look?\n\nRuth',
});
const reproachful = buildFollowUp({
  body: 'Hi Dana,\n\nI have written to you twice and you still have not replied. Is this worth a look?\n\nRuth',
});

describe('the columns of neutral follow-ups', () => {
  it('are measured from the means of the neutral follow-ups', () => {
    // If this fails after a change of reading, run `node scripts/calibrate.ts`.
    expect(FOLLOW_UP_MEANS).toEqual(solveFollowUpMeans());
  });

  it('have no sign except their position', () => {
    expect(termsOf(neutral)).toEqual({ sequenceStep: 1, followUpLong: 0, followUpNew: 0, followUpRepeats: 0, followUpTooSoon: 0 });
    expect(termsOf(neutral, neutral).sequenceStep).toBe(2);
  });
});

describe('a follow-up', () => {
  it('loses replies if it has four sentences or more', () => {
    expect(termsOf(long).followUpLong).toBe(1);
    expect(lastOf(long).reply).toBeLessThan(lastOf(neutral).reply);
  });

  it('gains replies with new content, and repeated content is not new', () => {
    expect(termsOf(withNews).followUpNew).toBeGreaterThan(0.5);
    expect(lastOf(withNews).reply).toBeGreaterThan(1.1 * lastOf(neutral).reply);
    expect(termsOf(withNews, withNews).followUpNew).toBe(0);
  });

  it('loses replies and gains complaints if it repeats the previous email', () => {
    const again = buildFollowUp({ body: plainEmail.body });
    expect(termsOf(again).followUpRepeats).toBe(1);
    const [repeated, usual] = [lastOf(again), lastOf(neutral)];
    expect(repeated.reply).toBeLessThan(0.9 * usual.reply);
    expect(repeated.spamReport).toBeGreaterThan(1.15 * usual.spamReport);
  });

  it('may ask again in the same few words', () => {
    expect(termsOf(neutral, neutral).followUpRepeats).toBe(0);
  });

  it('loses replies if it reproaches the reader', () => {
    expect(lastOf(reproachful).reply).toBeLessThan(0.97 * lastOf(patient).reply);
    expect(lastOf(reproachful).spamReport).toBeGreaterThan(lastOf(patient).spamReport);
    expect(lastOf(reproachful).spamReport).toBeGreaterThan(lastOf(neutral).spamReport);
  });

  it('comes too soon within two days, and a longer wait changes nothing', () => {
    expect([0, 1, 2, 3, 21].map((waitDays) => termsOf(buildFollowUp({ waitDays })).followUpTooSoon)).toEqual([1, 0.5, 0, 0, 0]);
    const [soon, usual] = [lastOf(buildFollowUp({ waitDays: 0 })), lastOf(neutral)];
    expect(soon.reply).toBeLessThan(usual.reply);
    expect(soon.unsubscribe).toBeGreaterThan(usual.unsubscribe);
  });

  it('of two words says enough, because the previous email is below it', () => {
    const [brief, usual] = [lastOf(buildFollowUp({ body: 'Any thoughts?' })), lastOf(neutral)];
    expect(brief.reply / usual.reply).toBeGreaterThan(0.85);
    expect(brief.reply / usual.reply).toBeLessThan(1.15);
  });

  it('is opened like its thread with the same subject or a reply prefix, otherwise according to its own subject', () => {
    const opens = (subject: string) => {
      const list = buildList(10, () => ({ followUps: [buildFollowUp({ subject })] }));
      return forecast(campaign, list, { buckets: [REFERENCE_BUCKET], draws: { first: 0, count: 2 } })[0]?.steps?.map(
        ({ expected }) => expected.open,
      );
    };
    expect(opens('Re: Late invoices')).toEqual(opens(''));
    const loud = opens('AMAZING OFFER, ACT NOW!!!');
    expect(loud?.[0]).toBe(opens('')?.[0]);
    expect(loud?.[1]).toBeLessThan(opens('')?.[1] ?? 0);
  });
});
