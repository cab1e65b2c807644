import { describe, expect, it } from 'vitest';
import { isNamed, isTold, toOfferName } from './isTold.ts';
import type { Need, Offer } from './offer.ts';

const need: Need = { id: 'payroll', label: 'payroll', isPlural: false, share: 0.8, owners: ['hr'], signers: [], near: [], industries: [] };
const offer = (patch: Partial<Offer>): Offer => ({
  kind: 'sales',
  phrase: null,
  category: null,
  work: null,
  certainty: 0.8,
  needs: [need],
  evidence: [],
  ...patch,
});

describe('texts say what an email offers', () => {
  it('if it has a category, or a name and a line of work', () => {
    expect(isTold(offer({ category: { id: 'payroll', label: 'payroll' } }))).toBe(true);
    expect(isTold(offer({ phrase: 'wage slips', work: 'hr' }))).toBe(true);
  });

  it('if a job has a line of work, and always for an investment round', () => {
    expect(isTold(offer({ kind: 'recruiting', work: 'hr' }))).toBe(true);
    expect(isTold(offer({ kind: 'fundraising', needs: [{ ...need, id: 'investment_round' }] }))).toBe(true);
  });

  it('if it concerns few lines of work, whatever else is uncertain', () => {
    const spread = offer({ concerns: ['hr', 'legal'], certainty: 0.3, needs: [{ ...need, share: 0.35 }] });
    expect(isTold(spread)).toBe(true);
    expect(toOfferName(spread)).toBeNull();
    expect(isTold({ ...spread, concerns: [] })).toBe(false);
  });

  it('but not if only a line of work or a name is known, or the offer is uncertain', () => {
    expect(isTold(offer({ work: 'hr' }))).toBe(false);
    expect(isTold(offer({ phrase: 'wage slips' }))).toBe(false);
    expect(isTold(offer({ category: { id: 'payroll', label: 'payroll' }, certainty: 0.4 }))).toBe(false);
    expect(isTold(offer({ needs: [] }))).toBe(false);
  });

  it('but not if the line of work is unlikely, or a kind of business the email does not address', () => {
    expect(isTold(offer({ phrase: 'wage slips', work: 'hr', needs: [{ ...need, share: 0.4 }] }))).toBe(false);
    expect(isTold(offer({ phrase: 'wage slips', work: 'hr', needs: [{ ...need, share: 0.45 }] }))).toBe(true);
    const farmer = { phrase: 'goats', work: 'farmer', needs: [{ ...need, owners: ['farmer'] }] };
    expect(isTold(offer(farmer))).toBe(false);
    expect(isTold(offer({ ...farmer, speaksTo: ['farmer'] }))).toBe(true);
  });

  it('if its words agree on who decides, even if what exactly is offered is less certain', () => {
    const likely = { category: { id: 'payroll', label: 'payroll' }, needs: [{ ...need, share: 0.5 }], work: 'hr' };
    expect(isTold(offer({ ...likely, certainty: 0.9 }))).toBe(true);
    expect(isTold(offer({ ...likely, certainty: 0.7 }))).toBe(false);
    expect(isTold(offer({ ...likely, certainty: 0.9, work: null }))).toBe(false);
  });

  it('by the email’s own name for it, then by a likely category, else only by the line of work', () => {
    const category = { id: 'payroll', label: 'payroll' };
    expect(toOfferName(offer({ phrase: 'wage slips', category }))).toBe('wage slips');
    expect(toOfferName(offer({ category }))).toBe('payroll');
    expect(toOfferName(offer({ category, needs: [{ ...need, share: 0.5 }] }))).toBeNull();
  });

  it('but by a category of many things only if the email has a word of its name', () => {
    const category = { id: 'livestock', label: 'livestock tools' };
    const said = (words: string) => toOfferName(offer({ category, evidence: [{ words, sentence: '' }] }));
    expect(said('herds')).toBeNull();
    expect(said('livestock')).toBe('livestock tools');
  });

  it('and may still name what is offered', () => {
    expect(isNamed(offer({ phrase: 'goats', certainty: 0.2 }))).toBe(true);
    expect(isNamed(offer({ work: 'hr', certainty: 0.7 }))).toBe(false);
  });
});
