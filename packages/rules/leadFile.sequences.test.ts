import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCampaignCsv } from './campaignCsv.ts';
import { writeCsv } from './csvWriter.ts';
import { completeEmail, fillLeads, judgeFilledLeads, readOpenNames, writeOpenNames } from './filledLeads.ts';
import { readSequenceHeader } from './leadFile/sequenceColumns.ts';
import { NAUGHTY_STRINGS } from './leadFile/testing/naughtyStrings.ts';
import { readLeadFile, type LeadFileOptions } from './leadFile.ts';

const LINK = 'https://www.linkedin.com/in/ann-lee';
const OWN = ['email_body_1', 'subject_line', 'personal_linkedin_url'];

const read = (text: string, mode: LeadFileOptions['mode'] = 'campaign') => {
  const reading = readLeadFile(new TextEncoder().encode(text), { mode });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

/** A file with one lead per row of cells, under the given follow-up headers. */
const readRows = (headers: readonly string[], rows: readonly (readonly string[])[]) =>
  read(
    writeCsv(
      [...OWN, ...headers],
      rows.map((cells, index) => ['First.', 'docks', `linkedin.com/in/lead-${index}`, ...cells]),
    ),
  );
const readRow = (cells: Record<string, string>) => readRows(Object.keys(cells), [Object.values(cells)]);
const reasonOf = (cells: Record<string, string>) => readRow(cells).invalidRows[0]?.reason;

describe('the emails after the first', () => {
  it('come from the columns 2 to 7, each with its subject and its wait', () => {
    const cells = Object.fromEntries(
      [2, 3, 4, 5, 6, 7].flatMap((step) => [
        [`email_body_${step}`, `Body ${step}.`],
        [`subject_line_${step}`, step === 4 ? 'another subject' : ''],
        [`wait_days_${step}`, String(step)],
      ]),
    );
    expect(readRow(cells).leads[0]?.followUps).toEqual(
      [2, 3, 4, 5, 6, 7].map((step) => ({ body: `Body ${step}.`, subject: step === 4 ? 'another subject' : '', waitDays: step })),
    );
  });

  it('follow three days later in the same thread by default', () => {
    expect(readRow({ email_body_2: 'Any thoughts?' }).leads[0]?.followUps).toEqual([{ subject: '', body: 'Any thoughts?', waitDays: 3 }]);
  });

  it('end with the first empty body, row by row', () => {
    const { leads, invalidRows } = readRows(
      ['email_body_2', 'email_body_3'],
      [
        ['Two.', 'Three.'],
        ['Two.', ' '],
        ['', ''],
      ],
    );
    expect(invalidRows).toEqual([]);
    expect(leads.map(({ followUps }) => followUps?.map(({ body }) => body))).toEqual([['Two.', 'Three.'], ['Two.'], undefined]);
  });

  it('leave a file without them as it was', () => {
    expect(readRows([], [[]]).leads[0]).not.toHaveProperty('followUps');
  });

  it('may repeat the first email', () => {
    expect(readRow({ email_body_2: 'First.' })).toMatchObject({ invalidRows: [], leads: [{ followUps: [{ body: 'First.' }] }] });
  });

  it('ignore a subject or a wait without a body', () => {
    expect(readRow({ subject_line_2: 'docks again', wait_days_2: 'soon' })).toMatchObject({
      invalidRows: [],
      leads: [{ subject: 'docks' }],
    });
    expect(readRow({ email_body_2: '', subject_line_2: 'docks again', wait_days_2: '-4' }).invalidRows).toEqual([]);
  });
});

describe('a row with a wrong sequence', () => {
  it.each([
    ['email 3 without email 2', { email_body_2: '', email_body_3: 'Three.' }, 'email_body_3 is filled but email_body_2 is empty'],
    ['email 3 in a file without email 2', { email_body_3: 'Three.' }, 'email_body_3 is filled but email_body_2 is empty'],
    ['a negative wait', { email_body_2: 'Two.', wait_days_2: '-1' }, 'wait_days_2 must be a whole number of days from 0 to 90'],
    ['an absurd wait', { email_body_2: 'Two.', wait_days_2: '5000' }, 'wait_days_2 must be a whole number of days from 0 to 90'],
    ['half a day', { email_body_2: 'Two.', wait_days_2: '2.5' }, 'wait_days_2 must be a whole number of days from 0 to 90'],
    ['a word for a wait', { email_body_2: 'Two.', wait_days_2: 'soon' }, 'wait_days_2 must be a whole number of days from 0 to 90'],
    [
      'an eighth email',
      Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((step) => [`email_body_${step}`, `Body ${step}.`])),
      'email_body_8 is too many: a lead gets 7 emails at most',
    ],
    ['a body that is too long', { email_body_2: 'x'.repeat(20_001) }, 'email_body_2 has more than 20,000 characters'],
    [
      'a subject that is too long',
      { email_body_2: 'Two.', subject_line_2: 's'.repeat(999) },
      'subject_line_2 has more than 998 characters',
    ],
  ])('is refused for %s', (_name, cells: Record<string, string>, reason) => {
    expect(readRow(cells)).toMatchObject({ leads: [], totalRowCount: 1 });
    expect(reasonOf(cells)).toBe(reason);
  });

  it('lists everything that is wrong with it', () => {
    expect(reasonOf({ email_body_2: 'Two.', wait_days_2: 'x', email_body_3: '', email_body_4: 'Four.' })).toBe(
      'wait_days_2 must be a whole number of days from 0 to 90; email_body_4 is filled but email_body_3 is empty',
    );
  });

  it.each([
    ['0', 0],
    ['90', 90],
    [' 4 days ', 4],
    ['1 day', 1],
    ['2d', 2],
    ['3.0', 3],
  ])('is not one that waits %s', (wait, waitDays) => {
    expect(readRow({ email_body_2: 'Two.', wait_days_2: wait }).leads[0]?.followUps?.[0]?.waitDays).toBe(waitDays);
  });
});

