import { describe, expect, it } from 'vitest';
import { TRADE_BY_ID } from '../trades.ts';
import { listGenericPlaces, readWorkplace } from './workplaces.ts';

describe('readWorkplace', () => {
  it.each([
    ['Owner at Maple Animal Hospital', null, ['vet']],
    ['Hospital Manager @ VetCare', null, ['vet']],
    ['Owner, Summit Roofing', null, ['tradesman']],
    ['Owner', 'Hill & Sons Funeral Home', ['funeral']],
    ['Program Lead', 'Harwick Trade Congress', ['planner']],
    ['Fleet Manager', 'Cobden Bulk Carriers', ['maritime']],
    ['Serviceberater', 'Autohaus Brandt', ['dealer']],
    ['CEO', 'Acme Corp', []],
    ['Veterinarian', null, []],
  ])('reads "%s" of %s', (title, company, trades) => {
    expect(readWorkplace(title, company)).toEqual(trades);
  });
});

describe('listGenericPlaces', () => {
  it('leaves open whose practice it is', () => {
    expect(listGenericPlaces('Practice owner')).toContain('vet');
    expect(listGenericPlaces('Practice owner')).toContain('dentist');
    expect(listGenericPlaces('Head of Growth')).toEqual([]);
  });

  it('names known trades only', () => {
    const places =
      'practice clinic hospital center centre studio shop store salon school academy club lab estate garage agency firm company contractor yard home office branch dealership facility business fleet flota captain cellar producer venue site';
    expect(listGenericPlaces(places).filter((trade) => !TRADE_BY_ID.has(trade))).toEqual([]);
  });
});
