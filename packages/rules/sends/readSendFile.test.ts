import { describe, expect, it } from 'vitest';
import { parseDay } from './parseDay.ts';
import { readCount } from './readCount.ts';
import { readSendFile } from './readSendFile.ts';
import { SEND_EXPORTS } from './testing/sendExports.ts';

const read = (text: string, fileName = 'export.csv') => {
  const reading = readSendFile(new TextEncoder().encode(text), { fileName });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

describe('the export of', () => {
  it.each(SEND_EXPORTS.map((sample) => [`${sample.tool} (${sample.kind})`, sample] as const))(
    '%s is recognized without a mapping',
    (_, sample) => {
      const { tool, kind, sends, invalidRows } = read(sample.text, sample.fileName);
      expect([tool, kind, invalidRows]).toEqual([sample.tool, sample.kind, []]);
      const [first] = sends;
      expect([first?.name, first?.figures.sent, first?.figures.replied]).toEqual([
        sample.first.name,
        sample.first.sent,
        sample.first.replied,
      ]);
    },
  );

  it.each(SEND_EXPORTS.map((sample) => [`${sample.tool} (${sample.kind})`, sample] as const))(
    '%s reads the same as UTF-16',
    (_, sample) => {
      const usual = read(sample.text, sample.fileName);
      const bytes = new Uint8Array([
        0xff,
        0xfe,
        ...new Uint8Array(new Uint16Array([...sample.text].map((letter) => letter.charCodeAt(0))).buffer),
      ]);
      const other = readSendFile(bytes, { fileName: sample.fileName });
      expect(other.ok && other.sends).toEqual(usual.sends);
    },
  );
});

describe('a file', () => {
  it('that is empty, not text, or of another kind is explained', () => {
    const answer = (bytes: Uint8Array) => readSendFile(bytes, { fileName: 'x.csv' });
    expect(answer(new Uint8Array())).toMatchObject({ ok: false, problem: 'the file is empty.' });
    expect(answer(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]))).toMatchObject({ ok: false });
    expect(read('linkedin_url,first_name\nhttps://www.linkedin.com/in/ann,Ann\n')).toMatchObject({ kind: null, sends: [] });
    const answerText = (text: string) => answer(new TextEncoder().encode(text));
    for (const blank of ['\n\n,,,\n', ';;;\n;;;', '"",""\n']) {
      expect(answerText(blank), blank).toEqual({ ok: false, problem: 'the file is empty.' });
    }
    for (const header of ['campaign_name,emails_sent_count,reply_count\n', 'First Name,Company\n,\n']) {
      expect(answerText(header), header).toEqual({ ok: false, problem: 'the file has no rows below its headers.' });
    }
  });

  it('names a campaign by its email where the campaign is blank', () => {
    const { sends, invalidRows } = read(
      'Campaign,Email name,Email ID,Sent,Delivered,Opened,Replied,Hard bounced,Marked as spam\n' +
        'Spring,Spring letter,551,900,880,300,14,15,1\n' +
        ',Dock letter,552,400,390,90,3,5,0\n' +
        ' ,,553,400,390,90,3,5,0\n',
    );
    expect(sends.map(({ name, figures }) => [name, figures.sent])).toEqual([
      ['Spring', 900],
      ['Dock letter', 400],
    ]);
    expect(invalidRows).toEqual([{ row: 4, problems: ['The campaign has no name.'] }]);
  });

  it('still takes the row of totals out if the name stands in another column', () => {
    const { sends, invalidRows } = read('Campaign,Email name,Sent,Replied\n,Dock letter,400,3\n,Total,400,3\n');
    expect(sends.map(({ name }) => name)).toEqual(['Dock letter']);
    expect(invalidRows).toEqual([{ row: 3, problems: ['This row is a total of other rows.'] }]);
  });

  it('with one campaign twice counts it once', () => {
    const { sends } = read('Campaign,Sent,Replied\nYards,100,2\nyards,120,3\n');
    expect(sends.map(({ figures }) => figures.sent)).toEqual([120]);
  });

  it('lists rows with rates over 100%, totals and impossible figures, and keeps the others', () => {
    const { sends, invalidRows } = read(
      'Campaign,Sent,Opened,Replied\nA,100,140%,2\nTotal,300,90,5\nB,100,50,200\nC,200,45%,3.5%\nD,x,1,1\n',
    );
    expect(sends.map(({ name, figures }) => [name, figures.opened, figures.replied])).toEqual([['C', 90, 7]]);
    expect(invalidRows.map(({ row, problems }) => [row, problems[0]])).toEqual([
      [2, 'Opened is a rate over 100%.'],
      [3, 'This row is a total of other rows.'],
      [4, 'Replied (200) cannot be more than sent (100).'],
      [6, 'Sent is not a whole number.'],
    ]);
  });

  it('with one row per email counts each address once, a refusal as a reply, and no automatic reply', () => {
    const rows = [
      'email,campaign,status',
      'a@x.example,Q1,Replied',
      'A@x.example,Q1,Replied',
      'b@x.example,Q1,Auto replied',
      'c@x.example,Q1,Not interested',
      'd@x.example,Q1,Scheduled',
    ];
    const [send] = read(rows.join('\n')).sends;
    expect([send?.figures.sent, send?.figures.replied]).toEqual([3, 2]);
  });

  it('quotes no cell of a person’s row when it says what is wrong', () => {
    const { invalidRows } = read('email,campaign,replied\nKiran Patel,Q1,yes\na@x.example,Q1,yes\n');
    expect(JSON.stringify(invalidRows)).not.toContain('Kiran');
    expect(invalidRows).toHaveLength(1);
  });
});

