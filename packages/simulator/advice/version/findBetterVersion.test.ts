import { describe, expect, it } from 'vitest';
import type { Email, LeadInList } from '../../lead.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { findBetterVersion, type BetterOptions, type BetterSearch, type BetterVersion } from './findBetterVersion.ts';

const pushy: Email = {
  subject: 'AMAZING offer for your yard!!!',
  body: 'Hi {{first_name}},\n\nYour yard loses an hour a day to trucks that wait for a dock. We are the leading platform for carriers and we are proud of it. We offer software that lets drivers book a dock.\n\nDo you have 30 minutes on Tuesday for a demo?\n\nBest,\nIngrid',
};
const NAMES = ['Dana', 'Owen', 'Marta', 'Priya'] as const;
const listOf = ({ subject, body }: Email, count = 60): LeadInList[] =>
  buildList(count, (index) => {
    const firstName = NAMES[index % NAMES.length] ?? 'Dana';
    return { firstName, company: `Yard ${index}`, email: { subject, body: body.replaceAll('{{first_name}}', firstName) } };
  });

function runAll(
  leads: readonly LeadInList[],
  options: BetterOptions = {},
): { search: BetterSearch; version: BetterVersion | null; slices: number } {
  const work = findBetterVersion(buildCampaign({ leadCount: leads.length }), leads, options);
  for (let slices = 0; ; slices += 1) {
    const step = work.next();
    if (step.done === true) return { search: step.value, version: step.value.version, slices };
  }
}

