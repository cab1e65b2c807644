import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEmails, type CheckOptions } from './checkEmails.ts';
import type { CheckedEmail, FindingKind } from './finding.ts';
import { buildEmail, GOOD_EMAILS, options } from './testing/buildEmails.ts';
import { validateVariables } from '../emailTemplateVariables.ts';
import { fixEmail } from './applyFixes.ts';

const kindsOf = (emails: readonly CheckedEmail[], more: Partial<CheckOptions> = {}): FindingKind[] =>
  checkEmails(emails, { ...options, ...more }).map(({ kind }) => kind);
const checkOne = (email: Partial<CheckedEmail>) => checkEmails([buildEmail(email)], options);

describe('good emails', () => {
  it.each(GOOD_EMAILS.map((email) => [email.company ?? '', email] as const))('of %s have nothing that stands out', (_, email) => {
    expect(checkEmails([email], options)).toEqual([]);
  });

  it('do not stand out as a list either', () => {
    expect(checkEmails(GOOD_EMAILS, options)).toEqual([]);
  });

  it('of one template to a whole list have nothing that stands out', () => {
    const list = GOOD_EMAILS.map((email) => ({ ...email, body: `Hi ${email.firstName},\n\nAre docks full at ${email.company}?` }));
    expect(checkEmails(list, options)).toEqual([]);
  });
});

