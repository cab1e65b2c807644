import fc from 'fast-check';

const cell = fc.oneof(
  fc.constantFrom('linkedin.com/in/ann', 'https://www.linkedin.com/in/ben-oak', 'uk.linkedin.com/in/cy', 'linkedin.com/company/veldt', '-'),
  fc.constantFrom(
    '',
    ' ',
    'Ann',
    'Łucja',
    '=1+1',
    "'=1",
    '"Acme" Ltd',
    '"Acme, Inc" x',
    '"a""b" ',
    '5" pipe',
    '"',
    '""',
    'two\nlines',
    'a\r\nb',
    '{{',
    '日本',
  ),
  fc.string({ maxLength: 6 }),
);
const written = fc.record({ value: cell, isQuoted: fc.boolean() });
const header = fc.constantFrom(
  ['email_body_1', 'subject_line', 'personal_linkedin_url'],
  ['Personal LinkedIn URL', 'First Name', 'Subject Line', 'Email Body 1'],
  ['First Name', 'Company', 'Person Linkedin Url', 'Company Linkedin Url'],
  ['linkedin', 'url'],
  ['Who', 'Where'],
  [],
);
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

type Written = { value: string; isQuoted: boolean };
const write = ({ value, isQuoted }: Written): string => (isQuoted ? `"${value.replaceAll('"', '""')}"` : value);

const text = fc
  .record({
    notes: fc.constantFrom('', '', '', 'sep=;\n', 'sep=,\r\n', 'Notes:\n"a long, quoted note"\n\n'),
    header,
    rows: fc.array(fc.array(written, { maxLength: 5 }), { maxLength: 8 }),
    delimiter: fc.constantFrom(',', ',', ';', '\t', '|'),
    lineEnds: fc.oneof(
      lineEnd.map((one) => [one]),
      fc.array(lineEnd, { minLength: 1, maxLength: 4 }),
    ),
    ending: fc.constantFrom('', '\n', '"', '"open\nx'),
  })
  .map(({ notes, header: names, rows, delimiter, lineEnds, ending }) => {
    const lines = [names, ...rows.map((row) => row.map(write))].map((cells) => cells.join(delimiter));
    return notes + lines.map((line, index) => line + (lineEnds[index % lineEnds.length] ?? '\n')).join('') + ending;
  });

const encoders: readonly ((content: string) => Uint8Array)[] = [
  (content) => new TextEncoder().encode(content),
  (content) => new TextEncoder().encode(`\ufeff${content}`),
  (content) => Buffer.from(`\ufeff${content}`, 'utf16le'),
  (content) => Buffer.from(content, 'latin1'),
];

/** Lead lists and campaign files as people and tools send them, and worse ones: any dialect, encoding, quoting and line ends. */
export const anyLeadFile: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 20, arbitrary: fc.tuple(text, fc.constantFrom(...encoders)).map(([content, encode]) => Uint8Array.from(encode(content))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);
