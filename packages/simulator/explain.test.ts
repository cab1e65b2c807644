import { describe, expect, it } from 'vitest';
import { EDITS } from './edits/edits.ts';
import { explain, explainLead, type Explanation, type StageName } from './explain.ts';
import type { Email } from './lead.ts';
import { toEmailDraft } from './reading/draft.ts';
import { buildCampaign, buildList } from './testing/buildLead.ts';
import { strongList } from './testing/strongList.ts';
import { twentyEmails } from './testing/twentyEmails.ts';

const campaign = buildCampaign({ leadCount: 200 });
const inBody = (from: string | RegExp, to: string) => (email: Email) => ({ ...email, body: email.body.replace(from, to) });
const beforeAsk = (text: string) => inBody('\n\nIs this', ` ${text}\n\nIs this`);

type Plant = { stage: StageName; factorId: string; evidence: readonly string[]; plant: (email: Email) => Email };
const PLANTS: Record<string, Plant> = {
  'a wrong greeting name': { stage: 'reply', factorId: 'wrong_name', evidence: ['Peter'], plant: inBody(/^Hi \w+/, 'Hi Peter') },
  'a broken variable': {
    stage: 'reply',
    factorId: 'broken_variables',
    evidence: ['{{city}}'],
    plant: beforeAsk('This is so in {{city}} too.'),
  },
  'a body of 400 words': {
    stage: 'reply',
    factorId: 'body_length',
    evidence: ['The gate opens at the time you set and the rest wait at home.'],
    plant: beforeAsk('The gate opens at the time you set and the rest wait at home. '.repeat(27).trim()),
  },
  'a fake RE:': {
    stage: 'reply',
    factorId: 'fake_reply',
    evidence: ['RE:'],
    plant: (email) => ({ ...email, subject: `RE: ${email.subject}` }),
  },
  'three links': {
    stage: 'open',
    factorId: 'placement',
    evidence: ['https://a.example/x', 'https://b.example/y', 'https://c.example/z'],
    plant: beforeAsk('See https://a.example/x and https://b.example/y and https://c.example/z.'),
  },
  'two asks': {
    stage: 'reply',
    factorId: 'several_asks',
    evidence: ['Is this worth a look for you?', 'Would you register for our open day?'],
    plant: inBody('for you?', 'for you? Would you register for our open day?'),
  },
};

const negativeIds = (explanation: Explanation, stage: StageName) => explanation[stage].negative.factors.map(({ factorId }) => factorId);