describe('what stands out in one email', () => {
  it.each([
    ['Hi {{frist_name}},', 'misspelt_variable', '{{frist_name}}', '{{first_name}}'],
    ['Saw {{Compnay}} grow.', 'misspelt_variable', '{{Compnay}}', '{{company}}'],
    ['In {{ctiy}} it rains.', 'misspelt_variable', '{{ctiy}}', '{{city}}'],
    ['Saw {{funding_round}}.', 'unknown_variable', '{{funding_round}}', null],
    ['Hi {{ firstName }},', 'open_first_name', '{{first_name}}', null],
    ['Hi {first_name},', 'foreign_variable', '{first_name}', '{{first_name}}'],
    ['Hi {FIRST_NAME},', 'foreign_variable', '{FIRST_NAME}', '{{first_name}}'],
    ['Hi [Name],', 'foreign_variable', '[Name]', '{{first_name}}'],
    ['Saw [Company] grow.', 'foreign_variable', '[Company]', '{{company}}'],
    ['Hi %FIRSTNAME%,', 'foreign_variable', '%FIRSTNAME%', '{{first_name}}'],
    ['Best,\n[Your Name]', 'foreign_variable', '[Your Name]', null],
    ['Hi <<first name>>,', 'foreign_variable', '<<first name>>', '{{first_name}}'],
    ['Hi *|FNAME|*,', 'foreign_variable', '*|FNAME|*', '{{first_name}}'],
    ['Hi {% name %},', 'foreign_variable', '{% name %}', '{{first_name}}'],
    ['Hi {name|there},', 'foreign_variable', '{name|there}', '{{first_name}}'],
    ['Hi #FIRSTNAME#,', 'foreign_variable', '#FIRSTNAME#', '{{first_name}}'],
    ['Hi __NAME__,', 'foreign_variable', '__NAME__', '{{first_name}}'],
    ['Hi <first name>,', 'foreign_variable', '<first name>', '{{first_name}}'],
    ['Saw XXX grow.', 'leftover', 'XXX', null],
    ['Lorem ipsum dolor sit amet.', 'leftover', 'Lorem ipsum', null],
    ['Hi undefined,', 'leftover', 'undefined', null],
    ['Hi null,', 'leftover', 'null', null],
    ['The docks at NaN.', 'leftover', 'NaN', null],
    ['Saw #N/A grow.', 'leftover', '#N/A', null],
    ['Hi ,\n\nYour docks are full.', 'empty_greeting', 'Hi ,', null],
    ['It’s donâ€™t.', 'mojibake', 'â€™', '’'],
    ['GrÃ¼ÃŸe', 'mojibake', 'Ã¼', 'ü'],
    ['Caf\ufffd Noor', 'lost_character', 'Caf\ufffd', null],
    ['Your раypal is full.', 'mixed_scripts', 'раypal', 'paypal'],
    ['Your do\u200bcks', 'hidden_character', 'U+200B', null],
    ['Your\u00ad docks', 'hidden_character', 'U+00AD', null],
    ['Your \u0007docks', 'control_character', 'U+0007', null],
  ])('%j: %s', (...[body, kind, text, instead]) => {
    expect(checkOne({ body })[0]).toMatchObject({ kind, text, instead, rowNumbers: [2] });
  });

  it('take a name that looks like a program’s word for nothing for a name, if it is the lead’s', () => {
    const greeted = { body: 'Hi Nan,\n\nSaw that your docks are full.', slug: 'nan-craig' };
    const kindsOf = (email: Partial<CheckedEmail>) => checkOne(email).map(({ kind }) => kind);
    expect(kindsOf({ ...greeted, firstName: 'Nan', fullName: 'Nan Craig' })).not.toContain('leftover');
    expect(kindsOf({ ...greeted, firstName: 'Jane', fullName: 'Jane Craig' })).toContain('leftover');
    expect(kindsOf({ body: 'Hi nan,\n\nSaw that your docks are full.', firstName: 'nan', fullName: 'nan' })).toContain('leftover');
  });

  it('keep a reply mark if the body mentions an earlier email', () => {
    const findingsOf = (body: string) => checkEmails([buildEmail({ subject: 'Re: film', body })], options).map(({ kind }) => kind);
    expect(findingsOf('Hi Dana,\n\nDid you get a chance to look at the film?')).toEqual([]);
    expect(findingsOf('Hi Dana,\n\nAs discussed, here is the film.')).toEqual(['fake_reply']);
  });

  it.each(['RE: our call', 'Fwd: docks', 'AW: Ihre Anfrage', 'Re[2]: docks', 'FW:RE: docks'])(
    '%s is a reply mark on a first email',
    (subject) => {
      const [found] = checkOne({ subject });
      expect(found).toMatchObject({ kind: 'fake_reply', fix: { kind: 'drop_fake_reply' } });
    },
  );

  it('is described, with what to do', () => {
    const [found] = checkOne({ body: 'Hi {{frist_name}},' });
    expect(found).toMatchObject({
      problem: 'Your file has no column with this name. It will be sent as is.',
      advice: 'Did you mean {{first_name}}?',
    });
  });

  it('is reported for a template’s variable with the message of the launch, which refuses it', () => {
    const problemsOf = (body: string, headers: string[] | null) =>
      checkEmails([buildEmail({ body })], { ...options, headers, isOwnEmails: false }).map(({ problem }) => problem);
    const refusal = (body: string, headers: string[] | null) => `${validateVariables({ subject: '', body }, headers).message}`;
    expect(problemsOf('Hi {{nickname}},', ['company'])).toEqual([`${refusal('{{nickname}}', ['company'])}.`]);
    expect(problemsOf('Hi {{nickname}},', null)).toEqual([refusal('{{nickname}}', null)]);
    expect(problemsOf('Hi {{1st thing}},', ['company'])).toEqual([refusal('{{1st thing}}', ['company'])]);
  });

  it('is not guessed if the file has no such column', () => {
    expect(checkEmails([buildEmail({ body: 'Saw {{compnay}}.' })], { ...options, headers: null })[0]).toMatchObject({
      kind: 'unknown_variable',
    });
  });
});

