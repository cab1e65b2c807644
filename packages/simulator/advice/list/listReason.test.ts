import { describe, expect, it } from 'vitest';
import { adviseDraft, type DraftReason } from '../../adviseDraft.ts';
import { explain } from '../../explain.ts';
import type { CampaignContext, LeadInList } from '../../lead.ts';
import { readListOffer } from '../../listOffer.ts';
import { tryList } from './listTrial.ts';
import type { WholeList } from './tryShorterList.ts';
import { readWithoutFar } from './withoutFar.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';

const body = (offer: string): string => `Hi Dana,\n\n${offer}\n\nShall I send you a price?\n\nBest,\nRuth`;
const PAYROLL = body('We run payroll for small firms, and answer their staff about every payslip.');
const [OWNER, STRANGER] = ['Payroll Manager', 'Train Driver'];

const sendTo = (count: number, titleAt: (index: number) => string | null, text = PAYROLL): LeadInList[] =>
  buildList(count, (index) => ({ title: titleAt(index), company: `Harwick ${index}`, email: { subject: 'payslips', body: text } }));

function runToEnd<Answer>(work: Generator<undefined, Answer>): Answer {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

function wholeOf(campaign: CampaignContext, leads: readonly LeadInList[]): WholeList {
  const { levels, columns } = runToEnd(readWithoutFar(campaign, leads));
  return { far: levels.filter((level) => level === 'far').length, trial: tryList(columns, { bucket: 4, spread: 1 }) };
}

function adviseAll(leads: readonly LeadInList[], some = leads): DraftReason[] {
  const campaign = buildCampaign({ leadCount: leads.length, ...readListOffer(leads) });
  return runToEnd(adviseDraft(campaign, some, some === leads ? {} : { whole: wholeOf(campaign, leads) }));
}
const advise = (leads: readonly LeadInList[], some = leads): DraftReason | undefined =>
  adviseAll(leads, some).find(({ factorId }) => factorId === 'fit');

const everyOther = (index: number): string => (index % 2 === 0 ? OWNER : STRANGER) ?? '';

describe('the list as a reason', () => {
  it('counts the leads who rarely decide, and says what leaving them out wins', () => {
    const reason = advise(sendTo(40, everyOther));
    expect(reason?.title).toBe('20 of 40 leads rarely decide on payroll');
    expect(reason?.deltaPoints).toBeLessThan(0);
    expect(reason?.fix).toMatchObject({ editId: null, email: null, verification: { verified: true } });
  });

  it('comes after words that cost more, and before them if most of the list does not fit', () => {
    const toSomeoneElse = PAYROLL.replace('Dana', 'Peter');
    const few = sendTo(40, (index) => (index < 19 ? STRANGER : index < 28 ? OWNER : 'Something Else') ?? '', toSomeoneElse);
    const most = sendTo(40, () => STRANGER ?? '', toSomeoneElse);
    const told = adviseAll(few).map(({ factorId }) => factorId);
    expect(told[0]).toBe('wrong_name');
    expect(told).toContain('fit');
    expect(adviseAll(most)[0]?.factorId).toBe('fit');
  });

  it('costs what the insights say that it costs', () => {
    const leads = sendTo(40, everyOther);
    const campaign = buildCampaign({ leadCount: leads.length, ...readListOffer(leads) });
    const card = explain(campaign, leads).reply.negative.factors.find(({ factorId }) => factorId === 'fit');
    expect(advise(leads)?.deltaPoints).toBe(card?.deltaPoints);
  });

  it('depends on how many it does not fit, however well the others do', () => {
    const listOf = (every: number) => sendTo(40, (index) => (index % every === 0 ? STRANGER : OWNER) ?? '');
    expect(advise(listOf(4))?.title).toBe('10 of 40 leads rarely decide on payroll');
    expect(advise(listOf(8))).toBeUndefined();
  });

  it('says of a job who works in another field', () => {
    const job =
      'Hi Dana,\n\nI am recruiting a sonographer for our private clinic in Exeter, three days a week, at $60 an hour.\n\nShall I send you the job description?\n\nBest,\nRuth';
    const leads = buildList(20, () => ({ title: STRANGER ?? null, email: { subject: 'sonographer post, Exeter', body: job } }));
    expect(advise(leads)?.title).toBe('20 of 20 leads work in another field');
  });

  it('counts over the whole list, of which only some are simulated', () => {
    const leads = sendTo(200, everyOther);
    const reason = advise(leads, leads.slice(0, 80));
    expect([reason?.title, reason?.fix?.text]).toEqual([
      '100 of 200 leads rarely decide on payroll',
      'Leave out 100 leads with other work (“Train Driver”)',
    ]);
    expect(reason?.fix).toEqual({ ...advise(leads)?.fix, list: { ...advise(leads)?.fix?.list, keptKeys: reason?.fix?.list?.keptKeys } });
  });

  it('leaves nobody out if nobody would be left', () => {
    expect(advise(sendTo(40, () => STRANGER ?? ''))).toMatchObject({ title: '40 of 40 leads rarely decide on payroll', fix: null });
  });

  it('leaves nobody out if those left are not known to decide on it either', () => {
    const reason = advise(sendTo(40, (index) => (index % 4 === 0 ? 'Something Else' : (STRANGER ?? ''))));
    // Of those whose work nobody can tell, some may be strangers, too.
    expect(reason).toMatchObject({ title: 'At least 30 of 40 leads rarely decide on payroll', fix: null });
  });

  it('says whom the email is for if it has no name for the offer', () => {
    const VAGUE = body('Our app tells you which cow is in heat and which one is lame, so the herd stays in calf.');
    const leads = sendTo(40, () => 'Tax Attorney', VAGUE);
    expect(readListOffer(leads).offer?.phrase).toBeNull();
    expect(advise(leads)?.title).toBe('This is for people in farming; 40 of 40 leads work in other fields');
  });

  it('says that the email is about other work if nobody can tell whose', () => {
    const SCANS = body('Our scanner reads the tags of cattle as they walk through the gate.');
    expect(advise(sendTo(40, () => 'Tax Attorney', SCANS))?.title).toBe('This email is not about the work of 40 of 40 leads');
  });

  it('is none if the list fits, if it has no titles, and if nobody knows what is offered', () => {
    expect(advise(sendTo(40, () => OWNER ?? ''))).toBeUndefined();
    expect(advise(sendTo(40, () => null))).toBeUndefined();
    expect(advise(sendTo(40, everyOther, body('We have news for you that is worth a look.')))).toBeUndefined();
  });

  it('leaves nobody out if nobody can name what is offered', () => {
    const vague = body('Our AI-powered platform empowers leaders to drive synergies across the entire employee lifecycle.');
    const named = sendTo(40, (index) => ['HR Director', 'Recruiter', 'Potter', 'CEO', 'Butcher'][index % 5] ?? '', vague);
    expect(advise(named)?.fix ?? null).toBeNull();
  });
});
