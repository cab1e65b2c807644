import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCampaignCsv } from './campaignCsv.ts';
import { writeCsv } from './csvWriter.ts';
import { completeEmail, fillLeads, fillLeadsWithinLimit, judgeFilledLeads, readOpenNames, writeOpenNames } from './filledLeads.ts';
import { NAUGHTY_STRINGS } from './leadFile/testing/naughtyStrings.ts';
import { readLeadFile, type LeadFileOptions } from './leadFile.ts';

const read = (text: string, mode: LeadFileOptions['mode']) => {
  const reading = readLeadFile(new TextEncoder().encode(text), { mode });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

const LINK = 'https://www.linkedin.com/in/ann-lee';
const leadList = (cells: { firstName?: string; title?: string; note?: string }) =>
  read(writeCsv(['url', 'first_name', 'title', 'note'], [[LINK, cells.firstName ?? '', cells.title ?? '', cells.note ?? '']]), 'leads');

/** What the browser sends for a lead list, and what the server makes of it. */
function send(email: { subject: string; body: string }, list: ReturnType<typeof leadList>) {
  const here = judgeFilledLeads(fillLeads(email, list.leads, list.headers));
  const sent = read(writeCampaignCsv(here.leads, list.headers), 'campaign');
  const there = judgeFilledLeads(fillLeads(null, sent.leads, sent.headers));
  return { here, there, sent };
}

describe('a value with braces', () => {
  const email = { subject: '{{title}}', body: 'Hi {{first_name}}, {{note}} {{title}}' };

  it('is never filled again', () => {
    const { there } = send(email, leadList({ firstName: 'Ann', title: '{{note}}', note: '{{first_name}} {{title}} {{note}}' }));
    expect(there.leads.map((lead) => completeEmail(lead, 'Zed'))).toEqual([
      { subject: '{{note}}', body: 'Hi Ann, {{first_name}} {{title}} {{note}} {{note}}' },
    ]);
  });

  it('is distinguished from a first name that is still missing', () => {
    const { there } = send(email, leadList({ title: 'CEO', note: 'says {{first_name}}' }));
    expect(there.leads.map((lead) => completeEmail(lead, 'Ann'))).toEqual([{ subject: 'CEO', body: 'Hi Ann, says {{first_name}} CEO' }]);
  });

  it('reaches the lead exactly as it is in the file', () => {
    const piece = fc.constantFrom(
      '{{first_name}}',
      '{{',
      '}}',
      '{',
      '}',
      '{{note}}',
      '{{title}}',
      'a',
      ' ',
      '\n',
      '\r\n',
      "'=",
      '日',
      '👩‍🚀',
      '$&',
    );
    const value = fc.oneof(
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
      fc.constantFrom(...NAUGHTY_STRINGS),
    );
    const clean = value.map((text) => text.replaceAll('\0', '').trim());
    fc.assert(
      fc.property(clean, clean, fc.constantFrom('', 'Ann'), (title, note, firstName) => {
        const { here, there } = send(
          { subject: 's {{title}}', body: '{{note}}{{firstName}}|{{title}}' },
          leadList({ firstName, title, note }),
        );
        expect(there.leads.map((lead) => completeEmail(lead, 'Zed'))).toEqual(
          here.leads.map(() => ({ subject: `s ${title}`, body: `${note}${firstName || 'Zed'}|${title}` })),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('a user’s own campaign file', () => {
  it('is filled from its rows', () => {
    const file = read(
      `email_body_1,subject_line,personal_linkedin_url,city\n"Hi {{ first_name }}, {{city}}",{{zip}},${LINK},Leith`,
      'campaign',
    );
    const [lead] = fillLeads(null, file.leads, file.headers);
    expect(lead).toMatchObject({ subject: '{{zip}}', body: 'Hi {{first_name}}, Leith', openNames: { subject: [], body: [3] } });
  });

  it('can be sent again after it was filled, and says the same', () => {
    const file = read(
      `email_body_1,subject_line,personal_linkedin_url,city\n"Hi {{first_name}}, {{city}}",s,${LINK},{{first_name}}`,
      'campaign',
    );
    const once = fillLeads(null, file.leads, file.headers);
    const sent = read(writeCampaignCsv(once, file.headers), 'campaign');
    const twice = fillLeads(null, sent.leads, sent.headers);
    const again = read(writeCampaignCsv(twice, sent.headers), 'campaign');
    expect(again.headers).toEqual(sent.headers);
    expect(fillLeads(null, again.leads, again.headers).map((lead) => completeEmail(lead, 'Ann'))).toEqual([
      { subject: 's', body: 'Hi Ann, {{first_name}}' },
    ]);
  });
});

describe('judgeFilledLeads', () => {
  it.each([
    [20_000, 0, null],
    [20_001, 1, 'email_body_1 has more than 20,000 characters'],
    [32_001, 1, 'email_body_1 has more than 20,000 characters; a cell has more than 32,000 characters'],
  ])('judges a body of %i letters as the server does', (length, invalidCount, reason) => {
    const note = 'x'.repeat(1000);
    const list = leadList({ firstName: 'Ann', note });
    const email = { subject: 's', body: `{{note}}${'y'.repeat(length - 1000)}` };
    const here = judgeFilledLeads(fillLeads(email, list.leads, list.headers));
    const sent = read(writeCampaignCsv(fillLeads(email, list.leads, list.headers), list.headers), 'campaign');
    expect(here.invalidRows).toHaveLength(invalidCount);
    expect(here.invalidRows[0]?.reason ?? null).toBe(reason);
    expect(sent.invalidRows.map((row) => row.reason)).toEqual(here.invalidRows.map((row) => row.reason));
    expect(sent.leads).toHaveLength(here.leads.length);
  });

  it('names an email that came out empty', () => {
    const list = leadList({ firstName: 'Ann' });
    const here = judgeFilledLeads(fillLeads({ subject: '{{title}}', body: '{{note}}' }, list.leads, list.headers));
    expect(here).toMatchObject({ leads: [], invalidRows: [{ rowNumber: 2, reason: 'email_body_1 is empty; subject_line is empty' }] });
  });

  it('does not let the length of a name found later change the verdict', () => {
    const list = leadList({});
    const { here, there } = send({ subject: 's', body: `${'x'.repeat(19_986)}{{first_name}}` }, list);
    expect([here.leads.length, there.leads.length]).toEqual([1, 1]);
    expect(there.leads.map((lead) => completeEmail(lead, 'Maximiliane-Josephine').body.length)).toEqual([20_007]);
  });
});

describe('open names in a cell', () => {
  it('are read as they were written', () => {
    expect(writeOpenNames({ subject: [3], body: [0, 40] })).toBe('s3 b0 b40');
    const places = fc.uniqueArray(fc.integer({ min: 0, max: 19_999 })).map((all) => all.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(fc.record({ subject: places, body: places }), (open) => {
        expect(readOpenNames(writeOpenNames(open))).toEqual(open);
      }),
    );
  });

  it('fill nothing without a placeholder', () => {
    const file = read(
      `email_body_1,subject_line,personal_linkedin_url,open_first_names\n{{first_name}} x,s,${LINK},s0 b3 b99999 zzz b0 b0`,
      'campaign',
    );
    expect(fillLeads(null, file.leads, file.headers).map((lead) => completeEmail(lead, 'Ann'))).toEqual([{ subject: 's', body: 'Ann x' }]);
  });
});

describe('a value that is inserted many times', () => {
  const listOf = (count: number, note: string) =>
    read(
      writeCsv(
        ['url', 'note'],
        Array.from({ length: count }, (_, lead) => [`${LINK}-${lead}`, note]),
      ),
      'leads',
    );
  const follow = (body: string) => ({
    subject: 's',
    body,
    followUps: Array.from({ length: 6 }, () => ({ subject: '', body, waitDays: 3 })),
  });

  it('makes an email too long without making it endless', () => {
    const list = listOf(1, 'y'.repeat(31_000));
    const filled = fillLeads({ subject: 's', body: '{{note}}'.repeat(2400) }, list.leads, list.headers);
    expect(filled[0]?.body.length).toBeLessThan(65_000);
    expect(judgeFilledLeads(filled).invalidRows[0]?.reason).toContain('a cell has more than 32,000 characters');
  });

  it('is filled as long as all emails together have at most 20 million characters', () => {
    const email = follow('{{note}}{{note}}{{note}}{{note}}');
    const fitting = listOf(140, 'y'.repeat(5000));
    expect(fillLeadsWithinLimit(email, fitting.leads, fitting.headers)).toEqual(fillLeads(email, fitting.leads, fitting.headers));
    const beyond = listOf(143, 'y'.repeat(5000));
    expect(fillLeadsWithinLimit(email, beyond.leads, beyond.headers)).toBeNull();
  });
});