describe('what stands out in a list', () => {
  const people = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
  const companies = ['Harwick Foods', 'Elmstead Freight', 'Dunmore Tiles', 'Notion', 'Target', 'Kestrel Optics'];
  const list = people.map((firstName, index) =>
    buildEmail({
      rowNumber: index + 2,
      firstName,
      fullName: firstName,
      slug: `${firstName}-x`,
      company: companies[index] ?? null,
      body: `Hi ${firstName},\n\nSaw yard ${index} of ${companies[index]} in the news, ${'abcdef'.charAt(index)}.`,
    }),
  );
  const withBody = (index: number, body: string) => list.map((email, at) => (at === index ? { ...email, body } : email));

  it('is a greeting to someone else', () => {
    const found = checkEmails(list, {
      ...options,
      findStranger: ({ firstName }) => (firstName === 'Ben' ? { greeted: 'Anna', known: 'Ben' } : undefined),
    });
    expect(found).toMatchObject([{ kind: 'wrong_name', text: 'Anna', instead: 'Ben', rowNumbers: [3] }]);
  });

  it('is the company of another row', () => {
    expect(checkEmails(withBody(1, 'Hi Ben,\n\nSaw the new yard of Harwick Foods.'), options)).toMatchObject([
      { kind: 'other_company', text: 'Harwick Foods', instead: 'Elmstead Freight', rowNumbers: [3] },
    ]);
    expect(kindsOf(withBody(1, 'Hi Ben,\n\nHow is the team at Notion doing?'))).toEqual(['other_company']);
  });

  it.each([
    ['their own company is in it, too', 'Hi Ben,\n\nLike Harwick Foods, Elmstead Freight runs two yards.'],
    ['their own company is in it without its legal form', 'Hi Ben,\n\nLike Harwick Foods, elmstead runs two yards.'],
    ['the name is an ordinary word', 'Target the busy hours first. The notion is simple, Ben.'],
  ])('is not another company if %s', (_, body) => {
    expect(kindsOf(withBody(1, body))).toEqual([]);
  });

  it('is not a company that many emails mention, and nothing if emails name no companies', () => {
    const customers = list.map((email) => ({ ...email, body: `${email.body} We help Harwick Foods.` }));
    expect(kindsOf(customers)).toEqual([]);
    const plain = list.map((email, index) => ({ ...email, body: `Note ${index}. ${index === 2 ? 'We work with Harwick Foods.' : ''}` }));
    expect(kindsOf(plain)).toEqual([]);
  });

  it('is one body for two people if the other bodies differ', () => {
    const twice = withBody(4, list[1]?.body ?? '');
    expect(checkEmails(twice, options).find(({ kind }) => kind === 'same_body')).toMatchObject({ rowNumbers: [3, 6] });
    expect(kindsOf(twice, { isOwnEmails: false })).not.toContain('same_body');
  });

  it('is not a template sent to two people with the same name, or two rows of one person', () => {
    const template = list.map((email) => ({ ...email, firstName: 'Ana', body: 'Hi Ana,\n\nAre your docks full?' }));
    expect(kindsOf(template)).toEqual([]);
    const same = list.map((email, index) =>
      index === 4 ? { ...email, body: list[1]?.body ?? '', company: 'Elmstead Freight', profileUrl: list[1]?.profileUrl ?? '' } : email,
    );
    expect(kindsOf(same)).toEqual([]);
  });

  it('is a word such as undefined that few emails have, not one that all are about', () => {
    expect(checkEmails(withBody(2, `${list[2]?.body} Your undefined yard`), options)).toMatchObject([
      { kind: 'leftover', text: 'undefined', rowNumbers: [4] },
    ]);
    expect(kindsOf(list.map((email) => ({ ...email, body: `${email.body} Fewer undefined errors` })))).toEqual([]);
  });

  it('is reported once for all its rows, the clearest first', () => {
    const many = list.map((email) => ({ ...email, subject: `RE: ${email.subject}`, body: email.body.replace('Hi', 'Hi\u200b') }));
    expect(checkEmails(many, options)).toMatchObject([
      { kind: 'fake_reply', rowNumbers: [2, 3, 4, 5, 6, 7] },
      { kind: 'hidden_character', rowNumbers: [2, 3, 4, 5, 6, 7] },
    ]);
  });
});

