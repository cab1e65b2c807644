import { describe, expect, it } from 'vitest';
import { adviseDraft, type DraftOptions, type DraftReason } from './adviseDraft.ts';
import type { Email, Lead, LeadInList } from './lead.ts';
import { listLeads } from './listLeads.ts';
import { listTypicalLeads } from './typicalList.ts';

const fill = ({ subject, body }: Email, { firstName, company }: Pick<Lead, 'firstName' | 'company'>): Email => {
  const write = (text: string) => text.replaceAll('{{first_name}}', firstName ?? '').replaceAll('{{company}}', company ?? '');
  return { subject: write(subject), body: write(body) };
};

const sendToTypical = (email: Email): LeadInList[] =>
  listLeads(
    listTypicalLeads().map((lead) => ({ ...lead, fullName: lead.name, ...fill(email, lead) })),
    ({ subject, body }) => ({ subject, body }),
  );

/** Runs to the end, counting how often it yields. */
function runAll(leads: readonly LeadInList[], options: DraftOptions): { reasons: DraftReason[]; slices: number } {
  const work = adviseDraft({ seed: 'northmoor', leadCount: leads.length }, leads, options);
  for (let slices = 0; ; slices += 1) {
    const step = work.next();
    if (step.done) return { reasons: step.value, slices };
  }
}

const pushy: Email = {
  subject: 'AMAZING dock slots for {{company}}!!!',
  body: [
    'Hi {{first_name}},',
    'Your yard loses an hour a day to trucks that wait for a dock. Carriers of your size book their own slots with us.',
    'Do you have 30 minutes on Tuesday for a demo? Book it here: https://calendly.com/northmoor/30min',
    'Ingrid',
  ].join('\n\n'),
};

const shared = (email: Email) => ({ email, fill, fillsCompany: true });

describe('the advice on a draft', () => {
  const { reasons, slices } = runAll(sendToTypical(pushy), { template: shared(pushy) });

  it('names the two strongest reasons, each with an edit that was simulated', () => {
    expect(reasons).toHaveLength(2);
    for (const { deltaPoints, fix } of reasons) {
      expect(deltaPoints).toBeLessThan(0);
      expect(fix?.verification).toMatchObject({ verified: true, leads: 100 });
      expect(fix?.verification.sentence).toMatch(/^(?:Verified|Likely better) in simulation: (?:opens|interest) about \+\d+%/);
    }
  });

  it('offers the template after an edit that is certain to help, even if more in it is to be mended, and after others only if nothing is', () => {
    const early = {
      subject: 'dock planning',
      body: 'Hi {{first_name}},\n\nTrucks wait at your gate for an hour. We sell software that gives each carrier a slot. We can run a free trial at one dock.\n\nDo you have 30 minutes on Thursday?\n\nErin',
    };
    const { reasons: found } = runAll(sendToTypical(early), { template: shared(early) });
    const offered = found.flatMap(({ fix }) => fix?.email ?? []);
    expect(offered.length).toBeGreaterThan(0);
    expect(found.every(({ fix }) => fix === null || fix.verification.lift80[0] >= 0)).toBe(true);
    for (const email of offered) {
      expect(email).not.toEqual(early);
      expect(email.body).toContain('{{first_name}}');
    }
  });

  it('yields many times, and always returns the same advice', () => {
    expect(slices).toBeGreaterThan(10);
    expect(runAll(sendToTypical(pushy), { template: shared(pushy) }).reasons).toEqual(reasons);
  });

  it('does not offer an edited email if each lead has its own email', () => {
    const own = sendToTypical(pushy).map((lead, index) => ({ ...lead, email: { ...lead.email, body: `${lead.email.body} ${index}` } }));
    const { reasons: found } = runAll(own, {});
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ fix }) => fix === null || fix.email === null)).toBe(true);
  });

  it('never adds a variable the list has no value for', () => {
    const plain = { ...pushy, subject: 'a note about docks', body: pushy.body.replace('Your yard', 'Your company') };
    const { reasons: found } = runAll(sendToTypical(plain), { template: { ...shared(plain), fillsCompany: false }, most: 9 });
    expect(found.every(({ fix }) => !`${fix?.email?.subject}${fix?.email?.body}`.includes('{{company}}'))).toBe(true);
  });

  it('suggests naming the company only with an edit that names it', () => {
    const withoutPlace: Email = {
      subject: 'Waiting trucks',
      body: 'Hi {{first_name}},\n\nTrucks wait for hours at most gates. We let the carriers book a slot.\n\nShall I send you the numbers?\n\nErin',
    };
    const { reasons: found } = runAll(sendToTypical(withoutPlace), { template: shared(withoutPlace), most: 9 });
    const ofCompany = found.filter(({ factorId }) => factorId === 'company_mention' || factorId === 'subject_company');
    expect(ofCompany.every(({ fix }) => fix !== null && fix.email !== null)).toBe(true);
  });

  it('has no reasons for an empty list', () => {
    expect(runAll([], {}).reasons).toEqual([]);
  });
});
