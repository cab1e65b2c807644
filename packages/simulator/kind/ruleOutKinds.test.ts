import { describe, expect, it } from 'vitest';
import { toEmailDraft } from '../reading/draft.ts';
import { buildLead } from '../testing/buildLead.ts';
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

  it('leave sales where somebody prices work on a website, and a request for a link where nobody does', () => {
    const linkAfter = (body: string) => {
      const draft = toEmailDraft(buildLead({ email: { subject: 'Your website', body } }), { contactsAtCompany: 1, ownWords: [] });
      return ruleOutKinds(chancesOf({ link_building: 0.7, sales: 0.3 }), draft)[kindIndex('link_building')];
    };
    const sold = [
      'Hello Ana,\n\nI read your English product pages and the page with the sizes has nine mistakes. I correct shop pages for Polish brands, 0,06 € per word.\n\nGrace Whitlow',
      'Dear Ana,\n\nYour website is slow on a phone, with 4 buttons that do nothing. We make new websites in ten days from 450$ with hosting.\n\nRavi',
    ];
    for (const body of sold) expect(linkAfter(body), body).toBe(0);
    const asked = [
      'Hello Ana,\n\nThe link to the tide tables on your page about kayaks is dead. We sell tide tables for £4 and publish them all at tides.example. Would you point to us instead?\n\nMarten',
      'Hello Ana,\n\nWe rent kayaks and would like to place a guest post on your blog. We pay $80 for it. Is that possible?\n\nMarten',
    ];
    for (const body of asked) expect(linkAfter(body), body).toBe(0.7);
  });
});