const piece = fc.constantFrom(
  'Hi Ana,\n',
  '{{frist_name}}',
  'RE: ',
  'â€™',
  'Ã¼',
  'раypal ',
  'do\u200bcks',
  '[Name] ',
  '\u0007',
  '{{city}}',
  'größer ',
  '山田 ',
  '\u200f',
  'XXX ',
  ' null, ',
);
const text = fc.array(fc.oneof(piece, fc.string({ maxLength: 6, unit: 'grapheme' })), { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('any email', () => {
  it('is checked without an error, and every fix removes what it is for', () => {
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const email = buildEmail({ subject, body });
        const fixes = checkEmails([email], options).flatMap(({ fix }) => fix ?? []);
        const fixed = fixEmail(fixEmail(email, fixes), fixes);
        for (const fix of fixes) expect(fixEmail(fixed, [fix])).toEqual(fixed);
      }),
      { numRuns: 300 },
    );
  });
});

describe('follow-ups', () => {
  const withFollowUps = (...followUps: { subject?: string; body: string }[]): CheckedEmail =>
    buildEmail({ followUps: followUps.map(({ subject = '', body }) => ({ subject, body })) });

  it('are checked like the first email, and the finding names the emails it is in', () => {
    const [found] = checkEmails([withFollowUps({ body: 'Saw {{Compnay}} grow.' }, { body: 'Still {{Compnay}}.' })], options);
    expect(found).toMatchObject({ kind: 'misspelt_variable', rowNumbers: [2], emailNumbers: [2, 3] });
  });

  it('that repeat an earlier email stand out, whatever their whitespace', () => {
    const [found, ...others] = checkEmails(
      [withFollowUps({ body: 'Hi Marta,\n\nOne thing more.' }, { body: 'Hi Marta, Are your docks  full?\nIngrid' })],
      options,
    );
    expect(found).toMatchObject({ kind: 'repeated_email', emailNumbers: [3] });
    expect(others).toEqual([]);
  });

  it.each([
    ['Re: dock queues', []],
    ['re: Dock queues', []],
    ['Re: your order', ['fake_reply']],
  ])('with the subject %s give %j', (subject, kinds) => {
    expect(kindsOf([withFollowUps({ subject, body: 'One thing more.' })])).toEqual(kinds);
  });

  it('are repaired together with the first email', () => {
    const email = { subject: 'a', body: '[Name]', followUps: [{ subject: 'Re: [Name]', body: '[Name]', waitDays: 3 }] };
    expect(fixEmail(email, [{ kind: 'replace', from: '[Name]', to: '{{first_name}}' }])).toEqual({
      subject: 'a',
      body: '{{first_name}}',
      followUps: [{ subject: 'Re: {{first_name}}', body: '{{first_name}}', waitDays: 3 }],
    });
  });

  it('do not change the findings of lists without them', () => {
    expect(checkEmails([buildEmail({ body: 'Saw XXX grow.' })], options)[0]).not.toHaveProperty('emailNumbers');
  });
});

describe('an offer that nothing backs up', () => {
  const findMissingProof = () => 'We mill crowns.';
  const emails = [2, 3].map((rowNumber) =>
    buildEmail({ rowNumber, body: 'Hi Marta,\n\nWe mill crowns.\n\nWould you like one?\n\nJo Lind' }),
  );
  const rowsOf = (more: object) =>
    checkEmails(emails, { ...options, findMissingProof, ...more })
      .filter(({ kind }) => kind === 'missing_proof')
      .map(({ rowNumbers }) => rowNumbers);

  it('is said once of a template, and not where each row has its own email', () => {
    expect(rowsOf({ isOwnEmails: false })).toEqual([[2, 3]]);
    expect(rowsOf({ isOwnEmails: true })).toEqual([]);
    expect(rowsOf({ isOwnEmails: false, findMissingProof: () => undefined })).toEqual([]);
  });
});
