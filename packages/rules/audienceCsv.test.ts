import { describe, expect, it } from 'vitest';
import { audienceCsv } from './audienceCsv.ts';
import { readLeadFile } from './leadFile.ts';

const lead = {
  leadId: 'a',
  name: 'Ana de la Cruz',
  company: 'Harborline',
  title: '=cmd()',
  group: 'send_next' as const,
  reason: 'Write to Bo Brandt at Harborline first. Write to this lead if there is no reply.',
  askedAfter: 'b',
};
const first = {
  ...lead,
  leadId: 'b',
  name: 'Bo Brandt',
  title: null,
  group: 'send_first' as const,
  reason: 'Bo decides on it.',
  askedAfter: null,
};
const source = {
  profileUrl: 'https://www.linkedin.com/in/ana-sample',
  email: 'ana@harborline.example',
  cells: [
    ['Company', 'Harborline Ltd'],
    ['Phone', '+1 555 0100'],
  ] as const,
};

describe('the file of an audience', () => {
  const csv = audienceCsv([lead], () => source, [first, lead]);

  it('has the columns that sending tools map, the group, the reason, and who comes first', () => {
    const [header = '', row = ''] = csv.replace('\ufeff', '').split('\r\n');
    expect(header).toBe(
      'First Name,Last Name,Title,Company,LinkedIn URL,Email,Send Group,Send Reason,Ask After,Source,Original Company,Phone',
    );
    expect(row).toContain('Ana,de la Cruz,');
    expect(row).toContain(',ana@harborline.example,Then,');
    expect(row).toContain(',Bo Brandt,Coldcast forecast,Harborline Ltd,');
  });

  it('runs no cell as a formula and is read as a lead list again', () => {
    expect(csv).not.toMatch(/(?:^|,)=/mu);
    const read = readLeadFile(new TextEncoder().encode(csv), { mode: 'leads' });
    expect(read.ok && read.leads).toMatchObject([{ profileUrl: source.profileUrl, company: 'Harborline', firstName: 'Ana' }]);
  });
});
