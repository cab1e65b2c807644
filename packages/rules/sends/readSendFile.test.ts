import { describe, expect, it } from 'vitest';
import { parseDay } from './parseDay.ts';
import { readSendFile } from './readSendFile.ts';
import { SEND_EXPORTS } from './testing/sendExports.ts';

const read = (text: string, fileName = 'export.csv') => {
  const reading = readSendFile(new TextEncoder().encode(text), { fileName });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

describe('the export of', () => {
  it.each(SEND_EXPORTS.map((sample) => [`${sample.tool} (${sample.kind})`, sample] as const))(
    '%s is recognised without a mapping',
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
  it('that is empty, no text, or of another kind is answered in words', () => {
    const answer = (bytes: Uint8Array) => readSendFile(bytes, { fileName: 'x.csv' });
    expect(answer(new Uint8Array())).toMatchObject({ ok: false, problem: 'the file is empty.' });
    expect(answer(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]))).toMatchObject({ ok: false });
    expect(read('linkedin_url,first_name\nhttps://www.linkedin.com/in/ann,Ann\n')).toMatchObject({ kind: null, sends: [] });
    expect(read('campaign_name,emails_sent_count,reply_count\n')).toMatchObject({ sends: [], invalidRows: [] });
  });

  it('with one campaign twice counts it once', () => {
    const { sends } = read('Campaign,Sent,Replied\nYards,100,2\nyards,120,3\n');
    expect(sends.map(({ figures }) => figures.sent)).toEqual([120]);
  });

  it('lists rows with rates over 100%, sums, and figures that cannot be, and keeps the others', () => {
    const { sends, invalidRows } = read(
      'Campaign,Sent,Opened,Replied\nA,100,140%,2\nTotal,300,90,5\nB,100,50,200\nC,200,45%,3.5%\nD,x,1,1\n',
    );
    expect(sends.map(({ name, figures }) => [name, figures.opened, figures.replied])).toEqual([['C', 90, 7]]);
    expect(invalidRows.map(({ row, problems }) => [row, problems[0]])).toEqual([
      [2, '"opened" is a rate over 100%.'],
      [3, 'This row is a total of other rows.'],
      [4, 'Replied (200) cannot be more than sent (100).'],
      [6, '"sent" is not a whole number.'],
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

  it('names no cell of a row of a person in what is wrong with it', () => {
    const { invalidRows } = read('email,campaign,replied\nKiran Patel,Q1,yes\na@x.example,Q1,yes\n');
    expect(JSON.stringify(invalidRows)).not.toContain('Kiran');
    expect(invalidRows).toHaveLength(1);
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
