import { describe, expect, it } from 'vitest';
import { explainFit } from './explainFit.ts';
import { nameLead } from './titles/nameLead.ts';
import type { Need, Offer } from './offer.ts';

const need: Need = {
  id: 'payroll',
  label: 'payroll',
  isPlural: false,
  share: 0.8,
  owners: ['hr'],
  signers: ['hr'],
  near: [],
  industries: [],
};
const topic = (kind: string, isSure: boolean): Offer => ({
  kind,
  phrase: null,
  category: { id: 'payroll', label: 'payroll' },
  work: 'hr',
  certainty: 0.8,
  needs: [need],
  ...(isSure && { isSure }),
  evidence: [],
});
const say = (offer: Offer, level: 'owner' | 'near' | 'far' | null): string =>
  explainFit(offer, { title: 'Train Driver', trades: [{ trade: 'driver', share: 1 }], level });

describe('why a lead fits the topic of an event or a survey', () => {
  it.each(['event', 'survey'])('names the topic of a sure %s', (kind) => {
    expect(say(topic(kind, true), 'far')).toBe('This is about payroll; a train driver works in another field.');
    expect(say(topic(kind, true), 'owner')).toBe('This is about payroll; a train driver works on that.');
  });

  it.each(['event', 'survey'])('does not name the topic of an unsure %s', (kind) => {
    expect(say(topic(kind, false), 'owner')).toBe('A train driver works on this topic.');
    expect(say(topic(kind, false), 'near')).toBe('A train driver may work close to this topic.');
    expect(say(topic(kind, false), null)).toBe('A train driver may work close to this topic.');
    expect(say(topic(kind, false), 'far')).toBe('A train driver works in another field.');
  });

  it('names what the user said that the email is about, however unsure the reading', () => {
    const corrected: Offer = {
      ...topic('event', false),
      phrase: 'track days',
      needs: [{ ...need, id: 'corrected', label: 'track days', isPlural: true }],
    };
    expect(say(corrected, 'far')).toBe('Track days belong to HR; a train driver rarely decides on them.');
  });
});

describe('why a lead fits what is sold', () => {
  it('is less sure of an offer that no known work has', () => {
    const sold: Offer = { ...topic('sales', true), phrase: 'dragon insurance', certainty: 0.7 };
    expect(say(sold, 'owner')).toBe('A train driver may decide on dragon insurance.');
    expect(say({ ...sold, phrase: 'business insurance' }, 'owner')).toBe('A train driver usually decides on business insurance.');
    expect(say({ ...sold, phrase: null, category: null, certainty: 0.2 }, 'owner')).toBe('A train driver may decide on this offer.');
  });
});

describe('how likely somebody decides', () => {
  it.each([
    [0.66, 'may decide'],
    [0.9, 'usually decides'],
  ])('is said as it is: %d, %s', (probability, word) => {
    const offer: Offer = { ...topic('sales', true), phrase: 'payroll' };
    const lead = { title: 'HR Manager', trades: [{ trade: 'hr', share: 1 }], level: 'owner' as const, probability };
    expect(explainFit(offer, lead)).toContain(`an HR manager ${word} on it.`);
  });
});

describe('how a lead is named', () => {
  it.each([
    ['VP Operations', 'a VP of operations'],
    ['VP of Sales', 'a VP of sales'],
    ['Vice President Marketing', 'a vice president of marketing'],
    ['VP', 'a VP'],
    ['President', 'a president'],
    ['Vice President', 'a vice president'],
  ])('speaks of "%s" as "%s"', (title, name) => {
    expect(nameLead(title, [])).toBe(name);
  });
});