describe('a sheet made by hand', () => {
  it('has its dates read from the only column of dates, whatever its name', () => {
    const days = (text: string) => read(text).sends.map(({ startedOn }) => startedOn);
    expect(days('Name,Sent,Replied,When\nA,500,7,Mar 5 2026\nB,700,9,2026/04/08\nTotal,1200,16,\n')).toEqual(['2026-03-05', '2026-04-08']);
    expect(days('Name,Sent,Replied,From,Until\nA,500,7,2026-03-05,2026-03-09\n')).toEqual([null]);
    expect(days('Name,Sent,Replied,Code\nA,500,7,45000\n')).toEqual([null]);
  });

  it('in German, with semicolons, points for thousands, rates with commas and a total at the end, is read as is', () => {
    const { tool, kind, sends, invalidRows } = read(
      [
        'Kampagne;Startdatum;Versandt;Zugestellt;Öffnungsrate;Antwortrate;Unzustellbar;Abmeldungen',
        'Hafenhöfe;03.04.2026;1.250;1.230;41,5 %;2,4 %;20;3',
        'Rampen;18. März 2026;980;;38,0 %;1,1 %;12;',
        'Summe;;2.230;1.230;;;32;3',
      ].join('\r\n'),
    );
    expect([tool, kind]).toEqual(['other', 'campaigns']);
    expect(sends.map(({ name, startedOn, figures }) => [name, startedOn, figures.sent, figures.opened, figures.replied])).toEqual([
      ['Hafenhöfe', '2026-04-03', 1250, 519, 30],
      ['Rampen', '2026-03-18', 980, 372, 11],
    ]);
    expect(invalidRows).toEqual([{ row: 4, problems: ['This row is a total of other rows.'] }]);
  });

  it('may write rates as fractions or in percent, and a count with its share', () => {
    const fractions = read('Campaign,Sent,Open Rate,Reply Rate\nA,200,0.455,0.03\nB,400,0.5,0.01\n').sends;
    expect(fractions.map(({ figures }) => [figures.opened, figures.replied])).toEqual([
      [91, 6],
      [200, 4],
    ]);
    const shares = read('Campaign,Sent,Opened,Replied,Reply Rate\nA,"1,200",43.1% (517),28 (2.33%),2.33%\nB,200,90 / 45%,4,2%\n').sends;
    expect(shares.map(({ figures }) => [figures.sent, figures.opened, figures.replied])).toEqual([
      [1200, 517, 28],
      [200, 90, 4],
    ]);
  });

  it('says how it read days that may be read either way', () => {
    const dated = (separator: string, days: readonly string[], today?: string) => {
      const text = [['Campaign', 'Date', 'Sent', 'Replied'], ...days.map((day, index) => [`C${index}`, day, '100', '1'])];
      const bytes = new TextEncoder().encode(text.map((cells) => cells.join(separator)).join('\n'));
      const reading = readSendFile(bytes, { fileName: 'x.csv', ...(today === undefined ? {} : { today }) });
      return reading.ok ? [reading.sends.map(({ startedOn }) => startedOn), reading.guessedDays] : [];
    };
    expect(dated(',', ['03/04/2026'])).toEqual([['2026-03-04'], 'month_first']);
    expect(dated(';', ['03/04/2026'])).toEqual([['2026-04-03'], 'day_first']);
    expect(dated(',', ['03/04/2026', '25/04/2026'])).toEqual([['2026-04-03', '2026-04-25'], null]);
    expect(dated(';', ['03/04/2026', '04/25/2026'])).toEqual([['2026-03-04', '2026-04-25'], null]);
    expect(dated(',', ['03/11/2026', '05/10/2026'], '2026-11-05')).toEqual([['2026-03-11', '2026-05-10'], 'month_first']);
    expect(dated(',', ['10/02/2026', '12/01/2026'], '2026-11-22')).toEqual([['2026-02-10', '2026-01-12'], null]);
    expect(dated(',', ['2026-03-04'])).toEqual([['2026-03-04'], null]);
  });

  it('treats a name next to an address as a person, never as a campaign', () => {
    const [send] = read(
      'ID,Name,Title,Email,Status\n7,Kiran Patel,CEO,kiran@x.example,Replied\n8,Ann Ash,COO,ann@x.example,Sent\n',
      'Spring.csv',
    ).sends;
    expect([send?.name, send?.toolCampaignId, send?.figures.sent, send?.figures.replied]).toEqual(['Spring', null, 2, 1]);
  });

  it('with one row per mailbox adds the mailboxes up, whatever their column is called', () => {
    const { kind, sends } = read(
      'Campaign name,Campaign ID,Email,Delivered,Replied\nPorts,91,ann@ours.example,147,6\nPorts,91,ben@ours.example,99,2\nDocks,92,ann@ours.example,80,1\n',
    );
    expect([kind, ...sends.map(({ name, figures }) => [name, figures.sent, figures.replied])]).toEqual([
      'campaigns',
      ['Ports', 246, 8],
      ['Docks', 80, 1],
    ]);
  });

  it('that counts every open leaves opens out if they exceed the emails sent, and says so', () => {
    const { sends, invalidRows, notes } = read('Campaign,Sent,Opens,Replied\nA,780,1427,44\nB,400,180,9\n');
    expect([sends.map(({ figures }) => figures.opened), invalidRows]).toEqual([[null, 180], []]);
    expect(notes).toEqual([{ row: 2, text: 'Opened (1427) is more than sent (780): it counts every open, and was left out.' }]);
  });

  it('with headers in another language reads dates as that country writes them', () => {
    const { sends, invalidRows, guessedDays } = read(
      'Campaña,Fecha,Enviados,Abiertos,Respuestas\nPuertos,3/4/26,500,200,9\nTotal general,,500,200,9\n',
    );
    expect([sends[0]?.startedOn, guessedDays, invalidRows[0]?.problems]).toEqual([
      '2026-04-03',
      'day_first',
      ['This row is a total of other rows.'],
    ]);
    const emails = read(
      'E-Mail-Adresse;Kampagne;Gesendet am;Geöffnet;Beantwortet\na@x.example;Hafen;03.04.2026;ja;nein\nb@x.example;Hafen;03.04.2026;nein;ja\n',
    );
    expect(emails.sends.map(({ figures }) => [figures.sent, figures.opened, figures.replied])).toEqual([[2, 1, 1]]);
  });

  it('with people and a status that no sending tool writes is no campaign', () => {
    expect(read('Email,First Name,Status\na@x.example,Ann,Customer\nb@x.example,Ben,Warm\n')).toMatchObject({ kind: null, sends: [] });
  });
});

