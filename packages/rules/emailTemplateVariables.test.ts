import { describe, expect, it } from 'vitest';
import { createVariableLookup, findVariableSource, validateVariables } from './emailTemplateVariables.ts';
import { readLeadFile } from './leadFile.ts';

describe('findVariableSource', () => {
  const headers = ['Company Name', 'Job Title', 'pain_point', 'Pain Point', 'First Name', 'LinkedIn URL', '__proto__'];

  it.each([
    ['companyName', { column: 0 }],
    ['company_name', { column: 0 }],
    ['COMPANYNAME', { column: 0 }],
    ['painPoint', { column: 2 }],
    ['jobTitle', { column: 1 }],
    ['company', { role: 'company' }],
    ['title', { role: 'title' }],
    ['first_name', { role: 'firstName' }],
    ['FirstName', { role: 'firstName' }],
    ['__proto__', { column: 6 }],
    ['city', undefined],
    ['constructor', undefined],
    ['industry', undefined],
  ])('finds %s', (name, source) => {
    expect(findVariableSource(name, headers)).toEqual(source);
  });

  it('prefers the header as it is written', () => {
    expect(findVariableSource('Pain Point', headers)).toEqual({ column: 3 });
  });

  it('knows only the first name without a header row', () => {
    expect(findVariableSource('firstName', null)).toEqual({ role: 'firstName' });
    expect(findVariableSource('company', null)).toBeUndefined();
  });
});

describe('validateVariables', () => {
  const check = (body: string, headers: string[] | null) => validateVariables({ subject: 'for {{first_name}}', body }, headers).message;

  it('reports nothing about a first name, whatever the file', () => {
    expect(check('Hi {{ FirstName }}', null)).toBeNull();
  });

  it('names wrong names first, each once, from subject and body', () => {
    expect(validateVariables({ subject: '{{1a}}', body: '{{1a}} {{}} {{city}}' }, null)).toEqual({
      invalidNames: ['1a', ''],
      missingNames: ['city'],
      message: 'Invalid variable name(s): 1a, {{}}. Use {{variableName}} with letters, numbers, underscore, starting with a letter.',
    });
  });

  it('asks for a header row if the file has none', () => {
    expect(check('{{city}} {{role}}', null)).toBe(
      'Custom variables detected (city, role). Please upload a CSV with a header row containing these columns.',
    );
  });

  it('names the missing columns', () => {
    expect(check('{{city}} {{role}} {{zip}}', ['City', 'url'])).toBe('Missing column(s) in your leads CSV: role, zip');
    expect(check('{{city}}', ['City', 'url'])).toBeNull();
  });
});

describe('createVariableLookup', () => {
  it('gives each lead its own values', () => {
    const reading = readLeadFile(
      new TextEncoder().encode('Name,Company Name,City,url\nAnn Lee,Veldt, Leith ,linkedin.com/in/a\n,,,linkedin.com/in/b'),
      {
        mode: 'leads',
      },
    );
    if (!reading.ok) throw new Error(reading.problem);
    const lookUp = createVariableLookup(reading.headers);
    const names = ['first_name', 'last_name', 'company', 'companyName', 'city', 'nothing'];
    expect(reading.leads.map((lead) => names.map(lookUp(lead)))).toEqual([
      ['Ann', 'Lee', 'Veldt', 'Veldt', 'Leith', undefined],
      ['', '', '', '', '', undefined],
    ]);
  });
});
