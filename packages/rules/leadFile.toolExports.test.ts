import { describe, expect, it } from 'vitest';
import { writeCsv } from './csvWriter.ts';
import { inventPeople } from './leadFile/testing/person.ts';
import { TOOL_EXPORTS, type ToolExport } from './leadFile/testing/toolExports.ts';
import { readLeadFile } from './leadFile.ts';

const people = inventPeople(500);

/** As tools write it: no guard, no byte-order mark, plain quoting. */
const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const toFile = ({ preamble = [], header, toCells }: ToolExport): string =>
  [...preamble, ...[header, ...people.map(toCells)].map((cells) => cells.map(quote).join(','))].join('\n');

const read = (text: string) => {
  const reading = readLeadFile(new TextEncoder().encode(text), { mode: 'leads' });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

describe.each(TOOL_EXPORTS)('a file of $tool', (tool) => {
  const reading = read(toFile(tool));

  it('finds the profile column and a valid lead in each of its 500 rows', () => {
    expect(reading.headers?.[reading.profileColumn ?? -1]).toBe(tool.profileHeader);
    expect(reading).toMatchObject({ totalRowCount: 500, invalidRows: [], emptyRowCount: 0, duplicateCount: 0 });
    expect(reading.leads).toHaveLength(500);
    expect(reading.leads[0]?.rowNumber).toBe((tool.preamble?.length ?? 0) + 2);
  });

  it('reads who every lead is', () => {
    const found = reading.leads.map(({ firstName, lastName, company, title, email }) => ({ firstName, lastName, company, title, email }));
    const expected = people.map(({ firstName, lastName, company, title, email }) => ({
      firstName,
      lastName,
      company,
      title: tool.hasTitle === false ? null : title,
      email: tool.hasEmail === false ? null : email,
    }));
    expect(found).toEqual(expected);
  });

  it('offers no company, picture or website column for the profile', () => {
    for (const { name } of reading.profileColumnCandidates) expect(name).not.toMatch(/company|picture|website|owner|account/i);
  });
});

describe('company size and industry', () => {
  it.each(['Apollo', 'ZoomInfo'])('are read from %s', (name) => {
    const tool = TOOL_EXPORTS.find((candidate) => candidate.tool === name);
    const [lead] = tool === undefined ? [] : read(toFile(tool)).leads;
    expect(lead).toMatchObject({ companySize: people[0]?.companySize, industry: people[0]?.industry });
  });
});

describe('the country', () => {
  it('is read from its column, and a row without one has none', () => {
    const text = writeCsv(
      ['linkedin', 'Country'],
      [
        ['https://www.linkedin.com/in/jane-doe', 'Brazil'],
        ['https://www.linkedin.com/in/joe-doe', ' '],
      ],
    );
    const [first, second] = read(text).leads;
    expect(first?.country).toBe('Brazil');
    expect(second !== undefined && 'country' in second).toBe(false);
  });
});

describe('the choice of the profile column', () => {
  const rows = people.slice(0, 3);

  it('can be changed', () => {
    const text = writeCsv(
      ['linkedin', 'url'],
      rows.map(({ slug, memberId }) => [`linkedin.com/in/${slug}`, `linkedin.com/in/${memberId}`]),
    );
    const bytes = new TextEncoder().encode(text);
    expect(readLeadFile(bytes, { mode: 'leads' })).toMatchObject({ profileColumn: 0, leads: rows.map(({ slug }) => ({ slug })) });
    expect(readLeadFile(bytes, { mode: 'leads', profileColumn: 1 })).toMatchObject({
      leads: rows.map(({ memberId }) => ({ slug: memberId })),
    });
  });

  it('uses an unnamed column if no named one has a link', () => {
    const reading = read(
      writeCsv(
        ['Name', 'Where to find'],
        rows.map(({ firstName, slug }) => [firstName, `linkedin.com/in/${slug}`]),
      ),
    );
    expect(reading).toMatchObject({ profileColumn: 1, profileColumnCandidates: [{ name: 'Where to find', validCount: 3 }] });
  });

  it('falls back to the first cell with the domain if the chosen cell is empty', () => {
    const reading = read(
      'linkedin_url,notes\nlinkedin.com/in/jane,\n,see linkedin.com/in/x\n,https://linkedin.com/in/john\n,\nnone,linkedin.com/in/z',
    );
    expect(reading.leads.map(({ slug }) => slug)).toEqual(['jane', 'john']);
    expect(reading.invalidRows.map(({ rowNumber, reason }) => [rowNumber, reason])).toEqual([
      [3, 'not a profile link'],
      [6, 'not a profile link'],
    ]);
    expect(reading.emptyRowCount).toBe(1);
  });
});