describe('a header of another tool', () => {
  it.each([
    ['Email 2 Body', 2, 'body'],
    ['email2_body', 2, 'body'],
    ['E-Mail 2 Body', 2, 'body'],
    ['emailBody3', 3, 'body'],
    ['Body 2', 2, 'body'],
    ['Step 4 Content', 4, 'body'],
    ['Follow-up 1', 2, 'body'],
    ['followUp2Body', 3, 'body'],
    ['Follow up 2 subject', 3, 'subject'],
    ['Subject 2', 2, 'subject'],
    ['Email 3 Subject Line', 3, 'subject'],
    ['Step 2 Delay (days)', 2, 'wait'],
    ['Wait 3', 3, 'wait'],
    ['Days before email 2', undefined, undefined],
    ['Phone 2', undefined, undefined],
    ['Company 2 Body', undefined, undefined],
    ['Email', undefined, undefined],
    ['2', undefined, undefined],
    ['Step 2 of 3 Body', undefined, undefined],
  ])('%s', (header, step, part) => {
    const found = readSequenceHeader(header);
    expect([found?.step, found?.part]).toEqual([step, part]);
  });

  it('is recognized in the export of a sequence, the first email and the link with it', () => {
    const text = writeCsv(
      ['First Name', 'LinkedIn URL', 'Email', 'Subject 1', 'Email 1 Body', 'Email 2 Body', 'Step 2 Delay', 'Email 3 Body', 'Subject 3'],
      [['Ann', LINK, 'ann@wrenvale.example', 'docks', 'First email.', 'Any thoughts on this?', '4 days', 'One more idea.', 'yard slots']],
    );
    expect(read(text)).toMatchObject({
      missingColumns: [],
      invalidRows: [],
      leads: [
        {
          subject: 'docks',
          body: 'First email.',
          email: 'ann@wrenvale.example',
          firstName: 'Ann',
          followUps: [
            { subject: '', body: 'Any thoughts on this?', waitDays: 4 },
            { subject: 'yard slots', body: 'One more idea.', waitDays: 3 },
          ],
        },
      ],
    });
  });

  it('without a part counts if it has texts below it, but not addresses or days', () => {
    const files: Record<string, string>[] = [
      { 'Step 2': 'Any thoughts on this?', 'Follow-up 2': 'Shall I close your file?' },
      { 'Email 2': 'ann@home.example', 'Step 3': '2026-03-18' },
    ];
    const [texts, others] = files.map((cells) => readRow(cells).leads[0]?.followUps?.map(({ body }) => body));
    expect(texts).toEqual(['Any thoughts on this?', 'Shall I close your file?']);
    expect(others).toBeUndefined();
  });

  it('ranks second after our own name', () => {
    expect(readRow({ 'Email 2 Body': 'Theirs.', email_body_2: 'Ours.' }).leads[0]?.followUps).toEqual([
      { subject: '', body: 'Ours.', waitDays: 3 },
    ]);
  });

  it('makes no email of a lead list’s column in what Quick Start sends', () => {
    const list = read(writeCsv(['url', 'Email 2 Body'], [[LINK, 'A note of mine here.']]), 'leads');
    const sent = read(writeCampaignCsv(fillLeads({ subject: 's', body: 'b' }, list.leads, list.headers), list.headers));
    expect(sent.leads).toMatchObject([{ subject: 's', body: 'b' }]);
    expect(sent.leads[0]).not.toHaveProperty('followUps');
    expect(sent.leads[0]?.cells).toContain('A note of mine here.');
  });
});

