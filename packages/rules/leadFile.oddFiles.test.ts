import { describe, expect, it } from 'vitest';
import { readLeadFile, type LeadFileOptions } from './leadFile.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const join = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

const readBytes = (bytes: Uint8Array, options: Partial<LeadFileOptions> = {}) => {
  const reading = readLeadFile(bytes, { mode: 'leads', ...options });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};
const read = (text: string, options: Partial<LeadFileOptions> = {}) => readBytes(encode(text), options);
const slugsOf = (text: string) => read(text).leads.map(({ slug }) => slug);

describe('a file of another format says what it is', () => {
  it.each([
    ['<!DOCTYPE html>\n<html><body><a href="https://www.linkedin.com/in/ann">Ann</a></body></html>', 'a web page'],
    ['<table border=1>\n<tr><td>Name</td><td>linkedin.com/in/ann</td></tr></table>', 'a web page'],
    ['\r\n<!-- saved -->\n<HTML><body>Log in</body></HTML>', 'a web page'],
    ['<?xml version="1.0"?>\n<Workbook><Data>linkedin.com/in/ann</Data></Workbook>', 'an XML file'],
    ['[{"name":"Ann","linkedin":"https://www.linkedin.com/in/ann"}]', 'a JSON file'],
    ['{"name":"Ann"}\n{"name":"Ben"}', 'a JSON file'],
    ['{\\rtf1\\ansi\n\\f0 Name,LinkedIn\\\nAnn,linkedin.com/in/ann}', 'a text document with formatting'],
    ['BEGIN:VCARD\nFN:Ann\nURL:https://www.linkedin.com/in/ann\nEND:VCARD', 'a file of contact cards'],
  ])('%j', (text, kind) => {
    for (const mode of ['leads', 'campaign'] as const) {
      expect(readLeadFile(encode(text), { mode })).toMatchObject({
        ok: false,
        problem: expect.stringContaining(`this is ${kind}, not a CSV.`),
      });
    }
  });

  it('but a list that begins with a bracket is a list', () => {
    expect(slugsOf('[ ] Ann Lee https://www.linkedin.com/in/ann\n[x] https://www.linkedin.com/in/ben')).toEqual(['ann', 'ben']);
    expect(slugsOf('[Ann Lee](https://www.linkedin.com/in/ann)\n- [Ben](https://www.linkedin.com/in/ben) CEO')).toEqual(['ann', 'ben']);
  });
});

describe('a damaged file', () => {
  it('that was cut within a letter is still UTF-8, and says that one is lost', () => {
    const whole = encode('Vorname,Firma,LinkedIn\nJürgen,Müller & Söhne,linkedin.com/in/jg\nZoë,Größe,linkedin.com/in/zoe\nJosé,Café é');
    expect(readBytes(whole.subarray(0, -1))).toMatchObject({
      encoding: 'utf-8',
      encodingNotice: '1 letter could not be read and shows as \ufffd. Check the names.',
      leads: [{ firstName: 'Jürgen', company: 'Müller & Söhne' }, { firstName: 'Zoë' }],
    });
  });

  it('with a few rows in another encoding keeps the other rows', () => {
    const rows = Array.from({ length: 20 }, (_, number) => `Jürgen,linkedin.com/in/jg${number}\n`).join('');
    const reading = readBytes(
      join(encode(`Vorname,LinkedIn\n${rows}`), latin('Ren\xe9,linkedin.com/in/rene\nZo\xeb,linkedin.com/in/zoe\n')),
    );
    expect(reading.encodingNotice).toBe('2 letters could not be read and show as \ufffd. Check the names.');
    expect(reading.leads).toHaveLength(22);
    expect(reading.leads[0]?.firstName).toBe('Jürgen');
  });

  it.each([
    ['UTF-8', encode('Name,LinkedIn\nAnn,linkedin.com/in/ann\n')],
    ['UTF-16', Uint8Array.from(Buffer.from('\ufeffName,LinkedIn\nAnn,linkedin.com/in/ann\n', 'utf16le'))],
  ])('of %s that was filled up with zero bytes loses nothing', (_, bytes) => {
    const reading = readBytes(join(bytes, new Uint8Array(3001)));
    expect(reading).toMatchObject({ leads: [{ firstName: 'Ann', slug: 'ann' }], invalidRows: [] });
  });
});

describe('lines that are each one quoted cell', () => {
  it.each([',', ';', '\t'])('are a table with %j', (delimiter) => {
    const lines = [
      ['Name', '""Company""', 'LinkedIn'],
      ['Ann Lee', `""Acme${delimiter} Inc""`, 'linkedin.com/in/ann'],
      [],
      ['Ben', 'Wren', 'x'],
    ];
    const reading = read(lines.map((cells) => `"${cells.join(delimiter)}"`).join('\r\n'));
    expect(reading).toMatchObject({ delimiter, leads: [{ rowNumber: 2, fullName: 'Ann Lee', company: `Acme${delimiter} Inc` }] });
    expect(reading.invalidRows).toMatchObject([{ rowNumber: 4, value: 'x' }]);
  });

  it('are a campaign file too', () => {
    const text = '"personal_linkedin_url,subject_line,""email_body_1"""\n"linkedin.com/in/ann,Hi,""Hello, Ann"""';
    expect(read(text, { mode: 'campaign' })).toMatchObject({ missingColumns: [], leads: [{ subject: 'Hi', body: 'Hello, Ann' }] });
  });

  it('stay one column if it is the only one', () => {
    const link = (id: string) => `"https://www.linkedin.com/sales/lead/ACwAAB${id}abc,NAME_SEARCH,x1"`;
    expect(read(`"LinkedIn URL"\n${link('1')}\n${link('2')}`)).toMatchObject({ headers: ['LinkedIn URL'], fixableCount: 2 });
  });
});

