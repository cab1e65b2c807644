import { describe, expect, it } from 'vitest';
import { adviseDraft, type DraftReason } from '../../adviseDraft.ts';
import type { Email, LeadInList } from '../../lead.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { twentyEmails } from '../../testing/twentyEmails.ts';
import { findBetterVersion, type BetterOptions, type BetterVersion } from './findBetterVersion.ts';

const NAMES = ['Dana', 'Owen', 'Marta', 'Priya'] as const;
const fillWith = ({ subject, body }: Email, firstName: string | null, company: string | null): Email => {
  const put = (text: string) => text.replaceAll('{{first_name}}', firstName ?? '').replaceAll('{{company}}', company ?? '');
  return { subject: put(subject), body: put(body) };
};
const listOf = (email: Email, count = 40): LeadInList[] =>
  buildList(count, (index) => {
    const firstName = NAMES[index % NAMES.length] ?? 'Dana';
    return { firstName, company: `Yard ${index}`, email: fillWith(email, firstName, `Yard ${index}`) };
  });

function run<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
const improve = (email: Email, options: BetterOptions = {}): BetterVersion | null =>
  run(findBetterVersion(buildCampaign({ leadCount: 40 }), listOf(email), { template: email, hasSwitches: false, ...options })).version;
const advise = (email: Email): DraftReason[] =>
  run(
    adviseDraft(buildCampaign({ leadCount: 40 }), listOf(email), {
      template: { email, fill: (written, lead) => fillWith(written, lead.firstName, lead.company), fillsCompany: true },
    }),
  );

/** What is said of a version that is not verified. */
const REPAIRED =
  /^(?:(?:It takes out faults|It says the same (?:more plainly|in fewer words))\. The gain is too small to see in simulation|(?:Worth fixing|It says the same (?:more plainly|in fewer words)): a forecast of this text shows)/;

const clumsy: Email = {
  subject: 'dock planning',
  body: "Hi,\n\nSorry to bother you out of the blue! Trucks wait at your gate EVERY day. We're basically a really flexible company and we give each carrier a slot!! Guaranteed.\n\nShould I send the plan of a yard like yours?\n\nHave a great day!\n\nErin",
};

describe('a version of a clumsy email', () => {
  const version = improve(clumsy);

  it('removes every plain fault, however small each gain is, and no other word', () => {
    const body = version?.email.body ?? '';
    for (const fault of ['Sorry to bother', 'EVERY', '!!']) expect(body).not.toContain(fault);
    expect(body).toContain('Should I send the plan of a yard like yours?');
    expect(body).toContain('{{first_name}}');
    expect(body).toContain('basically a really flexible company');
  });

  it('lists each removed sentence only once', () => {
    const removed = version?.changes.flatMap(({ lines }) => lines.removed) ?? [];
    expect(new Set(removed).size).toBe(removed.length);
  });

  it('is null for a plain email', () => {
    const plain = {
      subject: 'dock planning',
      body: 'Hi {{first_name}},\n\nTrucks wait at your gate for an hour. We give each carrier a slot, and Harlow Foods cut its queue to nine minutes.\n\nShould I send you their plan?\n\nErin',
    };
    expect(improve(plain)).toBeNull();
  });
});

describe('what the page offers on its own', () => {
  const emails: readonly Email[] = [
    clumsy,
    {
      subject: 'AMAZING offer for your yard!!!',
      body: 'Hi %FIRSTNAME%,\n\nYour yard loses an hour a day to trucks that wait. We are the leading platform for carriers and we are proud of it.\n\nDo you have 30 minutes on Tuesday for a demo?\n\nBest,\nIngrid',
    },
    {
      subject: 'links for {{company}}',
      body: 'Hi {{first_name}},\n\nTrucks wait at your gate for an hour. We give each carrier a slot, and Harlow Foods cut its queue to nine minutes.\n\nShould I send you their plan?\n\nOur site: https://a.example.com/x\nOur blog: https://b.example.com/y\nOur shop: https://c.example.com/z\nOur film: https://d.example.com/w\n\nErin',
    },
  ];

  it.each(emails)('is in the version, or the version says why not: $subject', (email) => {
    const offered = advise(email).flatMap(({ fix }) => (fix?.email ? (fix.editId ?? []) : []));
    const version = improve(email, { wanted: offered });
    if (version === null) return;
    const named = new Set(version.left.map(({ editId }) => editId));
    const body = JSON.stringify(version.email);
    for (const { fix } of advise(email)) {
      if (fix === null || fix.editId === null || fix.email === null) continue;
      const isIn = version.changes.some(({ editId }) => editId === fix.editId);
      expect(isIn || named.has(fix.editId) || body === JSON.stringify(fix.email) || !body.includes('%FIRSTNAME%')).toBe(true);
    }
  });

  it('is never shown as not verified', () => {
    for (const email of emails) for (const { fix } of advise(email)) expect(fix?.verification.sentence ?? '').not.toMatch(/not verified/);
  });
});

describe('the rule for a version', () => {
  const tidy =
    'Hi {{first_name}},\n\nTrucks wait at your gate for an hour!! We give each carrier a slot. PLAN\n\nShould I send you the plan?\n\nErin';
  const emails: readonly Email[] = [
    ...twentyEmails,
    clumsy,
    { subject: 'dock planning', body: tidy.replace(' PLAN', '') },
    { subject: 'dock planning', body: tidy.replace('PLAN', 'It is all-in-one and seamless.') },
    { subject: 'dock planning at [COMPANY]', body: tidy.replace('PLAN', 'Have a great day!') },
  ];

  it.each(emails)('holds for everyone: it is better in 8 of 10 draws, or says only what its forecast shows ($subject)', (email) => {
    const version = improve(email);
    const isSure = version === null || (version.total.verified && version.total.chanceBetter >= 0.8);
    expect(isSure || REPAIRED.test(version.total.sentence)).toBe(true);
  });

  it('corrects misspelled words, alone and with what else goes', () => {
    const email = { subject: 'dock planning', body: tidy.replace('PLAN', 'Its free and you dont pay alot.') };
    expect(improve(email)?.email.body).toContain("It's free and you don't pay a lot.");
    expect(advise(email).flatMap(({ fix }) => fix?.editId ?? [])).toContain('correct_spelling');
    const pressing = { ...email, body: email.body.replace('Its free', 'Hurry, only 2 spots left! Its free') };
    const version = improve(pressing);
    expect(version?.email.body).toContain("It's free and you don't pay a lot.");
    expect(version?.email.body).not.toContain('Hurry');
  });

  it('makes corrections that gain too little on their own', () => {
    const email = { subject: 'dock planning', body: tidy.replace(' PLAN', '') };
    const offered = advise(email).flatMap(({ fix }) => fix?.editId ?? []);
    expect(improve(email)?.email.body).toContain('for an hour.');
    expect(offered).toContain('drop_exclamations');
  });
});
