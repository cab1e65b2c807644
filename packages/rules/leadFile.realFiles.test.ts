import { describe, expect, it } from 'vitest';
import { NO_COLUMN, readLeadFile, type LeadFileOptions } from './leadFile.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const readBytes = (bytes: Uint8Array, options: Partial<LeadFileOptions> = {}) => {
  const reading = readLeadFile(bytes, { mode: 'leads', ...options });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};
const read = (text: string, options: Partial<LeadFileOptions> = {}) => readBytes(encode(text), options);
const problemOf = (text: string, mode: LeadFileOptions['mode']): string => {
  const reading = readLeadFile(encode(text), { mode });
  return reading.ok ? '' : reading.problem;
};

describe('the delimiter', () => {
  const links: Record<string, string> = {
    country: 'https://uk.linkedin.com/in/ann-',
    mobile: 'https://m.linkedin.com/in/ann-',
    'Sales Navigator': 'https://www.linkedin.com/sales/lead/ACwAABx',
  };

  it.each(Object.keys(links))('is found in semicolon and tab lists that have only %s links', (kind) => {
    for (const delimiter of [';', '\t'] as const) {
      const rows = [0, 1, 2].map((number) => [`Ann`, 'Acme, Inc.', `${links[kind]}${number},NAME`.replace(/,NAME$/, '')].join(delimiter));
      for (const header of [['Vorname', 'Firma', 'LinkedIn'].join(delimiter), ['Wer', 'Wo', 'Was'].join(delimiter)]) {
        const reading = read([header, ...rows].join('\n'));
        expect(reading).toMatchObject({ delimiter, totalRowCount: 3, fixableCount: 3, headers: { length: 3 } });
      }
      expect(read(rows.join('\n'))).toMatchObject({ delimiter, headers: null, fixableCount: 3 });
    }
  });

  it('is found even if the first rows have no link', () => {
    const empty = Array.from({ length: 200 }, (_, number) => `Ann ${number};Acme, Inc.;`);
    expect(read(['Who;Where;Page', ...empty, 'Ben;Wren, Vale & Co.;linkedin.com/in/ben'].join('\n'))).toMatchObject({
      delimiter: ';',
      leads: [{ slug: 'ben' }],
    });
  });

  it('is not a sign within the links or names of a list', () => {
    expect(read('linkedin.com/in/ann;Ann;Acme\nlinkedin.com/in/ben;Ben;Acme').leads.map(({ slug }) => slug)).toEqual(['ann', 'ben']);
    expect(read('First Name,Tags,LinkedIn\nAnn,a;b,linkedin.com/in/ann\nBen,c;d,linkedin.com/in/ben')).toMatchObject({ delimiter: ',' });
    expect(read('linkedin.com/in/ann\nlinkedin.com/in/ben | Ben\nlinkedin.com/in/cy').leads).toHaveLength(3);
  });
});