describe('a count', () => {
  it('is read in the spellings of spreadsheets, and a broken one is refused', () => {
    const values = ['1,234', '1.234', '1 234', '1\u202f234', "1'234", '1.234,00', '1234.0', '="1234"', '1,234 (12.3%)', '12.3% (1,234)'];
    for (const text of values) expect([text, readCount(text).value]).toEqual([text, 1234]);
    for (const text of ['', '-', 'n/a', '–']) expect(readCount(text)).toEqual({ value: null, percent: null, isBroken: false });
    expect(readCount('12,5 %').percent).toBe(12.5);
    for (const text of ['0.125', '1.5', '12a', '-3', '1,23,456', '1.234,567'])
      expect([text, readCount(text).isBroken]).toEqual([text, true]);
  });
});

describe('a day', () => {
  it('is read in every format that tools write', () => {
    for (const text of [
      '2026-03-18',
      '2026-03-18T09:00:00Z',
      '18.03.2026',
      '03/18/2026',
      '18/03/2026',
      'Mar 18, 2026',
      '18 March 2026',
      '18. März 2026',
      '18-Mar-26',
      'Wed, 18 Mar 2026 09:00:00 GMT',
      '20260318',
      '46099',
      '1773792000',
      '1773792000000',
    ]) {
      expect([text, parseDay(text, false)]).toEqual([text, '2026-03-18']);
    }
    expect(parseDay('03/04/2026', false)).toBe('2026-03-04');
    expect(parseDay('03/04/2026', true)).toBe('2026-04-03');
    for (const text of ['', 'soon', '2026-02-30', '31.11.2026']) expect(parseDay(text, false)).toBeUndefined();
  });
});
