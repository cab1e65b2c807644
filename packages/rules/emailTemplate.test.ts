import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customVariablesMessage,
  fillTemplate,
  findSingleBraceNames,
  findVariables,
  invalidVariablesMessage,
  missingColumnsMessage,
} from './emailTemplate.ts';

const namesOf = (text: string): string[] => findVariables(text).map(({ name }) => name);

describe('findVariables', () => {
  it('finds each variable with its place', () => {
    expect(findVariables('Hi {{first_name}}, {{ city }}!')).toEqual([
      { name: 'first_name', start: 3, end: 17, isValid: true, isFirstName: true },
      { name: 'city', start: 19, end: 29, isValid: true, isFirstName: false },
    ]);
  });

  it.each(['firstName', 'first_name', 'FirstName', 'FIRST_NAME', 'firstname'])('reads %s as the first name', (name) => {
    expect(findVariables(`{{${name}}}`)[0]?.isFirstName).toBe(true);
  });

  it.each(['', '1st', '_x', 'a b', 'a-b', 'first.name', '#if x', '{x'])('calls the name %j invalid', (name) => {
    expect(findVariables(`{{${name}}}`)).toMatchObject([{ name, isValid: false }]);
  });

  it('takes unclosed braces as plain text', () => {
    expect(namesOf('Hi {{first_name, how {are} you }')).toEqual([]);
    expect(namesOf('{{ open\n{{city}}')).toEqual(['city']);
    expect(namesOf('{{open {{city}}')).toEqual(['city']);
    expect(namesOf('{{open\nclosed}}')).toEqual([]);
  });
});

describe('findSingleBraceNames', () => {
  it('finds what was most likely meant as a variable', () => {
    expect(findSingleBraceNames('Hi {first_name}, { city } and {first_name}. {{company}} {1} {a b} {}')).toEqual(['first_name', 'city']);
  });
});

describe('fillTemplate', () => {
  const values = new Map([
    ['city', 'Leith'],
    ['empty', ''],
  ]);
  const lookUp = (name: string) => values.get(name);

  it('fills what is known, empties what is empty and leaves the rest as written', () => {
    expect(fillTemplate('{{city}}/{{ city }}/{{empty}}/{{other}}/{{1x}}/{{', lookUp)).toBe('Leith/Leith//{{other}}/{{1x}}/{{');
  });

  it('keeps an unknown first name as {{first_name}}', () => {
    expect(fillTemplate('Hi {{ firstName }}, {{first_name}}', () => undefined)).toBe('Hi {{first_name}}, {{first_name}}');
    expect(fillTemplate('Hi {{first_name}}', () => '')).toBe('Hi {{first_name}}');
    expect(fillTemplate('Hi {{first_name}}', () => 'Ann')).toBe('Hi Ann');
  });

  it('inserts values unchanged, whatever they contain', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('{{city}}', '$&', '$1', '{{', '}}')), (value) => {
        expect(fillTemplate('<{{x}}>', () => value)).toBe(`<${value}>`);
      }),
    );
  });

  it('does not change a text without variables', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ', '\n') }), (text) => {
        if (findVariables(text).length === 0) expect(fillTemplate(text, () => 'x')).toBe(text);
      }),
    );
  });
});

describe('the catalog’s messages', () => {
  it('name the variables and columns they are about', () => {
    expect(invalidVariablesMessage(['1st', 'a b'])).toBe(
      'Invalid variable name(s): 1st, a b. Use {{variableName}} with letters, numbers, underscore, starting with a letter.',
    );
    expect(customVariablesMessage(['city', 'role'])).toBe(
      'Custom variables detected (city, role). Please upload a CSV with a header row containing these columns.',
    );
    expect(missingColumnsMessage(['city'])).toBe('Missing column(s) in your leads CSV: city');
  });
});