describe('quotes and notes', () => {
  it('may have a space before them', () => {
    expect(read('Name, Company, URL\nAnn, "Acme, Inc.", https://www.linkedin.com/in/ann').leads).toMatchObject([
      { fullName: 'Ann', company: 'Acme, Inc.', slug: 'ann' },
    ]);
  });

  it('may be doubled by a second export', () => {
    expect(read('""Name"",""URL""\n""Ann Lee"",""linkedin.com/in/ann""').leads).toMatchObject([{ fullName: 'Ann Lee', slug: 'ann' }]);
    expect(read('Name,URL\n""Ann Lee",linkedin.com/in/ann').leads).toMatchObject([{ fullName: 'Ann Lee' }]);
  });

  it('leave 60,000 rows after a line of notes unchanged', () => {
    const rows = Array.from({ length: 60_000 }, (_, number) => `Ann,linkedin.com/in/ann-${number}`);
    expect(read(['Notes:', 'First Name,URL', ...rows].join('\n'))).toMatchObject({ leads: { length: 60_000 }, invalidRows: [] });
  });

  it('report an open one', () => {
    const reading = read('Name,Note,URL\nAnn,"Met in May,linkedin.com/in/ann\nBen,"Met in June\nand July,x\nCy,-,linkedin.com/in/cy');
    expect(reading.leads.map(({ slug }) => slug)).toEqual(['ann', 'cy']);
    expect(reading.invalidRows.map(({ rowNumber, reason }) => [rowNumber, reason])).toEqual([
      [3, 'a quote is opened and never closed; no profile link'],
      [4, 'no profile link'],
    ]);
  });

  it.each([
    ['at its name', 'Name,Company,LinkedIn URL\n"Ann Lee,Acme,linkedin.com/in/ann\nBen Roe,Wren,linkedin.com/in/ben'],
    ['at its company', 'Name;Company;LinkedIn URL\nAnn Lee; "Acme;linkedin.com/in/ann\nBen Roe;"Wren";linkedin.com/in/ben'],
    ['in its last cell', 'Name\tLinkedIn URL\tCompany\nAnn Lee\tlinkedin.com/in/ann\t"Acme\nBen Roe\tlinkedin.com/in/ben\tWren'],
    [
      'before one that closes further down',
      'Name,Company,LinkedIn URL\n"Ann Lee,Acme,linkedin.com/in/ann\n"Ben Roe",Wren,linkedin.com/in/ben',
    ],
  ])('leave a lead whole where one is open %s, and say which row', (_, text) => {
    const { leads, quoteNotice } = read(text);
    expect(leads).toMatchObject([
      { fullName: 'Ann Lee', company: 'Acme', slug: 'ann' },
      { fullName: 'Ben Roe', company: 'Wren', slug: 'ben' },
    ]);
    expect(leads[0]?.cells.join('')).not.toContain('"');
    expect(quoteNotice).toBe('Row 2 opens a quote and never closes it. The quote is left out. Check the row.');
  });

  it('are named by their first rows if many are open, and not at all if none is', () => {
    const rows = Array.from({ length: 8 }, (_, number) => `"Ann ${number},linkedin.com/in/ann-${number}`);
    expect(read(['Name,LinkedIn URL', ...rows].join('\n')).quoteNotice).toBe(
      '8 rows open a quote and never close it. The quotes are left out. Check rows 2, 3, 4, 5, 6 and 3 more.',
    );
    expect(read('Name,LinkedIn URL\n"Ann ""A"" Lee",linkedin.com/in/ann').quoteNotice).toBeNull();
  });

  it('that are open in the header leave its names as they are', () => {
    expect(read('"Name,Company,LinkedIn URL\nAnn Lee,Acme,linkedin.com/in/ann')).toMatchObject({
      headers: ['Name', 'Company', 'LinkedIn URL'],
      leads: [{ fullName: 'Ann Lee', company: 'Acme' }],
    });
  });

  it('that are open spoil an email, which may be cut off there', () => {
    const text = 'personal_linkedin_url,subject_line,email_body_1\nlinkedin.com/in/ann,s,"Hi Ann,\nhow are docks?';
    expect(read(text, { mode: 'campaign' })).toMatchObject({
      leads: [],
      invalidRows: [{ rowNumber: 2, reason: 'a quote is opened and never closed' }, { rowNumber: 3 }],
    });
  });
});

describe('a row without a link of its own', () => {
  it.each([
    'Owner LinkedIn',
    'Company LinkedIn Url',
    'Account Manager Profile',
    'Organization Page',
    'Referred By (LinkedIn)',
    'LinkedIn Unternehmen',
    'Profil entreprise',
    'Assigned To LinkedIn',
  ])('takes none from %s', (header) => {
    for (const link of ['https://www.linkedin.com/in/somebody-else', 'https://www.linkedin.com/company/acme']) {
      const reading = read(`Name,LinkedIn URL,${header}\nAnn,,${link}\nBen,linkedin.com/in/ben,${link}`);
      expect(reading.leads.map(({ slug }) => slug)).toEqual(['ben']);
      expect(reading.invalidRows).toMatchObject([{ rowNumber: 2, value: '', reason: 'no profile link' }]);
    }
  });
});

