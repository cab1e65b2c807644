import { describe, expect, it } from 'vitest';
import { toRow } from '../explain/rows.ts';
import type { Email } from '../lead.ts';
import { buildCampaign } from '../testing/buildLead.ts';
import { strongList } from '../testing/strongList.ts';
import type { Edit } from './edits.ts';
import { toSampledLead, tryEdit } from './tryEdit.ts';
import { verifyEdits, type VerifiedEdit } from './verify.ts';

const campaign = buildCampaign({ leadCount: 200 });
const timeRequest = (email: Email) => ({
  ...email,
  body: email.body.replace('Is this worth a look for you?', 'Are you free on Thursday?'),
});
const sample = strongList(timeRequest).map((lead) => toSampledLead(toRow(campaign, lead)));

const makeEdit = (change: (email: Email) => Email): Edit => ({
  id: 'ask_for_interest',
  fixes: ['ask_kind'],
  when: () => true,
  apply: ({ lead }) => change(lead.email),
  advice: ['Change it'],
});
function verify(change: (email: Email) => Email): VerifiedEdit {
  const tried = tryEdit(campaign, makeEdit(change), sample);
  const [found] = tried === undefined ? [] : verifyEdits('reply', [tried], { seed: campaign.seed, sample, bucket: 4 });
  if (found === undefined) throw new Error('the edit changed nothing');
  return found;
}
const askInterest = (email: Email) => ({
  ...email,
  body: email.body.replace('Are you free on Thursday?', 'Is this worth a look for you?'),
});

describe('verifyEdits', () => {
  it('verifies an edit that is better in most parameter draws', () => {
    const { doubt, verification } = verify(askInterest);
    expect(doubt).toBeNull();
    expect(verification.lift).toBeGreaterThan(0.2);
    expect(verification.lift80[0]).toBeLessThan(verification.lift);
    expect(verification).toMatchObject({ verified: true, leads: 40 });
  });

  it('counts leads only if the whole list was simulated', () => {
    const tried = tryEdit(campaign, makeEdit(askInterest), sample);
    const sentenceFor = (list?: { leadCount: number }) => {
      const search = { seed: campaign.seed, sample, bucket: 4, ...(list === undefined ? {} : { campaign: list }) };
      return verifyEdits('reply', tried === undefined ? [] : [tried], search)[0]?.verification.sentence;
    };
    expect(sentenceFor({ leadCount: 40 })).toMatch(/ 40 leads$/);
    expect(sentenceFor()).toBe(sentenceFor({ leadCount: 40 }));
    expect(sentenceFor({ leadCount: 41 })).toMatch(/^Verified in simulation: interest about \+\d+% \(.*\)$/);
  });

  it('rejects an edit that gains replies at the cost of complaints', () => {
    const withFalseThread = verify((email) => ({ ...askInterest(email), subject: `RE: ${email.subject}` }));
    expect(withFalseThread.verification.lift).toBeGreaterThan(0);
    expect(withFalseThread).toMatchObject({ doubt: 'more_complaints', verification: { verified: false } });
  });

  it('rejects an edit that costs interest', () => {
    expect(verify((email) => ({ ...email, body: email.body.replace(/^Hi \w+/, 'Hi Peter') })).doubt).toBe('adds_facts');
    expect(verify((email) => ({ ...email, body: email.body.replace(/ Companies like Northgate did so too\./, '') })).doubt).toBe(
      'less_interest',
    );
  });

  it('rejects an edit that adds a number, a link or a name', () => {
    expect(
      verify((email) => ({ ...askInterest(email), body: askInterest(email).body.replace('Best,', 'It saves 40 hours.\n\nBest,') })).doubt,
    ).toBe('adds_facts');
  });
});
