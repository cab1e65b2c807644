import { describe, expect, it } from 'vitest';
import type { Need } from './offer.ts';
import { steerNeeds } from './steerNeeds.ts';

const need = (patch: Partial<Need>): Need => ({
  id: 'trade:fitness',
  label: 'fitness',
  isPlural: false,
  share: 0.6,
  owners: ['fitness'],
  signers: ['fitness'],
  near: [],
  industries: [],
  ...patch,
});
const nobody = { sellers: [], customers: [], premises: [] };

describe('steerNeeds', () => {
  it('gives a seller’s own work to the customers it names, or to those at the premises', () => {
    const sellers = ['fitness'];
    expect(steerNeeds([need({})], { ...nobody, sellers, customers: ['farmer', 'hotel'] }).map(({ id, share }) => [id, share])).toEqual([
      ['trade:farmer', 0.3],
      ['trade:hotel', 0.3],
    ]);
    expect(steerNeeds([need({})], { ...nobody, sellers, customers: ['legal'], premises: ['hr', 'office'] })[0]).toMatchObject({
      owners: ['hr', 'office'],
    });
    expect(steerNeeds([need({})], { ...nobody, sellers, premises: ['hr', 'office'] })[0]).toMatchObject({ owners: ['hr', 'office'] });
    expect(steerNeeds([need({})], { ...nobody, sellers })).toEqual([]);
  });

  it('leaves alone what concerns the customers, or any company', () => {
    expect(steerNeeds([need({})], { ...nobody, customers: ['fitness'] })).toEqual([need({})]);
    const software = need({ id: 'trade:software', owners: ['software'] });
    expect(steerNeeds([software], { ...nobody, customers: ['hotel'] })).toEqual([software]);
  });

  it('lets the businesses that an email sells to decide on what another kind usually buys', () => {
    const linen = need({ id: 'hotel_supplies', owners: ['hotel'], signers: ['hotel'] });
    expect(steerNeeds([linen], { ...nobody, customers: ['clinic'] })[0]).toMatchObject({
      owners: ['clinic', 'hotel'],
      signers: ['clinic', 'hotel'],
    });
    expect(steerNeeds([linen], { ...nobody, customers: ['clinic', 'carer', 'vet'] })).toEqual([linen]);
  });

  it('lets nobody in the seller’s line of work sign for what any company needs', () => {
    const category = need({ id: 'translation', owners: ['language', 'marketing'], signers: ['language', 'marketing'] });
    expect(steerNeeds([category], { ...nobody, sellers: ['language'] })[0]).toMatchObject({
      owners: ['marketing', 'language'],
      signers: ['marketing'],
    });
    expect(steerNeeds([need({ id: 'gym_software' })], { ...nobody, sellers: ['fitness'] })[0]?.signers).toEqual(['fitness']);
  });
});
