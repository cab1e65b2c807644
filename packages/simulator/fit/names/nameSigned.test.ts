import { describe, expect, it } from 'vitest';
import { dropOwner, nameSigned } from './nameSigned.ts';
import { maskOffers } from '../testing/maskText.ts';

const body = maskOffers('Each foot of the herd is trimmed and logged, says Hollis.');

describe('nameSigned', () => {
  it.each([
    [['Gwen Hollis', 'Hollis Foot Trimming Ltd'], 'foot trimming'],
    [['Ridge Trimming'], 'trimming'],
  ])('takes the service of the firm in %j', (signed, name) => {
    expect(nameSigned(signed, '', body)).toBe(name);
  });

  it.each([
    ['Two vans bring sheets to hotels, and the laundry is late on Saturdays.', ['Rudge & Daughter Laundry, Bideford'], 'laundry'],
    ['Gloves and drapes for vet practices, next day.', ['Fiona Dunsmuir', 'Border Vet Supplies Ltd, Hawick'], 'vet supplies'],
    ['The crane stands idle, £780 a day.', ['Norm Hask', 'Hask Cranes'], 'crane hire'],
    ['We claim the VAT and the duty on diesel back for hauliers.', ['Marieke Osgood', 'Duesback Tax'], 'tax advice'],
    ['We strip the ridge on Friday and the scaffold on Monday.', ['Ivy Hill Ridge Scaffolding'], 'scaffolding'],
    ['We do sheets and whites, and the laundry is ours.', ['Kelly', 'Bright Whites Laundry'], 'laundry'],
    ['The area of tax is constantly evolving.', ['Lascelles & Partners, Chartered Tax Advisers'], 'tax advice'],
    ['The tax relief that you missed is worth a call.', ['Jordan Vickers', 'Senior Tax Adviser'], null],
  ])('tells from a firm what "%s" offers', (text, signed, name) => {
    expect(nameSigned(signed, '', maskOffers(text))).toBe(name);
  });

  it('takes a service that only the subject names', () => {
    expect(nameSigned(['Backstage Laundry Co.'], 'Pantomime laundry', body)).toBe('laundry');
  });

  it.each([[['Hollis Security']], [['Gwen Hollis']], [['Head of Trimming and Sales']], [[]]])('takes nothing from %j', (signed) => {
    expect(nameSigned(signed, '', body)).toBeNull();
  });
});

describe('dropOwner', () => {
  const signed = ['Oonagh Peverell', 'Fenmark Vet Supplies, Sleaford'];
  it.each([
    ['fenmark vet supplies', 'vet supplies'],
    ['fenmark vaccines', null],
    ['chilled vaccines', 'chilled vaccines'],
  ])('takes the name of the firm from "%s"', (name, rest) => {
    expect(dropOwner(name, { subject: '', signed }, body)).toBe(rest);
  });
});
