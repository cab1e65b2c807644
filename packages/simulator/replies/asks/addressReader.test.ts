import { describe, expect, it } from 'vitest';
import { addressReader } from './addressReader.ts';

describe('a text about a company', () => {
  it.each([
    ['What does Harborline do with its pallets?', 'Harborline', 'What do you do with your pallets?'],
    ['Is Harborline’s dock full at Harborline?', 'Harborline', 'Is your dock full?'],
    ['Does St. John Ltd. use it?', 'St. John Ltd.', 'Do you use it?'],
  ])('addresses its reader: %s', (text, company, addressed) => {
    expect(addressReader(text, company)).toBe(addressed);
  });

  it.each([
    ['Who does it - and what do you pay - at night?', '-'],
    ['Plan A or plan B?', 'A'],
    ['Does McAn run it?', 'An'],
    ['Do you need it?', null],
  ])('stays as it is: %s', (text, company) => {
    expect(addressReader(text, company)).toBe(text);
  });
});
