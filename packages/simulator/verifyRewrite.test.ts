import { describe, expect, it } from 'vitest';
import { buildCampaign } from './testing/buildLead.ts';
import { strongList } from './testing/strongList.ts';
import { buildList } from './testing/buildLead.ts';
import { buildFollowUps } from './testing/buildSequence.ts';
import { findSharedEmail, verifyRewrite } from './verifyRewrite.ts';

const LEADS = 12;
const campaign = buildCampaign({ leadCount: LEADS });
const names = ['Dana', 'Owen', 'Marta', 'Priya'];
const long = 'We build software that chases open invoices for carriers and writes a report. '.repeat(14);
const leads = buildList(LEADS, (index) => {
  const firstName = names[index % 4] ?? 'Dana';
  return {
    firstName,
    email: {
      subject: 'RE: an exciting opportunity for your whole finance team this quarter',
      body: `Hi ${firstName},\n\n${long}\n\nCan we meet?`,
    },
  };
});

describe('a proposed rewrite', () => {
  it('is verified if it helps, on the template that the leads share', () => {
    const rewrite = {
      subject: 'open invoices',
      body: 'Hi {{first_name}},\n\nWe build software that chases open invoices for carriers. You get a report.\n\nIs this worth a look for you?',
    };
    const verified = verifyRewrite(campaign, leads, rewrite);
    expect(verified).toMatchObject({ email: rewrite, doubt: null, verification: { verified: true } });
    expect(verified?.original.body).toContain('Hi {{first_name}},');
    expect(verified?.verification.lift).toBeGreaterThan(0.05);
  });

  it('is verified on the whole sequence, of which it is a part', () => {
    const rewrite = {
      subject: 'open invoices',
      body: 'Hi {{first_name}},\n\nWe build software that chases open invoices for carriers. You get a report.\n\nIs this worth a look for you?',
    };
    const alone = verifyRewrite(campaign, leads, rewrite);
    const withFollowUps = leads.map((lead) => ({ ...lead, followUps: buildFollowUps(4) }));
    const inSequence = verifyRewrite(campaign, withFollowUps, rewrite);
    expect(inSequence?.verification.verified).toBe(true);
    // The follow-ups stay, so the same rewrite lifts the whole sequence by less.
    expect(inSequence?.verification.lift).toBeLessThan(0.9 * (alone?.verification.lift ?? 0));
  });

  it('that adds a fact is refused, however good', () => {
    const rewrite = {
      subject: 'open invoices',
      body: 'Hi {{first_name}},\n\nWe build software that chases open invoices for carriers. Fernhollow saved 40% with us. Is this worth a look?',
    };
    expect(verifyRewrite(campaign, leads, rewrite)).toMatchObject({ doubt: 'adds_facts', verification: { verified: false } });
  });

  it('that does harm is not verified', () => {
    const rewrite = { subject: 'RE: FREE MONEY TODAY', body: `Hi {{first_name}},\n\n${long}\n\nCan we meet? WHY DID YOU NOT ANSWER?` };
    expect(verifyRewrite(campaign, leads, rewrite)?.verification.verified).toBe(false);
  });

  it('is null if it damages the text', () => {
    const body = 'Hi {{first_name}},\n\nWe build software that chases open invoices for carriers.\n\nIs this worth a look for you?';
    expect(verifyRewrite(campaign, leads, { subject: 'open invoices', body })).not.toBeNull();
    expect(verifyRewrite(campaign, leads, { subject: 'open invoices for', body })).toBeNull();
    expect(verifyRewrite(campaign, leads, { subject: 'open invoices', body: body.replace('},', '},,') })).toBeNull();
  });

  it('is null if it changes nothing, adds variables, or the leads share no email', () => {
    const shared = findSharedEmail(campaign, leads);
    if (shared === null) throw new Error('no template');
    expect(verifyRewrite(campaign, leads, shared)).toBeNull();
    expect(verifyRewrite(campaign, leads, { ...shared, subject: '{{title}}' })).toBeNull();
    expect(verifyRewrite(campaign, strongList(), { subject: 's', body: 'b' })).toBeNull();
    expect(findSharedEmail(campaign, [])).toBeNull();
  });
});