describe('a sequence of Quick Start', () => {
  const email = {
    subject: 'docks at {{company}}',
    body: 'Hi {{first_name}},\n\nFirst.',
    followUps: [
      { subject: '', body: '{{first_name}}, any thoughts? {{note}}', waitDays: 3 },
      { subject: 'for {{ first_name }}', body: '{{later}}', waitDays: 7 },
    ],
  };
  const listOf = (rows: string[][]) => read(writeCsv(['url', 'first_name', 'company', 'note', 'later'], rows), 'leads');
  const send = (list: ReturnType<typeof listOf>) => {
    const here = judgeFilledLeads(fillLeads(email, list.leads, list.headers));
    const sent = read(writeCampaignCsv(here.leads, list.headers));
    return { here, there: judgeFilledLeads(fillLeads(null, sent.leads, sent.headers)) };
  };

  it('is filled for each lead, ends if its text comes out empty, and arrives as it was sent', () => {
    const { here, there } = send(
      listOf([
        [LINK, 'Ann', 'Veldt', 'n', 'Last.'],
        [`${LINK}-2`, 'Ben', 'Wren', '', ''],
      ]),
    );
    expect(there.leads.map((lead) => completeEmail(lead, null))).toEqual([
      {
        subject: 'docks at Veldt',
        body: 'Hi Ann,\n\nFirst.',
        followUps: [
          { subject: '', body: 'Ann, any thoughts? n', waitDays: 3 },
          { subject: 'for Ann', body: 'Last.', waitDays: 7 },
        ],
      },
      { subject: 'docks at Wren', body: 'Hi Ben,\n\nFirst.', followUps: [{ subject: '', body: 'Ben, any thoughts? ', waitDays: 3 }] },
    ]);
    expect(here.invalidRows).toEqual([]);
  });

  it('leaves first names open in every email until they are known, and takes no value’s braces for one', () => {
    const { there } = send(listOf([[LINK, '', 'Veldt', '{{first_name}}', 'Last.']]));
    expect(there.leads.map((lead) => completeEmail(lead, 'Zed'))).toEqual([
      {
        subject: 'docks at Veldt',
        body: 'Hi Zed,\n\nFirst.',
        followUps: [
          { subject: '', body: 'Zed, any thoughts? {{first_name}}', waitDays: 3 },
          { subject: 'for Zed', body: 'Last.', waitDays: 7 },
        ],
      },
    ]);
  });

  it('is refused for a lead whose middle email comes out empty or too long', () => {
    const list = listOf([[LINK, 'Ann', 'Veldt', '', 'Last.']]);
    const judge = (body: string) =>
      judgeFilledLeads(
        fillLeads({ ...email, followUps: [{ subject: '', body, waitDays: 1 }, ...email.followUps] }, list.leads, list.headers),
      );
    expect(judge('{{note}}').invalidRows[0]?.reason).toBe(
      'email_body_3 is filled but email_body_2 is empty; email_body_4 is filled but email_body_2 is empty',
    );
    expect(judge('x'.repeat(20_001)).invalidRows[0]?.reason).toBe('email_body_2 has more than 20,000 characters');
  });

  it('is read back unchanged, whatever it contains', () => {
    const text = fc
      .oneof(fc.constantFrom(...NAUGHTY_STRINGS), fc.string({ unit: 'grapheme' }))
      .filter((value) => value.trim() !== '' && !value.includes('\0') && value.length < 900);
    const followUps = fc.array(
      fc.record({ subject: fc.oneof(fc.constant(''), text), body: text, waitDays: fc.integer({ min: 0, max: 90 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(followUps, (later) => {
        const [lead] = read(writeCsv(OWN, [['First.', 'docks', LINK]])).leads;
        if (lead === undefined) throw new Error('no lead');
        const once = read(writeCampaignCsv([{ ...lead, followUps: later }], OWN));
        expect(once.leads[0]?.followUps ?? []).toEqual(later);
        const twice = read(writeCampaignCsv(once.leads, once.headers));
        expect(twice.leads).toEqual(once.leads);
      }),
    );
  });

  it('keeps the places of open names of all its emails', () => {
    const places = fc.uniqueArray(fc.integer({ min: 0, max: 19_999 }), { maxLength: 4 }).map((all) => all.toSorted((a, b) => a - b));
    const open = fc.record({ subject: places, body: places });
    fc.assert(
      fc.property(open, fc.array(open, { minLength: 1, maxLength: 6 }), (first, followUps) => {
        expect(readOpenNames(writeOpenNames({ ...first, followUps }), followUps.length)).toEqual({ ...first, followUps });
        expect(readOpenNames(writeOpenNames({ ...first, followUps }))).toEqual(first);
      }),
    );
  });
});