describe('explain', () => {
  it.each(Object.entries(PLANTS))('blames %s first, with its span', (_name, { stage, factorId, evidence, plant }) => {
    const leads = strongList(plant);
    const [first] = explain(campaign, leads)[stage].negative.factors;
    expect(first?.factorId).toBe(factorId);
    expect(first?.polarity).toBe('negative');
    expect(first?.deltaPoints).toBeLessThan(0);
    expect(first?.evidence.map(({ text }) => text)).toEqual(evidence);
    for (const { part, start, end, text } of first?.evidence ?? []) {
      expect(leads.some(({ email }) => email[part].slice(start, end) === text)).toBe(true);
    }
  });

  it('finds none of these faults if none was planted', () => {
    const sound = explain(campaign, strongList());
    for (const { stage, factorId } of Object.values(PLANTS)) expect(negativeIds(sound, stage)).not.toContain(factorId);
  });

  // No edit shortens what a sender tells.
  const MENDED = Object.entries(PLANTS).filter(([, { factorId }]) => factorId !== 'body_length');
  it.each(MENDED)('drops %s from the list once an edit fixes it', (_name, { stage, factorId, plant }) => {
    const leads = strongList(plant);
    const fixing = EDITS.filter(({ fixes }) => fixes.some((id) => id === factorId));
    expect(negativeIds(explain(campaign, leads), stage)).toContain(factorId);
    const mended = leads.map((lead) => {
      const email = fixing.reduce((text, edit) => edit.apply(toEmailDraft({ ...lead, email: text }, lead.context)), lead.email);
      return { ...lead, email };
    });
    expect(negativeIds(explain(campaign, mended), stage)).not.toContain(factorId);
  });

  it('returns a verified edit that fixes a planted fault, as a template', () => {
    const leads = buildList(40, (index) => ({
      firstName: index % 2 === 0 ? 'Dana' : 'Owen',
      email: { subject: 'dock slots', body: 'Hi Peter,\n\nTrucks wait at your gate.\n\nIs this worth a look for you?\n\nBest,\nErin' },
    }));
    const [factor] = explain({ ...campaign, leadCount: leads.length }, leads).reply.negative.factors;
    expect(factor?.recommendations[0]).toMatchObject({ editId: 'correct_greeting_name', doubt: null });
    expect(factor?.recommendations[0]?.editedEmail?.body).toContain('Hi {{first_name}},');
    expect(factor?.recommendations[0]?.editedEmail).toMatchObject({
      isTemplate: true,
      original: { body: expect.stringMatching(/^Hi (?!\{)/) },
    });
    expect(factor?.recommendations[0]?.verification?.sentence).toMatch(
      /^(?:Verified in simulation: interest about \+\d+% \(\+?\d+ to \+\d+\),|Likely better in simulation: interest about \+\d+% \(-?\d+ to \+\d+\), better in \d+ of 10 simulated cases,) (?:changes the outcome for \d+ of|too small to see on) 40 leads$/,
    );
  });

  it('counts no leads if the edits were tried on a part of the list', () => {
    const leads = buildList(40, () => ({
      email: { subject: 'dock slots', body: 'Hi Peter,\n\nTrucks wait at your gate.\n\nIs this worth a look for you?\n\nBest,\nErin' },
    }));
    const [factor] = explain({ ...campaign, leadCount: 90 }, leads).reply.negative.factors;
    const sentence = factor?.recommendations[0]?.verification?.sentence ?? '';
    expect(sentence).toContain('in simulation: interest about');
    expect(sentence).not.toContain('leads');
  });

  it('calls a factor mixed if at least a fifth of the leads are on either side', () => {
    const leads = strongList((email, index) =>
      index % 2 === 0 ? { ...email, subject: email.subject.replace(/ at \S+ Freight/, '') } : email,
    );
    const { positive, negative } = explain(campaign, leads).open;
    const factor = [...positive.factors, ...negative.factors].find(({ factorId }) => factorId === 'subject_company');
    expect(factor).toMatchObject({ polarity: 'mixed', shareOfLeads: 1 });
  });

  it('is the same every time, regardless of the order of calls', () => {
    const leads = strongList(PLANTS['two asks']?.plant);
    const once = explain(campaign, leads);
    explain(campaign, strongList());
    expect(explain(campaign, leads)).toEqual(once);
  });

  it('throws for an empty list', () => {
    expect(() => explain(campaign, [])).toThrow(RangeError);
  });

  it('says that kinds of leads differ only if it is more than chance', () => {
    const mixed = buildList(600, (index) => ({ title: index % 2 === 0 ? 'CEO' : 'Analyst' }));
    const [segment] = explain(campaign, mixed).open.segments;
    expect(segment).toMatchObject({ kind: 'seniority', leads: 300 });
    expect(segment?.sentence).toContain('in simulation');
    const few = buildList(24, (index) => ({ title: index % 2 === 0 ? 'CEO' : 'Analyst' }));
    expect(explain(campaign, few).open.segments).toEqual([]);
  });
});

describe('the words of explanations', () => {
  const explanations = twentyEmails.map((email) => {
    const leads = buildList(30, (index) => ({ email, company: `Harlow ${index}`, title: index % 2 === 0 ? 'CFO' : 'Analyst' }));
    return { email, explanation: explain(campaign, leads, { counts: { total: 30, opened: 13, replied: 1, interested: 0 } }) };
  });
  const sidesOf = ({ open, reply }: Explanation) => [open.positive, open.negative, reply.positive, reply.negative];
  const textsOf = (explanation: Explanation) =>
    sidesOf(explanation).flatMap(({ narrative, keyTakeaways, factors }) => [
      narrative,
      ...keyTakeaways,
      ...factors.flatMap(({ title, paragraph, recommendations }) => [title, paragraph, ...recommendations.map(({ text }) => text)]),
    ]);

  it('are never the same for two campaigns', () => {
    const narratives = explanations.map(({ explanation }) =>
      sidesOf(explanation)
        .map(({ narrative }) => narrative)
        .join('\n'),
    );
    expect(new Set(narratives).size).toBe(narratives.length);
  });

  it('promise nothing and leave no gap', () => {
    for (const text of explanations.flatMap(({ explanation }) => textsOf(explanation))) {
      const own = text.replace(/“[^”]*”/g, 'Q');
      expect(own).not.toMatch(/\b(?:will|predicts?|accurate|guarantees?)\b/i);
      expect(own).not.toMatch(/<\w+>|\[|\]|undefined|NaN|null| {2}|\.\.|,\./);
    }
  });

  it('state no figure that is not in the run, the email or the measurement', () => {
    for (const { email, explanation } of explanations) {
      const known = new Set<string>([...`${email.subject} ${email.body}`.matchAll(/\d+/g)].map(([digits]) => digits));
      const measured = JSON.stringify(explanation, (key, value: unknown) =>
        key === 'narrative' || key === 'keyTakeaways' || key === 'title' || key === 'paragraph' || key === 'text' ? undefined : value,
      );
      for (const text of sidesOf(explanation).flatMap(({ factors }) => factors.map(({ paragraph }) => paragraph))) {
        for (const [digits] of text.matchAll(/\d+/g)) {
          const isCounted = Number(digits) <= 400;
          expect(known.has(digits) || isCounted || measured.includes(digits), `${digits} in ${text}`).toBe(true);
        }
      }
    }
  });
});

describe('explainLead', () => {
  it('neither praises nor blames the wording of nonsense', () => {
    const body =
      'Green eleven the teapot hums below. Under ladder of marble tock tock. When turnips bent, no one was square. Brim the folt, saddy and thin.';
    const [lead] = strongList(PLANTS['a wrong greeting name']?.plant);
    if (lead === undefined) throw new Error('no lead');
    const nonsense = { ...lead, email: { subject: 'pond lamp eleven', body } };
    const { open, reply } = explainLead(campaign, nonsense);
    expect([...open, ...reply].filter(({ factorId }) => factorId === 'reading_level' || factorId === 'advert')).toEqual([]);
  });

  it('gives the reasons of one lead, strongest first, with rates of leads like it', () => {
    const [lead] = strongList(PLANTS['a wrong greeting name']?.plant);
    if (lead === undefined) throw new Error('no lead');
    const { reply, openRate, replyRate } = explainLead(campaign, lead);
    expect(reply[0]).toMatchObject({ factorId: 'wrong_name', effect: 'against', text: 'The greeting says “Peter”' });
    expect(reply.map(({ contribution }) => -Math.abs(contribution))).toEqual(
      reply.map(({ contribution }) => -Math.abs(contribution)).toSorted((a, b) => a - b),
    );
    expect(openRate).toBeGreaterThan(replyRate);
  });

  it.each([
    ['Chief Operating Officer', 'Senior: Chief Operating Officer'],
    ['Receptionist', 'Not an executive'],
  ])('names the level of a %s in the same way, whether it helps or hurts', (title, text) => {
    const [lead] = buildList(1, () => ({ title }));
    if (lead === undefined) throw new Error('no lead');
    const { open, reply } = explainLead(campaign, lead);
    const said = [open, reply].map((reasons) => reasons.find(({ factorId }) => factorId === 'seniority'));
    expect(said.map((reason) => reason?.text)).toEqual([text, text]);
    expect(said[0]?.effect).not.toBe(said[1]?.effect);
  });
});

describe('what is said about the seniority of a list', () => {
  const saysSeniority = (...titles: string[]): string[] => {
    const leads = buildList(60, (index) => ({ title: titles[index % titles.length] ?? null }));
    const { open, reply } = explain({ ...campaign, leadCount: 60 }, leads, {});
    return [open, reply]
      .flatMap(({ positive, negative }) => [positive, negative])
      .flatMap(({ factors, small }) => [
        ...factors.flatMap(({ factorId, paragraph }) => (factorId === 'seniority' ? [paragraph] : [])),
        ...(small?.labels ?? []).filter((label) => /senior|executive/i.test(label)),
      ]);
  };

  it.each<[string, ...string[]]>([
    ['Mixed seniority', 'Finance Director', 'Payroll Manager', 'Accountant'],
    ['Most leads on the list are not executives.', 'Warehouse Manager', 'Planner', 'Clerk', 'Driver', 'Buyer', 'Head of Housekeeping'],
    ['Many leads on the list are senior.', 'CEO', 'Managing Director', 'Founder'],
  ])('is true: %s', (text, ...titles) => {
    expect(saysSeniority(...titles)[0]).toContain(text);
  });

  it.each([
    [['Head of Workplace', 'Facilities Manager', 'Office Manager', 'Head of People']],
    [['School Principal', 'Facilities Director', 'Athletic Director', 'Superintendent']],
    [['Head Housekeeper', 'Hotel Manager', 'Principal', 'Superintendent']],
  ])('is nothing where it is unclear who is an executive: %s', (titles) => {
    expect(saysSeniority(...titles)).toEqual([]);
  });
});
