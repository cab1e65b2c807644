import { describe, expect, it } from 'vitest';
import { CATEGORY_BY_ID } from './needs/category.ts';
import { listDeciderFields, listDeciders } from './listDeciders.ts';
import type { Need } from './offer.ts';

const known = CATEGORY_BY_ID.get('fire_safety');
if (known === undefined) throw new Error('no such category');
const fire: Need = { ...known, share: 0.9 };
const needs = [fire];
const category = { id: 'fire_safety', label: 'fire protection' };
const audience = ['facilities', 'safety', 'property', 'principal', 'planner', 'office'];
const offer = { kind: 'sales', phrase: null, category, work: 'facilities', needs, audience, isSure: true };

describe('listDeciders', () => {
  it('lists the customers that an email names first, then the people who sign', () => {
    expect(listDeciders(offer)).toEqual(['facilities', 'safety']);
    expect(listDeciders({ ...offer, customers: ['carer'] })).toEqual(['carer', 'facilities', 'safety']);
    expect(listDeciders({ ...offer, customers: ['film'] })).toEqual(['facilities', 'safety']);
  });

  it('lists the businesses whose words the email uses before those who sign anywhere, and no other kind of business', () => {
    const trade = (id: string, share: number): Need => ({ ...fire, id: `trade:${id}`, share, owners: [id], signers: [id], near: [] });
    const catering = { ...fire, share: 0.8, owners: ['office', 'planner'], signers: ['office', 'planner'], near: [] };
    const speaksTo = ['principal', 'hotel'];
    expect(listDeciders({ ...offer, needs: [catering, trade('principal', 0.1)], speaksTo })).toEqual(['principal', 'office']);
    expect(listDeciders({ ...offer, needs: [catering], speaksTo })).toEqual(['office', 'planner']);
    // Who works beside such offers needs fewer words than a strange kind of business.
    const slight = [trade('principal', 0.05)];
    expect(listDeciders({ ...offer, needs: [catering, ...slight], speaksTo })).toEqual(['office', 'planner']);
    expect(listDeciders({ ...offer, needs: [{ ...catering, near: ['principal'] }, ...slight], speaksTo })).toEqual(['principal', 'office']);
  });

  it('is the likeliest line of work if no category is known, and those nearly as likely', () => {
    const guess = (id: string, share: number): Need => ({ ...fire, id, share, owners: [id], signers: [id] });
    const guesses = [guess('property', 0.4), guess('facilities', 0.3), guess('safety', 0.2)];
    expect(listDeciders({ ...offer, category: null, work: 'property', needs: guesses })).toEqual(['property', 'facilities']);
    expect(listDeciders({ ...offer, category: null, work: null })).toEqual([]);
  });

  it('leaves out those whose words the email does not use, and everybody if it is uncertain whose it is', () => {
    expect(listDeciders({ ...offer, audience: ['facilities'] })).toEqual(['facilities']);
    // What mainly belongs to facilities is not said to belong to another department alone.
    expect(listDeciders({ ...offer, audience: ['safety'] })).toEqual([]);
    expect(listDeciders({ ...offer, audience: [], askedFor: ['facilities'] })).toEqual(['facilities']);
    expect(listDeciders({ ...offer, audience: [], phrase: 'fire protection' })).toEqual(['facilities', 'safety']);
    expect(listDeciders({ ...offer, isSure: false })).toEqual([]);
  });

  it('is empty if nothing is known', () => {
    expect(listDeciders({ ...offer, needs: [] })).toEqual([]);
  });

  it('is in words without the name of the offer itself', () => {
    const named = { ...offer, phrase: null, certainty: 1, evidence: [] };
    expect(listDeciderFields(named)).toEqual(['facilities', 'workplace safety']);
    expect(listDeciderFields({ ...named, phrase: 'Facilities' })).toEqual(['workplace safety']);
  });
});