describe('column names', () => {
  const fact = (header: string, key: 'company' | 'title' | 'firstName' | 'lastName') =>
    read(`LinkedIn URL,${header}\nlinkedin.com/in/x,Value`).leads[0]?.[key];

  it.each([
    'Company / Account',
    'current_employer',
    'Company Name - Cleaned',
    'Prospect Company',
    'Contact: Company',
    'currentCompanyName',
    'Firma',
    'Unternehmen',
    'Entreprise',
    'Société',
    "Nom de l'entreprise",
    'Empresa',
    'Compañía',
    'Azienda',
    'Società',
    'Organização',
    'Nome da empresa',
    'Bedrijf',
    'Bedrijfsnaam',
    'Nazwa firmy',
    'Spółka',
  ])('%s is the company', (header) => {
    expect(fact(header, 'company')).toBe('Value');
  });

  it.each([
    'Prospect Title',
    'current_position_title',
    'Contact: Job Title',
    'Berufsbezeichnung',
    'Funktion',
    'Poste',
    'Intitulé du poste',
    'Fonction',
    'Puesto',
    'Cargo',
    'Ruolo',
    'Qualifica',
    'Função',
    'Functie',
    'Stanowisko',
  ])('%s is the title', (header) => {
    expect(fact(header, 'title')).toBe('Value');
  });

  it.each([
    ['First Name (Cleaned)', 'Last Name (Cleaned)'],
    ['Vorname', 'Nachname'],
    ['Vorname', 'Name'],
    ['Prénom', 'Nom'],
    ['Nombre', 'Apellidos'],
    ['Nome', 'Cognome'],
    ['Nome', 'Sobrenome'],
    ['Voornaam', 'Achternaam'],
    ['Imię', 'Nazwisko'],
  ])('%s and %s are the names', (first, last) => {
    const [lead] = read(`${first};${last};LinkedIn\nAnn;van Lee;linkedin.com/in/x`).leads;
    expect(lead).toMatchObject({ firstName: 'Ann', lastName: 'van Lee', fullName: 'Ann van Lee' });
  });

  it.each(['Nom', 'Nome', 'Nombre', 'Naam', 'Name', 'Imię i nazwisko'])('%s alone is the whole name', (header) => {
    expect(read(`${header};LinkedIn\nAnn van Lee;linkedin.com/in/x`).leads).toMatchObject([{ firstName: 'Ann', lastName: 'van Lee' }]);
  });

  it.each(['Company Size', 'Company Phone', 'Job Function', 'Account Owner', 'Title Level', 'Company LinkedIn', 'Name of Event'])(
    '%s is neither company, title nor name',
    (header) => {
      const [lead] = read(`LinkedIn URL,${header}\nlinkedin.com/in/x,Value`).leads;
      expect(lead).toMatchObject({ company: null, title: null, fullName: null });
    },
  );
});

describe('a company or title column chosen by hand', () => {
  const text = 'LinkedIn URL,Company,Parent,Title,Team\nlinkedin.com/in/x,Acme,Acme Group,Boss,Docks';

  it('replaces the one found', () => {
    expect(read(text)).toMatchObject({ companyColumn: 1, titleColumn: 3, leads: [{ company: 'Acme', title: 'Boss' }] });
    expect(read(text, { companyColumn: 2, titleColumn: 4 })).toMatchObject({
      companyColumn: 2,
      titleColumn: 4,
      leads: [{ company: 'Acme Group', title: 'Docks' }],
    });
  });

  it('can be empty', () => {
    expect(read(text, { companyColumn: NO_COLUMN, titleColumn: NO_COLUMN })).toMatchObject({
      companyColumn: null,
      titleColumn: null,
      leads: [{ company: null, title: null }],
    });
  });
});

describe('lines of text', () => {
  it.each([
    ['Ann Lee https://www.linkedin.com/in/ann', 'Ann Lee'],
    ['- https://www.linkedin.com/in/ann', null],
    ['1. https://www.linkedin.com/in/ann', null],
    ['2) Ann van der Lee - linkedin.com/in/ann?trk=x', 'Ann van der Lee'],
    ['• Ann Lee: <https://www.linkedin.com/in/ann>', 'Ann Lee'],
    ['Profile:https://www.linkedin.com/in/ann.', null],
  ])('such as %s are leads', (line, fullName) => {
    for (const text of [line, `${line}\nlinkedin.com/in/ben`, `People to write to\n${line}\n${line.replace('/in/ann', '/in/cy')}`]) {
      expect(read(text).leads[0]).toMatchObject({ slug: 'ann', fullName });
    }
  });

  it('may hold a comma', () => {
    const text = '* Ann Lee, CEO (https://www.linkedin.com/in/ann)\n* Ben Oak, CFO (https://www.linkedin.com/in/ben)';
    expect(read(text).leads.map(({ slug }) => slug)).toEqual(['ann', 'ben']);
  });

  it('offer to fix what can be fixed, and refuse two links', () => {
    expect(read('Ann Lee https://uk.linkedin.com/in/ann\nlinkedin.com/in/ben linkedin.com/in/cy')).toMatchObject({
      leads: [],
      invalidRows: [
        { value: 'https://uk.linkedin.com/in/ann', fixable: true },
        { value: 'linkedin.com/in/ben linkedin.com/in/cy', fixable: false },
      ],
    });
  });

  it('are not read in a table, where a cell next to the link keeps its meaning', () => {
    expect(read('LinkedIn URL\nAnn Lee https://www.linkedin.com/in/ann').leads).toEqual([]);
  });

  it('take no other address for a profile', () => {
    expect(read('Ann evil.com/https://www.linkedin.com/in/ann\nBen https://evil.example/linkedin.com/in/ben').leads).toEqual([]);
  });
});