describe('cells in unusual quotes', () => {
  it('are read from text formulas', () => {
    for (const text of [
      '="Name",="Company",="LinkedIn"\n="Ann",="Acme, Inc.",="linkedin.com/in/ann"',
      '"=""Name""","=""Company""",LinkedIn\n"=""Ann""","=""Acme, Inc.""",linkedin.com/in/ann',
    ]) {
      expect(read(text).leads).toMatchObject([{ firstName: 'Ann', company: 'Acme, Inc.', slug: 'ann' }]);
    }
  });

  it('are read from typographic quotes and apostrophes', () => {
    const text = "“Name”,'Company',„Title“,LinkedIn\n“Ann”,'Acme',„CTO“,“linkedin.com/in/ann”\nD'Arcy,'n Sync,O'Neil's,linkedin.com/in/ben";
    expect(read(text).leads).toMatchObject([
      { firstName: 'Ann', company: 'Acme', title: 'CTO', slug: 'ann' },
      { firstName: "D'Arcy", company: "'n Sync", title: "O'Neil's", slug: 'ben' },
    ]);
  });
});

describe("somebody else's link", () => {
  it.each([
    'SDR LinkedIn',
    'CSM LinkedIn URL',
    'Assigned rep LinkedIn',
    'Mutual connection LinkedIn',
    'Propriétaire LinkedIn',
    'LinkedIn Besitzer',
    'Hiring Manager LinkedIn',
    'Founder LinkedIn',
    'Poster profile URL',
    'LinkedIn Bio',
    'Company Social Link',
  ])('in %s is not taken, though it fills more rows', (header) => {
    const reading = read(
      `Name,LinkedIn,${header}\nAnn,,linkedin.com/in/other\nBen,linkedin.com/in/ben,linkedin.com/in/other\nCy,,linkedin.com/in/other`,
    );
    expect(reading.leads.map(({ slug }) => slug)).toEqual(['ben']);
    expect(reading.invalidRows.map(({ reason }) => reason)).toEqual(['no profile link', 'no profile link']);
  });

  it('is the lead where no other column has one', () => {
    expect(slugsOf('Startup,Founder,Founder LinkedIn,LinkedIn\nAcme,Ann,linkedin.com/in/ann,')).toEqual(['ann']);
  });

  it('in a column without a telling name does not replace links that can be fixed', () => {
    const text = 'Name,LinkedIn,Booked by\nAnn,https://uk.linkedin.com/in/ann,linkedin.com/in/other';
    expect(read(text)).toMatchObject({ profileColumn: 1, leads: [], fixableCount: 1 });
  });
});

describe('rows above the header', () => {
  it('may speak of LinkedIn', () => {
    for (const title of ['LinkedIn Leads', 'LinkedIn Leads,,', 'LinkedIn export of Bob\nGenerated,2026-01-01,']) {
      expect(read(`${title}\n\nName,Company,LinkedIn\nAnn,Acme,linkedin.com/in/ann`).leads).toMatchObject([{ company: 'Acme' }]);
    }
  });

  it('may be many', () => {
    const notes = Array.from({ length: 20 }, (_, number) => `Report line ${number}`).join('\n');
    expect(read(`${notes}\nName,Company,LinkedIn\nAnn,Acme,linkedin.com/in/ann`).leads).toMatchObject([{ company: 'Acme' }]);
  });

  it('may greet people, above lines of text', () => {
    const text =
      'Hi team,\n\nthe people:\n\nAnn Lee: https://www.linkedin.com/in/ann\nBen Roe: https://www.linkedin.com/in/ben\n\nBest,\nBob';
    expect(read(text).leads).toMatchObject([{ fullName: 'Ann Lee' }, { fullName: 'Ben Roe' }]);
    expect(slugsOf('Name     Company   LinkedIn\nAnn Lee  Acme      linkedin.com/in/ann')).toEqual(['ann']);
  });
});

it.each([
  ['Kontakt Vorname;Kontakt Nachname;Firmenname;Jobbezeichnung', 'German'],
  ['Prénom du contact;Nom de famille;Nom de la société;Fonction actuelle', 'French'],
  ['Primer nombre;Apellido;Nombre de la empresa;Puesto de trabajo', 'Spanish'],
  ['Nome;Cognome;Nome azienda;Posizione lavorativa', 'Italian'],
  ['Primeiro nome;Último nome;Nome da empresa;Função atual', 'Portuguese'],
  ['Voornaam contact;Familienaam;Bedrijfsnaam;Huidige functie', 'Dutch'],
  ['Imię kontaktu;Nazwisko;Nazwa firmy;Nazwa stanowiska', 'Polish'],
])('reads the longer headers %s', (header) => {
  expect(read(`${header};LinkedIn\nAnn;Lee;Acme;CTO;linkedin.com/in/ann`).leads).toMatchObject([
    { firstName: 'Ann', lastName: 'Lee', company: 'Acme', title: 'CTO' },
  ]);
});