describe('the better version', () => {
  const { version, slices } = runAll(listOf(pushy));

  it('is verified as a whole and has more expected interest', () => {
    expect(version?.total.verified).toBe(true);
    expect(version?.interest[1]).toBeGreaterThan(version?.interest[0] ?? 1);
    expect(version?.changes.length).toBeGreaterThan(0);
  });

  it('knows the template of a list in which first names stand with a title', () => {
    const titled = listOf(pushy).map((lead, index) =>
      index % 3 > 0
        ? lead
        : { ...lead, firstName: `Dr. ${lead.firstName}`, email: { ...lead.email, body: lead.email.body.replace('Hi ', 'Hi Dr. ') } },
    );
    expect(runAll(titled).version).toMatchObject({ isTemplate: true, original: pushy });
  });

  it('works on the template the leads share, with its variables', () => {
    expect(version?.isTemplate).toBe(true);
    expect(version?.original).toEqual(pushy);
    expect(version?.email.body).toContain('{{first_name}}');
  });

  it('yields many times during the search, and always gives the same result', () => {
    expect(slices).toBeGreaterThan(20);
    expect(runAll(listOf(pushy)).version).toEqual(version);
  });

  it('contains every combination of changes, from none to all', () => {
    expect(version?.combinations).toHaveLength(2 ** (version?.changes.length ?? 0));
    expect(version?.combinations[0]?.email).toEqual(pushy);
    expect(version?.combinations.at(-1)?.email).toEqual(version?.email);
  });

  it('drops what is certainly to be blamed, in one change with its switch, and keeps the request of the sender', () => {
    const scare = 'Act now before it is too late! You have not had the decency to answer me.';
    const told = 'We repair dock levelers at night for $290 each. Harwick Foods has had nine of them repaired since March.';
    const ask = 'Which of your docks is the oldest?';
    const bodyOf = (...said: readonly string[]) => ['Hi {{first_name}},', ...said, 'Best,\nIngrid'].join('\n\n');
    const plain = runAll(listOf({ subject: 'dock levelers', body: bodyOf(scare, told, ask) })).version;
    expect(plain?.changes.map(({ editId }) => editId)).toEqual(['keep_essentials']);
    expect(plain?.combinations.map(({ changes }) => changes)).toEqual([0, 1]);
    expect(plain?.email.body).toBe(bodyOf(told, ask));
  });

  it('offers no text of an email that is mostly praise, and says so with two of its sentences', () => {
    const jargon =
      'Dockora is a best-in-class, end-to-end platform that empowers forward-thinking enterprises to unlock operational excellence at scale.';
    const talk = 'Our holistic solution orchestrates mission-critical workflows and drives transformational outcomes.';
    const body = ['Hi {{first_name}},', 'Our team is second to none.', `${jargon} ${talk}`, 'Are you free on Tuesday?', 'Ingrid'].join(
      '\n\n',
    );
    const { search, version: none } = runAll(listOf({ subject: 'dock levelers', body }));
    expect(none).toBeNull();
    expect(search.vain).toMatch(/^Most of this email praises the sender .* any firm could say\. Cutting words is not enough\./);
  });

  it('says of an email in another language that it is not read, and not what was tried on it', () => {
    const { search } = runAll(
      listOf({
        subject: 'Dachreinigung im Herbst',
        body: 'Guten Tag {{first_name}},\n\nwir reinigen Dächer und Regenrinnen von Lagerhallen, bevor der Winter kommt. Eine Halle dauert einen Tag und kostet 900 Euro.\n\nDarf ich Ihnen die Termine für Oktober schicken?\n\nViele Grüße\nSvenja',
      }),
    );
    expect(search).toMatchObject({ version: null, tried: [], slots: [] });
    expect(search.vain).toContain('This email is in German.');
  });

  it('asks in other words for time, and never in place of another question of the sender', () => {
    const pitch = 'We repair dock levelers at night for $290 each. Nine docks a week.';
    const versionOf = (asked: string) =>
      runAll(listOf({ subject: 'dock levelers', body: ['Hi {{first_name}},', pitch, asked, 'Ingrid'].join('\n\n') })).version?.email.body ??
      asked;
    expect(versionOf('Do you have 30 minutes on Tuesday for a call?')).not.toContain('30 minutes');
    expect(versionOf('If a dock is down tell me. If not, worth 20 min?')).toContain('tell me. If not, is this worth a look?');
    for (const asked of ['Which of your docks has the oldest leveler?', 'Who has the key to the pit?', 'Thursday or Friday OK?'])
      expect(versionOf(asked)).toContain(asked);
  });

  it('rewrites no sentence twice', () => {
    const changes = version?.changes ?? [];
    changes.forEach(({ lines }, index) => {
      for (const later of changes.slice(index + 1)) for (const removed of later.lines.removed) expect(lines.added).not.toContain(removed);
    });
  });

  it('drops every edit that causes damage', () => {
    expect(runAll(listOf(pushy), { isSound: () => false }).version).toBeNull();
  });

  it('asks for a customer only if the email certainly names none', () => {
    expect(version?.slots.map(({ about }) => about)).toContain('proof');
    const proven = { ...pushy, body: pushy.body.replace('We are', 'Companies like Northgate cut waiting by half with us. We are') };
    expect(runAll(listOf(proven)).version?.slots.map(({ about }) => about) ?? []).not.toContain('proof');
  });

  it('is null for an empty list', () => {
    expect(runAll([]).version).toBeNull();
  });
});

it('only cuts from broken English: nothing is put right beside what is not', () => {
  const broken: Email = {
    subject: 'Re: Roof felt',
    body: 'Respected {{first_name}} Sir/Madam,\n\nGreetings of the day!! Trust this mail finds you in best of health.\n\nWe are manufacturer of roof felt in Izmir and we have make it since 20 years. We send felt to 14 country and our price is lower 12%. A roll is 21 EUR with transport.\n\nIf you need felt, please inform us your size.\n\nBest regards,\nCan Aksoy',
  };
  const { subject, body } = runAll(listOf(broken)).version?.email ?? broken;
  expect(subject).toBe('Roof felt');
  expect(body).toContain('We are manufacturer of roof felt in Izmir and we have make it since 20 years.');
  expect(body).toContain('If you need felt, please inform us your size.');
});
