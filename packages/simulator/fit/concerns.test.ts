import { describe, expect, it } from 'vitest';
import { listConcerns, sayConcern } from './concerns.ts';
import type { Need } from './offer.ts';

const need = (share: number, ...owners: string[]): Need => ({
  id: owners.join('_'),
  label: owners.join(' '),
  isPlural: false,
  share,
  owners,
  signers: owners,
  near: [],
  industries: [],
});

describe('listConcerns', () => {
  it('lists the fewest lines of work of which one probably decides', () => {
    const needs = [need(0.4, 'hr', 'finance'), need(0.3, 'finance'), need(0.2, 'legal')];
    expect(listConcerns(needs, needs)).toEqual(['finance']);
    const spread = [need(0.3, 'hr'), need(0.25, 'legal'), need(0.15, 'office')];
    expect(listConcerns(spread, spread)).toEqual(['hr', 'legal', 'office']);
  });

  it('is empty if it takes too many of them, or the offer is too uncertain', () => {
    const spread = ['hr', 'legal', 'office', 'sales'].map((trade) => need(0.18, trade));
    expect(listConcerns(spread, spread)).toEqual([]);
    expect(listConcerns([need(0.5, 'hr')], [need(0.5, 'hr')])).toEqual([]);
    expect(listConcerns([], [])).toEqual([]);
  });

  it('is empty if the sentences that state the offer do not say so', () => {
    expect(listConcerns([need(0.8, 'hr')], [need(0.2, 'hr'), need(0.5, 'legal')])).toEqual([]);
    expect(listConcerns([need(0.8, 'hr')], [])).toEqual([]);
  });
});

describe('sayConcern', () => {
  it.each([
    [['hr'], 'This is about HR'],
    [['dentist'], 'This is for people in dentistry'],
    [['executive'], 'This is about running a company'],
    [['hr', 'legal'], 'This seems to concern HR and legal'],
    [['hr', 'compliance'], 'This seems to concern HR, and compliance and risk'],
    [['hr', 'compliance', 'legal'], 'This seems to concern HR, compliance and risk, and legal'],
  ])('says %j as "%s"', (concerns, text) => {
    const said = sayConcern({ kind: 'sales', work: null, concerns });
    expect(`${said?.lead} ${said?.field}`).toBe(text);
  });

  it('says of a job in which line of work it is', () => {
    expect(sayConcern({ kind: 'recruiting', work: 'legal' })).toEqual({ lead: 'This is a job in', field: 'legal' });
  });

  it('names no kind of business other than those the email speaks to', () => {
    const readers = { places: ['hotel'], placeTrades: ['hotel'], mentioned: [], people: [], users: [] };
    expect(sayConcern({ kind: 'sales', work: null, concerns: ['tradesman'], readers })).toBeNull();
    expect(sayConcern({ kind: 'sales', work: null, concerns: ['hotel'], readers })?.field).toBe('hotel management');
    expect(sayConcern({ kind: 'sales', work: null, concerns: ['maintenance'], readers })?.field).toBe('maintenance');
  });

  it('is the line of work if there is no other, and nothing if that is unknown', () => {
    expect(sayConcern({ kind: 'sales', work: 'legal' })?.field).toBe('legal');
    expect(sayConcern({ kind: 'sales', work: null })).toBeNull();
  });
});