describe('an empty file', () => {
  it.each(['', '\ufeff', '\n\n', ',,\n,,', ' \t\n'])('%j says that it is empty', (text) => {
    expect([problemOf(text, 'leads'), problemOf(text, 'campaign')]).toEqual(['the file is empty.', 'the file is empty.']);
  });
});

describe('a file from before Unicode', () => {
  const polish = 'Imi\xea;Nazwisko;LinkedIn\n\xa3ucja;\xafuraw;linkedin.com/in/a\nPawe\xb3;W\xf3jcik;linkedin.com/in/b\n';
  const cyrillic = '\xc8\xec\xff;LinkedIn\n\xc0\xed\xed\xe0 \xcf\xe5\xf2\xf0\xee\xe2\xe0;linkedin.com/in/a\n';
  const mac = 'Pr\x8enom;LinkedIn\nZo\x91;linkedin.com/in/a\nJos\x8e;linkedin.com/in/b\nJ\x9frgen;linkedin.com/in/c\n';
  const japanese = '\x96\xbc\x91O;LinkedIn\n\x8eR\x93c\x91\xbe\x98Y;linkedin.com/in/a\n';
  const western = 'Pr\xe9nom;LinkedIn\nZo\xeb;linkedin.com/in/a\nD\x92Arcy;linkedin.com/in/b\nJ\xfcrgen \x96 Gro\xdf;linkedin.com/in/c\n';
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

  it('is Windows-1252 without a question if every character is common in it', () => {
    const reading = readBytes(bytes(western));
    expect(reading).toMatchObject({ encoding: 'windows-1252', encodingNotice: 'Read as Windows-1252', encodingChoices: [] });
    expect(reading.leads.map(({ firstName }) => firstName)).toEqual(['Zoë', 'D’Arcy', 'Jürgen – Groß']);
  });

  it.each([
    { kind: 'Central European', text: polish, encoding: 'windows-1250', name: 'Łucja' },
    { kind: 'Cyrillic', text: cyrillic, encoding: 'windows-1251', name: 'Анна Петрова' },
    { kind: 'of an older Mac', text: mac, encoding: 'macintosh', name: 'Zoë' },
  ])('that is $kind is read as such, and asks', ({ text, encoding, name }) => {
    const reading = readBytes(bytes(text));
    expect(reading.encoding).toBe(encoding);
    expect(reading.encodingChoices.map((choice) => choice.encoding)).toContain('windows-1252');
    expect(reading.leads[0]?.cells[0]).toBe(name);
  });

  it('asks if a character is at a place where no word has it', () => {
    const reading = readBytes(bytes('Imi\xea;LinkedIn\n\xa3ucja;linkedin.com/in/a\nPawe\xb3;linkedin.com/in/b\n'));
    expect(reading).toMatchObject({ encoding: 'windows-1250', leads: [{ firstName: 'Łucja' }, { firstName: 'Paweł' }] });
    const spanish = readBytes(bytes('Nombre;LinkedIn\nM\xaa Jos\xe9 \xbfqu\xe9? 5 m\xb2, n\xb0 3;linkedin.com/in/a\n'));
    expect(spanish).toMatchObject({ encoding: 'windows-1252', encodingChoices: [] });
  });

  it('is read in the encoding that a person chose', () => {
    expect(readBytes(bytes(japanese)).encodingChoices).not.toEqual([]);
    expect(readBytes(bytes(japanese), { encoding: 'shift_jis' }).leads[0]?.cells[0]).toBe('山田太郎');
    expect(read('Imię;LinkedIn\nŁucja;linkedin.com/in/a', { encoding: 'shift_jis' }).leads[0]?.firstName).toBe('Łucja');
  });
});
