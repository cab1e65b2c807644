import { describe, expect, it } from 'vitest';
import { EMAIL_KINDS, KIND_COUNT, kindIndex, type EmailKind } from '../reader/kinds.ts';
import { ruleOutKinds } from './ruleOutKinds.ts';

const chancesOf = (chances: Partial<Record<EmailKind, number>>): Float64Array =>
  Float64Array.from({ length: KIND_COUNT }, (_, index) => chances[EMAIL_KINDS[index] ?? 'sales'] ?? 0);
const left = (raw: string, chances: Partial<Record<EmailKind, number>>) => {
  const ruled = ruleOutKinds(chancesOf(chances), { body: { raw }, readings: [] });
  expect(ruled.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  return (kind: EmailKind): number => ruled[kindIndex(kind)] ?? 0;
};

const CONSULTANT =
  'Dear Ana,\n\nI have worked in purchasing for 18 years. Please send me the contracts with your ten largest suppliers. Then I come for two days.\n\nPiotr';
const APPLICANT = 'Dear Ana,\n\nI have worked in purchasing for 18 years and would like to work for you. My CV is attached.\n\nPiotr';

describe('kinds that the words rule out', () => {
  it('leave sales where somebody needs the papers of a firm, and an application where nobody does', () => {
    const read = { job_application: 0.5, scam: 0.3, sales: 0.2 };
    expect(left(CONSULTANT, read)('sales')).toBeCloseTo(1);
    expect(left(APPLICANT, read)('job_application')).toBeCloseTo(0.5);
  });

  it('keep a scam that is nearly certain', () => {
    expect(left(CONSULTANT, { scam: 0.95, sales: 0.05 })('scam')).toBeCloseTo(0.95);
  });

  it('leave something to say to somebody who says it once, however briefly', () => {
    const read = { not_a_message: 0.8, sales: 0.1, follow_up: 0.1 };
    expect(left('Who empties your grease trap?', read)('not_a_message')).toBe(0);
    for (const text of ['asdf asdf', 'const total = sum(items);', 'We sell paint. We sell paint.'])
      expect(left(text, read)('not_a_message')).toBeCloseTo(0.8);
  });
});
