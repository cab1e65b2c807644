import { describe, expect, it } from 'vitest';
import type { Need } from '../offer.ts';
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
      ['trade:farmer', expect.closeTo(0.44)],
      ['trade:hotel', expect.closeTo(0.44)],
    ]);
    expect(steerNeeds([need({})], { ...nobody, sellers, customers: ['legal'], premises: ['hr', 'office'] })[0]).toMatchObject({
      owners: ['hr', 'office'],
    });
    expect(steerNeeds([need({})], { ...nobody, sellers, premises: ['hr', 'office'] })[0]).toMatchObject({ owners: ['hr', 'office'] });
    expect(steerNeeds([need({})], { ...nobody, sellers })).toEqual([]);
  });

  it('gives half of what is unknown to those who look after the building where the sender works', () => {
    const film = need({ id: 'film_rental', share: 0.2, owners: ['film'], signers: ['film'] });
    const [top] = steerNeeds([film], { ...nobody, premises: ['facilities', 'property', 'office'] });
    expect(top).toMatchObject({
      id: 'trade:facilities',
      share: expect.closeTo(0.4) as number,
      owners: ['facilities', 'property', 'office'],
    });
    expect(steerNeeds([film], { ...nobody, premises: ['hr', 'office'] })).toEqual([film]);
  });

  it('leaves alone what concerns the customers, or any company', () => {
    const whole = need({ share: 1 });
    expect(steerNeeds([whole], { ...nobody, customers: ['fitness'] })).toEqual([whole]);
    const software = need({ id: 'trade:software', share: 1, owners: ['software'] });
    expect(steerNeeds([software], { ...nobody, customers: ['hotel'] })[0]).toEqual(software);
  });

  it('lets the businesses that an email sells to decide on what another kind usually buys', () => {
    const linen = need({ id: 'hotel_supplies', owners: ['hotel'], signers: ['hotel'] });
    expect(steerNeeds([linen], { ...nobody, customers: ['clinic'] })[0]).toMatchObject({
      owners: ['clinic', 'hotel'],
      signers: ['clinic', 'hotel'],
    });
    expect(steerNeeds([linen], { ...nobody, customers: ['clinic', 'carer', 'vet'] })).toEqual([linen]);
  });

  it('gives most of what is unknown to the businesses that an email sells to', () => {
    const boilers = need({ id: 'hvac_service', share: 0.5, owners: ['facilities'], signers: ['facilities'] });
    const [first, second] = steerNeeds([boilers], { ...nobody, customers: ['principal'] });
    expect([first?.share, second?.id, second?.share]).toEqual([0.5, 'trade:principal', expect.closeTo(0.35)]);
  });

  it('lets somebody near decide if the email speaks of their work and of no owner’s', () => {
    const category = need({ id: 'translation', owners: ['marketing'], signers: ['marketing'], near: ['legal', 'sales'] });
    const words = need({ id: 'trade:legal', share: 0.15, owners: ['legal'], signers: ['legal'] });
    expect(steerNeeds([category, words], nobody)[0]).toMatchObject({ owners: ['legal', 'marketing'], signers: ['legal', 'marketing'] });
    const own = need({ id: 'trade:marketing', share: 0.15, owners: ['marketing'], signers: ['marketing'] });
    expect(steerNeeds([category, words, own], nobody)[0]).toMatchObject({ owners: ['marketing'] });
  });

  it('gives what only concerns those who work for others to whom they work for', () => {
    const songs = need({ id: 'music_promo', owners: ['music'], signers: ['music'] });
    expect(steerNeeds([songs], { ...nobody, sellers: ['music'], customers: ['carer'] })[0]?.owners).toEqual(['carer']);
    expect(steerNeeds([songs], { ...nobody, sellers: ['music'] })[0]?.owners).toEqual(['music']);
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
